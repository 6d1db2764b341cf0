import { isTemporal, type Column } from '../../../../../domain/table.ts'
import { mayTrail, natureOf } from '../../../../../locales/index.ts'
import type { KeyWish, MeasureWish } from '../../draft.ts'
import { timeColumns } from '../../ground.ts'
import { isAmount } from '../../item.ts'
import { isOneYear } from '../../years-in.ts'
import { isUnique } from '../../row-identity.ts'
import { flag, worthAlone, type Features } from '../features.ts'
import { cuesOfKind, gap, type ColumnMention, type Cue, type Mentions } from '../mention.ts'
import type { Scene } from '../scene.ts'
import { gradeOf } from '../grade.ts'
import { meets, noUnits, startOf, unitsFrom, type Units } from '../units.ts'
import { namesForeign } from './counts.ts'
import { measured, quantities, wishes } from './cues.ts'
import type { Proposal } from './proposal.ts'

const mostKeys = 5
/** A synonym in another form counts as named. */
const leastBare = 0.68

/** A figure for each value of a column, or of two, or for each stretch of time. */
export function groups(scene: Scene): readonly Proposal[] {
  const keys = [...namedKeys(scene), ...listedKeys(scene), ...timeKeys(scene)]
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

interface Key extends KeyWish {
  readonly units: Units
  readonly features: Features
}

/** What a word like "per" or "each" points at. */
export function namedKeys({ mentions, set }: Scene): readonly Key[] {
  const trails = mayTrail(mentions.question.locale.hears)
  const grains = mentions.question.locale.hears.trailing === true ? cuesOfKind(mentions, 'grain') : []
  return cuesOfKind(mentions, 'group')
    .filter((cue) => !meets(cue.units, set.units) && !grains.some((grain) => meets(grain.units, cue.units)))
    .flatMap((cue) =>
      firmest(mentions.columns).flatMap((mention): readonly Key[] => {
        const after = mention.start - cue.end
        const before = cue.start - mention.end
        const close = (after >= 0 && after <= 2) || (trails && before >= 0 && before <= 1)
        if (!close || meets(mention.units, set.units | cue.units)) return []
        if (isInsideName(mentions, cue.units, mention)) return []
        return [
          {
            column: mention.column,
            grain: undefined,
            units: mention.units | cue.units,
            features: [
              [`key:${gradeOf(mention)}`, 1],
              ['key:quality', mention.quality],
              ...flag('key:unique', isUnique(mention.column, mentions.table)),
              ...flag('key:amount', isAmount(mention.column) && mention.column.distinct > 30),
            ],
          },
        ]
      }),
    )
}

const firmest = (columns: readonly ColumnMention[]): readonly ColumnMention[] =>
  columns.toSorted((a, b) => b.quality - a.quality)

/** "price per night" is one name, and not a price for each number of nights. */
const isInsideName = ({ columns }: Mentions, cue: Units, key: ColumnMention): boolean =>
  columns.some(
    (other) =>
      other.column !== key.column &&
      other.how === 'exact' &&
      other.quality >= key.quality - 0.05 &&
      meets(other.units, cue) &&
      meets(other.units, key.units),
  )

/** "list each type and the number of rooms": a name beside a count. */
function listedKeys({ mentions, set }: Scene): readonly Key[] {
  return cuesOfKind(mentions, 'quantity').flatMap((quantity) =>
    mentions.columns
      .filter(
        (mention) =>
          mention.end <= quantity.start &&
          mention.quality >= 0.6 &&
          !meets(mention.units, set.units) &&
          cuesOfKind(mentions, 'joint').some(
            (joint) => joint.start >= mention.end && joint.end <= quantity.start && gap(joint, quantity) <= 3,
          ),
      )
      .map((mention): Key => ({
        column: mention.column,
        grain: undefined,
        units: mention.units,
        features: [
          ['key:listed', 1],
          [`key:${gradeOf(mention)}`, 1],
          ['key:quality', mention.quality],
          ...flag('key:unique', isUnique(mention.column, mentions.table)),
        ],
      })),
  )
}

/** "by region and category", 地域とカテゴリ別 */
function joinedKeys({ mentions, set }: Scene, first: Key): readonly Key[] {
  const trails = mentions.question.locale.hears.trailing === true
  const isJoined = (mention: ColumnMention, joint: Cue): boolean =>
    (mention.start === joint.end && meets(first.units, unitsFrom(joint.start - 1, joint.start))) ||
    (trails && mention.end === joint.start && meets(first.units, unitsFrom(joint.end, joint.end + 1)))
  return cuesOfKind(mentions, 'joint').flatMap((joint) =>
    mentions.columns
      .filter(
        (mention) =>
          mention.quality >= 0.7 &&
          !meets(mention.units, set.units | first.units) &&
          isJoined(mention, joint),
      )
      .map((mention): Key => ({
        column: mention.column,
        grain: undefined,
        units: mention.units | joint.units,
        features: [['key:joined', 1], ...flag('key:unique', isUnique(mention.column, mentions.table))],
      })),
  )
}

/** Two values of one column, each with its own figure. */
function alternativeKeys({ mentions, set }: Scene): readonly Key[] {
  const compared = cuesOfKind(mentions, 'compared').filter(({ units }) => !meets(units, set.units))
  return set.conditions.flatMap((condition): readonly Key[] => {
    const column =
      condition.kind === 'in'
        ? mentions.table.columns.find(({ name }) => name === condition.column)
        : undefined
    if (column === undefined) return []
    return [
      {
        column,
        grain: undefined,
        units: compared.reduce((units, cue) => units | cue.units, noUnits),
        features: [['key:alternatives', 1], ...flag('key:alternatives:compared', compared.length > 0)],
      },
    ]
  })
}

export function timeKeys({ mentions, set }: Scene): readonly Key[] {
  const times = timeColumns(mentions.table).filter(isTemporal)
  const [time] = times
  if (time === undefined) return []
  const followed = mentions.clause?.suggested === 'line'
  return cuesOfKind(mentions, 'grain')
    .filter((cue) => !meets(cue.units, set.units) && !endsYear(mentions, cue))
    .filter(({ meaning }) => meaning.grain !== 'year' || !(followed && isOneYear(time, set.conditions)))
    .map((cue): Key => {
      const group = cuesOfKind(mentions, 'group').find(
        (other) => gap(other, cue) >= -3 && gap(other, cue) <= 1,
      )
      return {
        column: time,
        grain: cue.meaning.grain,
        units: cue.units | (group?.units ?? noUnits),
        features: [
          ['key:grain', 1],
          ...flag('key:grain:grouped', group !== undefined),
          ...flag('key:grain:rivals', times.length > 1),
          ...flag(
            'key:grain:after-number',
            mentions.numbers.some(({ end }) => end === cue.start),
          ),
        ],
      }
    })
}

/** "в 2023 году": which year it is, and not each of them. */
const endsYear = ({ periods }: Mentions, { start, meaning }: Cue): boolean =>
  meaning.kind === 'grain' &&
  meaning.grain === 'year' &&
  periods.some(({ end, year }) => end === start && year !== undefined)

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
    units: units | (quantity?.units ?? noUnits),
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

/** "from highest to lowest": by the figure. Stretches of time keep their own order. */
function inOrder({ mentions, set }: Scene, chosen: readonly Key[], proposal: Proposal): Proposal {
  const direction = cuesOfKind(mentions, 'direction').find(({ units }) => !meets(units, set.units))
  if (direction === undefined || chosen.some(({ grain }) => grain !== undefined)) return proposal
  return {
    ...proposal,
    order: { column: undefined, direction: direction.meaning.direction },
    units: proposal.units | direction.units,
  }
}

/** "the number of rooms and their average price for each type", "the lowest and highest price by type" */
function several(
  rest: Scene,
  keys: readonly KeyWish[],
  units: Units,
  features: Features,
): readonly Proposal[] {
  const [quantity] = quantities(rest)
  const told = wishes(rest).filter(({ said }) => said === 'measure' || said === 'superlative')
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
    const measures = columns.flatMap(({ wish, bys }): readonly MeasureWish[] => {
      const own = bys.find(({ units: said }) => said !== noUnits && !meets(said, by.units)) ?? by
      return [{ function: wish.function, column: bys.length === 0 ? undefined : own.column }]
    })
    if (measures.some(({ column }) => column === undefined)) return []
    return [
      {
        want: {
          kind: 'measures',
          keys,
          measures: [...(quantity === undefined ? [] : [rows]), ...measures],
          lead: undefined,
        },
        units: told.reduce((sum, wish) => sum | wish.units, units | by.units | (quantity?.units ?? noUnits)),
        features: [...features, ['group:several', 1], ...by.features],
      },
    ]
  })
}

const rows: MeasureWish = { function: 'count', column: undefined }
