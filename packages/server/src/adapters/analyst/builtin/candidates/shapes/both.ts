import { isUnique } from '../../row-identity.ts'
import { cuesOfKind } from '../mention.ts'
import { amongThose } from '../own-lookup.ts'
import type { Scene } from '../scene.ts'
import type { Subject } from '../subjects.ts'
import { meets } from '../units.ts'
import type { Proposal } from './proposal.ts'

const mostShown = 5

/** "the buyers of both tea and coffee": no row holds two values, but what is asked for may have rows with either. */
export function both({ mentions, set }: Scene, wanted: readonly Subject[]): readonly Proposal[] {
  const [alternatives, ...others] = set.conditions
  if (alternatives?.kind !== 'in' || alternatives.values.length !== 2 || others.length > 0) return []
  const { table, question } = mentions
  const and = cuesOfKind(mentions, 'joint').filter(({ meaning }) => meaning.of === 'and')
  if (and.length === 0 || !question.asked.tables.includes(table)) return []
  return wanted
    .slice(0, mostShown)
    .filter(
      ({ column, units }) =>
        !set.columns.includes(column) && !isUnique(column, table) && !meets(units, set.units),
    )
    .map(({ column, units, features }): Proposal => ({
      want: { kind: 'rows', columns: [column], distinct: true },
      conditions: alternatives.values.map((value) =>
        amongThose(column, table, { kind: 'compare', column: alternatives.column, operator: '=', value }),
      ),
      units,
      features: [['shape:both', 1], ...features],
    }))
}
