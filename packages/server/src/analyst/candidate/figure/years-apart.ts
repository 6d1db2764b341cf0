import { isNumeric } from '../../../domain/table.ts'
import { placeOf } from '../../frame/column-ref.ts'
import type { Candidate } from '../draft.ts'
import { aggregate, nameOf } from './figure.ts'
import { isThing } from '../reading.ts'
import { columnOf, tellsTime } from '../scene.ts'

/** The candidate with the year of a named column as its figure, so that two sides may be years apart. */
export function yearsApart(candidate: Candidate): readonly Candidate[] {
  const { frame, reading } = candidate
  if (frame.dimensions.length > 0 || frame.ranking !== undefined || frame.filters.length === 0) return []
  return reading.rest.flatMap((index): readonly Candidate[] => {
    const item = reading.items[index]
    if (!isThing(item) || item.to.kind !== 'column') return []
    const column = columnOf(reading.scene, item.to.column)
    if (!tellsTime(column) || !isNumeric(column) || placeOf(item.to.column).tableId !== frame.tableId)
      return []
    const as = nameOf(reading.scene, 'maximum', column.name)
    return [
      {
        ...candidate,
        frame: { ...frame, metrics: [{ as, metric: aggregate('maximum', item.to.column) }] },
        notes: [...candidate.notes, 'comparison:years'],
        used: new Set([...candidate.used, index]),
        cost: candidate.cost + 0.1,
      },
    ]
  })
}
