import type { Column } from '../../../../../domain/table.ts'
import { natureOf } from '../../../../../locales/index.ts'
import type { KeyWish, MeasureWish } from '../../draft.ts'
import { isAmount } from '../../item.ts'
import { isUnique } from '../../row-identity.ts'
import { flag, worthAlone, type Features } from '../features.ts'
import { gradeOf } from '../grade.ts'
import { cuesOfKind, gap, type Cue, type Mentions } from '../mention.ts'
import type { Scene } from '../scene.ts'
import { meets, noUnits, startOf, type Units } from '../units.ts'
import { namesForeign } from './counts.ts'
import { measured, quantities, wishes } from './cues.ts'
import { alternativeKeys, joinedKeys, listedKeys, namedKeys, timeKeys, type Key } from './group-keys.ts'
import type { Proposal } from './proposal.ts'
import { wordKeys } from './word-keys.ts'

const mostKeys = 5
/** A synonym in another form counts as named. */
const leastBare = 0.68

/** A figure for each value of a column, or of two, or for each stretch of time. */
export function groups(scene: Scene): readonly Proposal[] {
  const keys = [...namedKeys(scene), ...listedKeys(scene), ...timeKeys(scene), ...wordKeys(scene)]
    .sort((a, b) => worthAlone(b.features, scene.weights) - worthAlone(a.features, scene.weights))
    .slice(0, mostKeys)
  const pairs = keys.flatMap((first, at) =>
    [...keys.slice(at + 1), ...joinedKeys(scene, first)]
      .filter((second) => second.column !== first.column && !meets(first.units, second.units))
      .map((second) => [first, second].sort((a, b) => startOf(a.units) - startOf(b.units))),
  )
  const each = alternativeKeys(scene).map((key) => [key])
  return [...keys.map((key) => [key]), ...pairs, ...each].flatMap((chosen) => figures(scene, chosen))
}

export function figures(scene: Scene, chosen: readonly Key[]): readonly Proposal[] {
  const units = chosen.reduce((sum, key) => sum | key.units, noUnits)
  const keys = chosen.map(({ column, grain }) => ({ column, grain }))
  const features: Features = [
    ['shape:group', 1],
    ...flag('group:two', chosen.length > 1),
    ...chosen.flatMap((key) => key.features),
  ]
  const rest: Scene = { ...scene, set: { ...scene.set, units: scene.set.units | units } }
  const [quantity] = quantities(rest)
  const isKey = (column: Column): boolean => chosen.some((key) => key.column === column)
  const counted: Proposal = {
    want: { kind: 'measures', keys, measures: [{ function: 'count', column: undefined }], lead: undefined },
    units: units | (quantity?.units ?? noUnits) | namedByOne(rest.mentions, quantity, rest.set.units),
    features: [
      ...features,
      ['group:count', 1],
      ...flag('group:count:quantity', quantity !== undefined),
      ...flag('count:foreign', quantity !== undefined && namesForeign(rest.mentions, quantity)),
    ],
  }
  const cued = wishes(rest)
    .filter(({ said }) => said !== 'most')
    .flatMap((wish) =>
      measured(rest, wish)
        .filter(({ column }) => !isKey(column))
        .map((by): Proposal => ({
          want: {
            kind: 'measures',
            keys,
            measures: [{ function: wish.function, column: by.column }],
            lead: undefined,
          },
          units: units | wish.units | by.units,
          features: [...features, [`group:${wish.function}:${wish.said}`, 1], ...by.features],
        })),
    )
  const bare = rest.mentions.columns
    .filter(
      (mention) =>
        isAmount(mention.column) &&
        !isKey(mention.column) &&
        mention.quality >= leastBare &&
        !meets(mention.units, rest.set.units),
    )
    .map((mention): Proposal => {
      const measure = natureOf(mention.column.name) === 'intensive' ? 'mean' : 'sum'
      return {
        want: {
          kind: 'measures',
          keys,
          measures: [{ function: measure, column: mention.column }],
          lead: undefined,
        },
        units: units | mention.units,
        features: [...features, [`group:bare:${measure}`, 1], [`by:${gradeOf(mention)}`, 1]],
      }
    })
  return [counted, ...cued, ...bare, ...several(rest, keys, units, features)].map((proposal) =>
    inOrder(rest, chosen, proposal),
  )
}

/** "the number of order ids in each region": there is one for each row. */
function namedByOne({ columns, table }: Mentions, quantity: Cue | undefined, taken: Units): Units {
  const named = columns.filter(
    ({ column, start, quality, units }) =>
      quantity !== undefined &&
      start >= quantity.end &&
      start - quantity.end <= 1 &&
      quality >= leastBare &&
      column.role === 'identifier' &&
      isUnique(column, table) &&
      !meets(units, taken),
  )
  return named.reduce((units, mention) => units | mention.units, noUnits)
}

/** "from highest to lowest": by the figure; "ordered by name": by what is grouped. Stretches of time keep their own order. */
function inOrder({ mentions, set }: Scene, chosen: readonly Key[], proposal: Proposal): Proposal {
  if (chosen.some(({ grain }) => grain !== undefined)) return proposal
  const direction = cuesOfKind(mentions, 'direction').find(({ units }) => !meets(units, set.units))
  const key = sortedKey(mentions, chosen)
  if (direction === undefined && key === undefined) return proposal
  return {
    ...proposal,
    order: { column: key?.column, direction: direction?.meaning.direction ?? 'ascending' },
    units: proposal.units | (direction?.units ?? noUnits) | (key?.units ?? noUnits),
    features: [...proposal.features, ...flag('group:by-key', key !== undefined)],
  }
}

const furthestKey = 2

/** The key that stands behind a word like "ordered by". */
function sortedKey(
  mentions: Mentions,
  chosen: readonly Key[],
): { readonly column: Column; readonly units: Units } | undefined {
  for (const cue of cuesOfKind(mentions, 'order')) {
    const named = mentions.columns.find(
      ({ column, start }) =>
        chosen.some((key) => key.column === column) && start >= cue.end && start - cue.end <= furthestKey,
    )
    if (named !== undefined) return { column: named.column, units: cue.units | named.units }
  }
  return undefined
}

/** "the number of rooms and their average price for each type", "the lowest and highest price by type" */
function several(
  rest: Scene,
  keys: readonly KeyWish[],
  units: Units,
  features: Features,
): readonly Proposal[] {
  const told = wishes(rest).filter(({ said }) => said === 'measure' || said === 'superlative')
  // "How much on average" counts nothing.
  const [quantity] = quantities(rest).filter((cue) => told.every((wish) => Math.abs(gap(cue, wish)) > 0))
  // "The most" alone asks which group leads; only "the lowest and the highest" asks for figures of each.
  const ends = new Set(told.flatMap((wish) => (wish.said === 'superlative' ? [wish.function] : [])))
  if (ends.size === 1 || told.length + (quantity === undefined ? 0 : 1) < 2) return []
  const columns = told.map((wish) => ({
    wish,
    bys: measured(rest, wish).filter(({ column }) => keys.every((key) => key.column !== column)),
  }))
  const [leading] = columns
  if (leading === undefined) return []
  return leading.bys.flatMap((by): readonly Proposal[] => {
    const owns = columns.map(({ wish, bys }) => {
      const other = bys.find(({ units: said }) => said !== noUnits && !meets(said, by.units))
      return { wish, own: wish === leading.wish ? by : bys.length === 0 ? undefined : (other ?? by) }
    })
    const measures = owns.flatMap(({ wish, own }): readonly MeasureWish[] =>
      own === undefined ? [] : [{ function: wish.function, column: own.column }],
    )
    if (measures.length < owns.length) return []
    return [
      {
        want: {
          kind: 'measures',
          keys,
          measures: [...(quantity === undefined ? [] : [rows]), ...measures],
          lead: undefined,
        },
        units: owns.reduce(
          (sum, { wish, own }) => sum | wish.units | (own?.units ?? noUnits),
          units | (quantity?.units ?? noUnits),
        ),
        features: [
          ...features,
          ['group:several', 1],
          ...flag('group:several:counted', quantity !== undefined),
          [`group:${leading.wish.function}:${leading.wish.said}`, 1],
          ...by.features,
        ],
      },
    ]
  })
}

const rows: MeasureWish = { function: 'count', column: undefined }
