import { flag, type Features } from '../features.ts'
import { isUnique } from '../../row-identity.ts'
import { cuesOfKind, gap } from '../mention.ts'
import { isBeside } from '../word-order.ts'
import type { Scene } from '../scene.ts'
import type { Subject } from '../subjects.ts'
import { countsRows, rangeFrom } from '../number-conditions.ts'
import { meets, noUnits, type Units } from '../units.ts'
import type { Having } from '../../draft.ts'
import { quantities } from './cues.ts'
import { figureBounds } from './figure-bounds.ts'
import type { Proposal } from './proposal.ts'

const mostKeys = 4
const nearest = 2
const rows = { function: 'count', column: undefined } as const

/** "which products have more than 10 orders", "between 1 and 3 orders": bounds on how many rows a group has, or on a figure of them. */
export function havings(scene: Scene, wanted: readonly Subject[]): readonly Proposal[] {
  const { mentions } = scene
  const all = [...bounds(scene), ...exact(scene), ...ranges(scene), ...figureBounds(scene)]
  return all.flatMap(({ having, units, features, asked = noUnits }) =>
    wanted
      .filter(({ column }) => !isUnique(column, mentions.table))
      .slice(0, mostKeys)
      .flatMap((show) => [
        ...counted(scene, show, { having, units, features }),
        ...(['keys', 'all'] as const).map((shows): Proposal => ({
          want: {
            kind: 'measures',
            keys: [{ column: show.column, grain: undefined }],
            measures: [having[0].measure],
            lead: undefined,
            shows,
          },
          having,
          units: units | show.units | (shows === 'all' ? asked : noUnits),
          features: [
            ['shape:having', 1],
            ...features,
            ...flag('having:all', shows === 'all'),
            ...flag(
              'having:all:unasked',
              shows === 'all' && quantities(scene).length === 0 && asked === noUnits,
            ),
            ...show.features,
          ],
        })),
      ]),
  )
}

/** "how many products have more than 10 orders" */
function counted(scene: Scene, show: Subject, { having, units, features }: Bound): readonly Proposal[] {
  const { mention } = show
  const quantity = quantities(scene).find(
    (cue) => mention !== undefined && gap(cue, mention) >= 0 && gap(cue, mention) <= nearest,
  )
  if (quantity === undefined) return []
  return [
    {
      want: {
        kind: 'measures',
        keys: [{ column: show.column, grain: undefined }],
        measures: [having[0].measure],
        lead: undefined,
        counted: true,
      },
      having,
      units: units | show.units | quantity.units,
      features: [['shape:having', 1], ['having:counted', 1], ...features, ...show.features],
    },
  ]
}

interface Bound {
  readonly having: readonly [Having, ...Having[]]
  readonly units: Units
  readonly features: Features
  /** Where the question asks for the figure too. */
  readonly asked?: Units
}

const bounds = ({ mentions, set }: Scene): readonly Bound[] =>
  cuesOfKind(mentions, 'compare').flatMap((cue) => {
    if (meets(cue.units, set.units)) return []
    const number = mentions.numbers.find(
      (one) => isBeside(mentions.question, cue, one) && !meets(one.units, set.units | cue.units),
    )
    if (number === undefined) return []
    return [
      {
        having: [{ measure: rows, operator: cue.meaning.operator, value: number.value }],
        units: cue.units | number.units,
        features: flag('having:counts', countsRows(mentions, number)),
      },
    ]
  })

/** "only once", "two times": a number that no word bounds, said in a word or of rows. */
const exact = ({ mentions, set }: Scene): readonly Bound[] =>
  mentions.numbers
    .filter(
      (number) =>
        !meets(number.units, set.units) &&
        Number.isInteger(number.value) &&
        (countsRows(mentions, number) || !/\d/.test(mentions.question.units[number.start]?.text ?? '')) &&
        !cuesOfKind(mentions, 'compare').some((cue) => isBeside(mentions.question, cue, number)),
    )
    .map(({ value, units }) => ({
      having: [{ measure: rows, operator: '=', value }],
      units,
      features: [['having:exact', 1]],
    }))

const ranges = ({ mentions, set }: Scene): readonly Bound[] =>
  mentions.numbers.flatMap((low) => {
    const range = rangeFrom(mentions, low)
    if (range === undefined || meets(range.units, set.units)) return []
    return [
      {
        having: [
          { measure: rows, operator: '>=', value: low.value },
          { measure: rows, operator: '<=', value: range.high.value },
        ],
        units: range.units,
        features: [['having:range', 1]],
      },
    ]
  })
