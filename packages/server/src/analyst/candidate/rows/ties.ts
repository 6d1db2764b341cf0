import type { Condition } from '@auger/contract/plan'
import { columnsIn } from '../../../domain/condition.ts'
import { placeOf } from '../../frame/column-ref.ts'
import type { Candidate } from '../draft.ts'
import { columnOf } from '../scene.ts'

/** All rows that share the first place, where only one would be shown: the countries with the fewest medals. */
export function ties(candidate: Candidate): readonly Candidate[] {
  const { frame } = candidate
  const { ranking, filters, ...rest } = frame
  if (ranking?.count !== 1 || ranking.offset !== undefined || ranking.within !== undefined) return []
  const { tableId } = placeOf(ranking.by)
  // Of text only the number that it begins with has an order.
  if (tableId !== frame.tableId || columnOf(candidate.reading.scene, ranking.by).type === 'text') return []
  if (filters.flatMap(columnsIn).some((ref) => placeOf(ref).tableId !== tableId)) return []
  const shares = sharesFirst(ranking.by, ranking.direction, filters)
  return [
    {
      ...candidate,
      frame: { ...rest, filters: [...filters, shares] },
      notes: [...candidate.notes, 'ranking:ties'],
      cost: candidate.cost + 0.5,
    },
  ]
}

function sharesFirst(
  column: string,
  direction: 'ascending' | 'descending',
  filters: readonly Condition[],
): Condition {
  const isHigh = direction === 'descending'
  if (filters.length === 0)
    return { kind: 'against', column, operator: '=', function: isHigh ? 'maximum' : 'minimum' }
  return {
    kind: 'among',
    column,
    operator: isHigh ? '>=' : '<=',
    of: {
      tableId: placeOf(column).tableId,
      verbs: filters.map((where) => ({ kind: 'filter', where })),
      column,
    },
  }
}
