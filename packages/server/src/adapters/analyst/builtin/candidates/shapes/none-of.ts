import type { Condition } from '@auger/contract/plan'
import { isUnique } from '../../row-identity.ts'
import { amongThose } from '../own-lookup.ts'
import type { Scene } from '../scene.ts'
import type { Subject } from '../subjects.ts'
import { meets, noUnits } from '../units.ts'
import { quantities } from './cues.ts'
import type { Proposal } from './proposal.ts'

const mostShown = 3

/** Conditions that choose some rows, and not a range of all. */
const singled = new Set<Condition['kind']>(['compare', 'among', 'contains'])

/** "the buyers who never bought tea": other rows of theirs say nothing, as long as none is of tea. */
export function noneOf(scene: Scene, wanted: readonly Subject[]): readonly Proposal[] {
  const { mentions, set } = scene
  const [denied, ...others] = set.conditions
  if (denied?.kind !== 'not' || !singled.has(denied.condition.kind) || others.length > 0) return []
  const { table, question } = mentions
  if (!question.asked.tables.includes(table)) return []
  const [quantity] = quantities(scene)
  return wanted
    .slice(0, mostShown)
    .filter(
      ({ column, units }) =>
        column.type === 'text' &&
        !set.columns.includes(column) &&
        !isUnique(column, table) &&
        !meets(units, set.units),
    )
    .map(({ column, units, features }): Proposal => ({
      want:
        quantity === undefined
          ? { kind: 'rows', columns: [column], distinct: true }
          : {
              kind: 'measures',
              keys: [],
              measures: [{ function: 'distinct', column }],
              lead: undefined,
            },
      conditions: [{ kind: 'not', condition: amongThose(column, table, denied.condition) }],
      units: units | (quantity?.units ?? noUnits),
      features: [['shape:none-of', 1], ...features],
    }))
}
