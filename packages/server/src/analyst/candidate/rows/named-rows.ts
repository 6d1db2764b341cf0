import type { Condition, Lookup } from '@auger/contract/plan'
import { placeOf, type ColumnRef } from '../../frame/column-ref.ts'
import type { Candidate } from '../draft.ts'

/** A filter that names rows of the frame's table by a value, so that other rows may be held against them. */
export interface NamedRow {
  /** Its place among the filters. */
  readonly filter: number
  readonly condition: Condition
  /** The first and the last of the items that say it. */
  readonly from: number
  readonly until: number
}

export function namedRows({ frame, reading }: Candidate): readonly NamedRow[] {
  return frame.filters.flatMap((condition, filter) => {
    if (!namesRows(condition) || placeOf(condition.column).tableId !== frame.tableId) return []
    const slot = reading.slots.find(({ choices }) => choices.some((one) => one.condition === condition))
    if (slot === undefined) return []
    return [{ filter, condition, from: Math.min(...slot.items), until: Math.max(...slot.items) }]
  })
}

/** By a value, or as those that come first. */
const namesRows = (
  condition: Condition,
): condition is Extract<Condition, { kind: 'compare' | 'in' | 'among' }> =>
  condition.kind === 'in' ||
  condition.kind === 'among' ||
  (condition.kind === 'compare' && condition.operator === '=')

/** What the rows that are named have in a column. */
export const lookedUp = ({ condition }: NamedRow, column: ColumnRef): Lookup => ({
  tableId: placeOf(column).tableId,
  verbs: [{ kind: 'filter', where: condition }],
  column,
})
