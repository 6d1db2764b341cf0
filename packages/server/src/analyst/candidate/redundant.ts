import { columnsIn } from '../../domain/condition.ts'
import { placeOf, type ColumnRef } from '../frame/column-ref.ts'
import { sameColumns } from '../frame/rows/reach.ts'
import type { Candidate } from './draft.ts'
import { tablesSpokenOf } from './slot/where-held.ts'

/** Whether a value is looked for in another table though the rows themselves have it, and nothing speaks of that table. */
export function isRedundant({ frame, reading }: Candidate): boolean {
  const spokenOf = tablesSpokenOf(reading)
  return frame.filters.some((filter) => {
    const [column] = columnsIn(filter)
    if (column === undefined || !column.includes('/')) return false
    const { tableId } = placeOf(column)
    if (tableId === frame.tableId || spokenOf.has(tableId)) return false
    const slot = reading.slots.find(({ choices }) => choices.some(({ condition }) => condition === filter))
    const own = slot?.choices.flatMap(({ columns: [ref] }) =>
      ref !== undefined && placeOf(ref).tableId === frame.tableId ? [ref] : [],
    )
    return own?.some((ref: ColumnRef) => sameColumns(ref, reading.scene.asked).includes(column)) ?? false
  })
}
