import { flag, type Features } from '../features.ts'
import type { Column } from '../../../../../domain/table.ts'
import { cuesOfKind, gap, saysRows, type ColumnMention, type Mentions, type Place } from '../mention.ts'
import type { Scene } from '../scene.ts'
import { gradeOf } from '../grade.ts'
import { isNamedFirst } from '../subject-place.ts'
import type { Subject } from '../subjects.ts'
import { isUnique } from '../../row-identity.ts'
import { meets, noUnits, type Units } from '../units.ts'
import { severalBeside } from './lookups.ts'
import { saysWhatBy } from './ordered-by-lead.ts'
import { wordsBetween } from '../word-order.ts'
import type { Proposal } from './proposal.ts'

const furthest = 3

/** Listings in the order of a column that is named beside a word like "sorted by". */
export function orders(scene: Scene, wanted: readonly Subject[]): readonly Proposal[] {
  const { mentions, set } = scene
  const cue = longest(cuesOfKind(mentions, 'order').filter(({ units }) => !meets(units, set.units)))
  const direction = longest(
    cuesOfKind(mentions, 'direction').filter(
      (said) => !meets(said.units, set.units) && !saysWhatBy(mentions.question, said),
    ),
  )
  if (cue === undefined && direction === undefined) return []
  const said = (cue?.units ?? noUnits) | (direction?.units ?? noUnits)
  const places = [cue, direction, ...cuesOfKind(mentions, 'group')].filter((place) => place !== undefined)
  const sorted = mentions.columns.filter(
    (mention) =>
      !meets(mention.units, set.units | said) &&
      !saysRows(mentions, mention) &&
      places.some((place) => Math.abs(gap(mention, place)) <= furthest),
  )
  return [
    ...bySelf(wanted, said, direction?.meaning.direction),
    ...byCount(scene, wanted, places, said, direction?.meaning.direction),
    ...sorted.flatMap((mention) => {
      const by = pointingAt(mentions, mention)
      const beside = severalBeside(scene, said | by, mention)
      const shown = [
        ...wanted
          .filter(({ units }) => !meets(units, mention.units))
          .slice(0, 3)
          .map(({ column, units, features }) => ({ columns: [column], units, features })),
        ...beside.without,
        ...beside.among,
      ]
      return shown.map(({ columns, units, features }): Proposal => ({
        want: { kind: 'rows', columns, distinct: false },
        order: { column: mention.column, direction: direction?.meaning.direction ?? 'ascending' },
        units: units | said | mention.units | by,
        features: [
          ...features,
          ...orderFeatures(mentions, mention, columns),
          [
            'order:distance',
            Math.min(
              ...places.slice(0, 2).map((place) => Math.abs(wordsBetween(mentions.question, mention, place))),
            ),
          ],
        ],
      }))
    }),
  ]
}

/** 按年龄升序: the word that elsewhere parts groups says what the order is by. */
const pointingAt = (mentions: Mentions, { start }: ColumnMention): Units =>
  cuesOfKind(mentions, 'group').reduce(
    (units, cue) => (cue.end === start ? units | cue.units : units),
    noUnits,
  )

/** "In reverse alphabetical order" says more than the "alphabetical order" within it. */
const longest = <Said extends Place>(cues: readonly Said[]): Said | undefined =>
  [...cues].sort((a, b) => b.end - b.start - (a.end - a.start))[0]

/** "names in alphabetical order": by what is shown. */
const bySelf = (
  wanted: readonly Subject[],
  said: Units,
  direction: 'ascending' | 'descending' | undefined,
): readonly Proposal[] =>
  wanted.slice(0, 3).map(({ column, units, features }) => ({
    want: { kind: 'rows', columns: [column], distinct: false },
    order: { column, direction: direction ?? 'ascending' },
    units: units | said,
    features: [...features, ['shape:ordered', 1], ['order:by-self', 1]],
  }))

/** "in ascending order of how many there are": groups by their rows. */
function byCount(
  scene: Scene,
  wanted: readonly Subject[],
  places: readonly Place[],
  said: Units,
  direction: 'ascending' | 'descending' | undefined,
): readonly Proposal[] {
  const quantity = cuesOfKind(scene.mentions, 'quantity').find(({ units }) => !meets(units, scene.set.units))
  if (quantity === undefined) return []
  const apart = places.every((place) => Math.abs(gap(quantity, place)) > furthest)
  return wanted
    .filter(({ column }) => !isUnique(column, scene.mentions.table))
    .slice(0, 3)
    .flatMap(({ column, units, features }) =>
      (['keys', 'all'] as const).map((shows): Proposal => ({
        want: {
          kind: 'measures',
          keys: [{ column, grain: undefined }],
          measures: [{ function: 'count', column: undefined }],
          lead: undefined,
          shows,
        },
        order: { column: undefined, direction: direction ?? 'ascending' },
        units: units | said | quantity.units,
        features: [
          ...features,
          ['shape:ordered', 1],
          ['order:by-count', 1],
          ...flag('order:by-count:apart', apart),
          ...flag('order:by-count:all', shows === 'all'),
        ],
      })),
    )
}

const orderFeatures = (mentions: Mentions, mention: ColumnMention, columns: readonly Column[]): Features => [
  ['shape:ordered', 1],
  [`order:${gradeOf(mention)}`, 1],
  ...flag('order:of-shown', columns.includes(mention.column)),
  // "the names in reverse order" are not ids by their names.
  ...flag('order:of-asked', !columns.includes(mention.column) && isNamedFirst(mentions, mention)),
]
