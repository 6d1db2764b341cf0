import { flag } from '../features.ts'
import { isUnique } from '../../row-identity.ts'
import { cuesOfKind, gap } from '../mention.ts'
import type { Scene } from '../scene.ts'
import type { Subject } from '../subjects.ts'
import { meets } from '../units.ts'
import { quantities } from './cues.ts'
import type { Proposal } from './proposal.ts'

const mostKeys = 4
const rows = { function: 'count', column: undefined } as const

/** "which products have more than 10 orders": a bound on how many rows a group has. */
export function havings(scene: Scene, wanted: readonly Subject[]): readonly Proposal[] {
  const { mentions, set } = scene
  return cuesOfKind(mentions, 'compare').flatMap((cue) => {
    if (meets(cue.units, set.units)) return []
    const number = mentions.numbers.find((one) => {
      const distance = gap(cue, one)
      return distance >= 0 && distance <= 1 && !meets(one.units, set.units | cue.units)
    })
    if (number === undefined) return []
    return wanted
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
          having: [{ measure: rows, operator: cue.meaning.operator, value: number.value }],
          units: cue.units | number.units | show.units,
          features: [
            ['shape:having', 1],
            ...flag('having:all', shows === 'all'),
            ...flag('having:all:unasked', shows === 'all' && quantities(scene).length === 0),
            ...show.features,
          ],
        })),
      )
  })
}
