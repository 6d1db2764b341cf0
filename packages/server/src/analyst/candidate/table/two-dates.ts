import { placeOf } from '../../frame/column-ref.ts'
import type { Candidate } from '../draft.ts'
import { columnOf, tellsTime } from '../scene.ts'

/** Notes of a time that no word says the date of. */
const unsaid: ReadonlySet<string> = new Set(['filter:time:first-column', 'filter:time:other-column'])

/** Whether rows are parted by one date and chosen by another of their table that nothing names: deliveries by month are of 2024 by delivery. */
export function isOfTwoDates({ frame: { dimensions, filters }, reading }: Candidate): boolean {
  const parting = dimensions.filter(({ column, grain }) => {
    return grain !== undefined && tellsTime(columnOf(reading.scene, column))
  })
  return reading.slots.some(({ choices }) =>
    choices.some(({ condition, columns: [ref], notes }) => {
      if (condition === undefined || ref === undefined || !filters.includes(condition)) return false
      if (!notes.some((note) => unsaid.has(note))) return false
      const { tableId } = placeOf(ref)
      return parting.some(({ column }) => column !== ref && placeOf(column).tableId === tableId)
    }),
  )
}
