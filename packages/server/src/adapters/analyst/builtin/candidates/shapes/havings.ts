import { flag, type Features } from '../features.ts'
import { isUnique } from '../../row-identity.ts'
import { cuesOfKind, gap } from '../mention.ts'
import type { Scene } from '../scene.ts'
import type { Subject } from '../subjects.ts'
import { countsRows, rangeFrom } from '../number-conditions.ts'
import { meets, type Units } from '../units.ts'
import type { Having } from '../../draft.ts'
import { quantities } from './cues.ts'
import type { Proposal } from './proposal.ts'

const mostKeys = 4
const rows = { function: 'count', column: undefined } as const

/** "which products have more than 10 orders", "between 1 and 3 orders": bounds on how many rows a group has. */
export function havings(scene: Scene, wanted: readonly Subject[]): readonly Proposal[] {
  const { mentions } = scene
  return [...bounds(scene), ...ranges(scene)].flatMap(({ having, units, features }) =>
    wanted
      .filter(({ column }) => !isUnique(column, mentions.table))
      .slice(0, mostKeys)
      .flatMap((show) =>
        (['keys', 'all'] as const).map((shows): Proposal => ({
          want: {
            kind: 'measures',
            keys: [{ column: show.column, grain: undefined }],
            measures: [rows],
            lead: undefined,
            shows,
          },
          having,
          units: units | show.units,
          features: [
            ['shape:having', 1],
            ...features,
            ...flag('having:all', shows === 'all'),
            ...flag('having:all:unasked', shows === 'all' && quantities(scene).length === 0),
            ...show.features,
          ],
        })),
      ),
  )
}

interface Bound {
  readonly having: readonly Having[]
  readonly units: Units
  readonly features: Features
}

const bounds = ({ mentions, set }: Scene): readonly Bound[] =>
  cuesOfKind(mentions, 'compare').flatMap((cue) => {
    if (meets(cue.units, set.units)) return []
    const number = mentions.numbers.find((one) => {
      const distance = gap(cue, one)
      return distance >= 0 && distance <= 1 && !meets(one.units, set.units | cue.units)
    })
    if (number === undefined) return []
    const having = [{ measure: rows, operator: cue.meaning.operator, value: number.value }]
    return [
      {
        having,
        units: cue.units | number.units,
        features: flag('having:counts', countsRows(mentions, number)),
      },
    ]
  })

const ranges = ({ mentions, set }: Scene): readonly Bound[] =>
  mentions.numbers.flatMap((low) => {
    const range = rangeFrom(mentions, low)
    if (range === undefined || meets(range.units, set.units)) return []
    const having: readonly Having[] = [
      { measure: rows, operator: '>=', value: low.value },
      { measure: rows, operator: '<=', value: range.high.value },
    ]
    return [{ having, units: range.units, features: [['having:range', 1]] }]
  })
