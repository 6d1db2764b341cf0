import type { Features } from './features.ts'

/** A number, or one of two trees by whether a feature lies below a bound; one that is not there counts as 0. */
export type Tree = number | readonly [feature: string, bound: number, below: Tree, otherwise: Tree]

/** Which features of a candidate tell how far it can be trusted, besides how it stands among the others. */
const telling =
  /^(?:unexplained|unused:|outcome:|shape:|subject:|by:|table:|strict:|question:|conditions$|condition:)/

export function trustFeatures(features: Features, likelihood: number, worth: number): Features {
  const clipped = Math.min(0.999, Math.max(0.001, likelihood))
  const sums = new Map([
    ['likelihood', Math.log(clipped / (1 - clipped))],
    ['worth', worth / 10],
  ])
  for (const [name, value] of features) if (telling.test(name)) sums.set(name, (sums.get(name) ?? 0) + value)
  return [...sums]
}

/** How likely it is that a candidate answers the question, by all trees together. */
export function trustIn(trusting: Features, trees: readonly Tree[]): number {
  const values = new Map(trusting)
  const sum = trees.reduce<number>((all, tree) => all + leafOf(tree, values), 0)
  return 1 / (1 + Math.exp(-sum))
}

export const trustOf = (
  features: Features,
  likelihood: number,
  worth: number,
  trees: readonly Tree[],
): number => trustIn(trustFeatures(features, likelihood, worth), trees)

function leafOf(tree: Tree, values: ReadonlyMap<string, number>): number {
  let at = tree
  while (typeof at !== 'number') {
    const [feature, bound, below, otherwise] = at
    at = (values.get(feature) ?? 0) < bound ? below : otherwise
  }
  return at
}

/** Trees as they are written down. */
export const treesFrom = (written: readonly unknown[]): readonly Tree[] => written.map(treeFrom)

function treeFrom(written: unknown): Tree {
  if (typeof written === 'number') return written
  if (!Array.isArray(written) || written.length !== 4)
    throw new Error(`A tree is a number or a split in four, not ${JSON.stringify(written)}`)
  const [feature, bound, below, otherwise] = written as readonly unknown[]
  if (typeof feature !== 'string' || typeof bound !== 'number')
    throw new Error(`A split names a feature and a bound, not ${JSON.stringify([feature, bound])}`)
  return [feature, bound, treeFrom(below), treeFrom(otherwise)]
}
