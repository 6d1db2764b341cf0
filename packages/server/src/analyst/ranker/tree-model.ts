/**
 * Trees whose leaves add up to one number. They are split by features, which are known by name in the file and by place in
 * memory; a feature that is not there counts as 0.
 */
export interface TreeModel {
  /** The features, in the order of the values that are scored. */
  readonly names: readonly string[]
  readonly placeOf: ReadonlyMap<string, number>
  readonly start: number
  /** Where each tree begins among the nodes. */
  readonly roots: Int32Array
  /** The place of the feature that a node is split by; a leaf has -1. */
  readonly feature: Int32Array
  /** The bound of a split, the value of a leaf. */
  readonly value: Float64Array
  /** Where a split leads that is not below its bound; below it, it leads to the next node. */
  readonly otherwise: Int32Array
}

/** As a file has it: a split is the place of a feature, the place of one of its bounds, and both branches; a leaf is -1 and its value in `scale`. */
export interface WrittenModel {
  readonly features: readonly string[]
  readonly bounds: readonly (readonly number[])[]
  readonly start: number
  readonly scale: number
  readonly trees: readonly (readonly number[])[]
}

export const leafMark = -1

/** The model of a file, for the features that are computed. One that the other side does not know is an error: its scores would mean nothing. */
export function readTreeModel(written: unknown, known: readonly string[]): TreeModel {
  const model = checked(written)
  mustAgree(model.features, known)
  const placeOf = new Map(known.map((name, place) => [name, place]))
  const places = model.features.map((name) => placeOf.get(name) ?? 0)
  const nodes: Nodes = { feature: [], value: [], otherwise: [] }
  const roots = model.trees.map((tree, at) => {
    const root = nodes.feature.length
    const end = addNode(tree, 0, { model, places, nodes, tree: at })
    if (end !== tree.length) throw new Error(`Tree ${at} goes on behind its end`)
    return root
  })
  return {
    names: known,
    placeOf,
    start: model.start,
    roots: Int32Array.from(roots),
    feature: Int32Array.from(nodes.feature),
    value: Float64Array.from(nodes.value),
    otherwise: Int32Array.from(nodes.otherwise),
  }
}

interface Nodes {
  readonly feature: number[]
  readonly value: number[]
  readonly otherwise: number[]
}

interface Surroundings {
  readonly model: WrittenModel
  readonly places: readonly number[]
  readonly nodes: Nodes
  readonly tree: number
}

/** Adds the node that begins at this place of a written tree, with all below it; returns the place behind it. */
function addNode(written: readonly number[], at: number, around: Surroundings): number {
  const { model, places, nodes, tree } = around
  const [feature, second] = [written[at], written[at + 1]]
  if (feature === undefined || second === undefined) throw new Error(`Tree ${tree} ends within a node`)
  const node = nodes.feature.length
  if (feature === leafMark) {
    nodes.feature.push(leafMark)
    nodes.value.push(second * model.scale)
    nodes.otherwise.push(node)
    return at + 2
  }
  const [place, bound] = [places[feature], model.bounds[feature]?.[second]]
  if (place === undefined || bound === undefined)
    throw new Error(
      `Tree ${tree} splits by bound ${second} of feature ${feature}, which the file does not have`,
    )
  nodes.feature.push(place)
  nodes.value.push(bound)
  nodes.otherwise.push(node)
  const between = addNode(written, at + 2, around)
  nodes.otherwise[node] = nodes.feature.length
  return addNode(written, between, around)
}

function mustAgree(features: readonly string[], known: readonly string[]): void {
  const [learned, computed] = [new Set(features), new Set(known)]
  const unknown = features.find((name) => !computed.has(name))
  if (unknown !== undefined)
    throw new Error(`The model was learned with the feature "${unknown}", which is not computed`)
  const missing = known.find((name) => !learned.has(name))
  if (missing !== undefined)
    throw new Error(`The model was learned without the feature "${missing}", which is computed`)
}

function checked(written: unknown): WrittenModel {
  if (typeof written !== 'object' || written === null) throw new Error('A model is an object')
  const { features, bounds, start, scale, trees } = written as Record<string, unknown>
  if (!isListOf(features, (name) => typeof name === 'string'))
    throw new Error('The features of a model are a list of names')
  if (!isListOf(bounds, isNumbers) || bounds.length !== features.length)
    throw new Error('The bounds of a model are a list of numbers for each feature')
  if (typeof start !== 'number' || typeof scale !== 'number')
    throw new Error('The start and the scale of a model are numbers')
  if (!isListOf(trees, isNumbers)) throw new Error('The trees of a model are lists of numbers')
  return { features, bounds, start, scale, trees } as WrittenModel
}

const isListOf = (value: unknown, holds: (one: unknown) => boolean): value is readonly unknown[] =>
  Array.isArray(value) && value.every(holds)

const isNumbers = (value: unknown): boolean => isListOf(value, (one) => typeof one === 'number')
