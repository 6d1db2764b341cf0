import { placeOf } from '../../frame/column-ref.ts'
import type { Candidate } from '../draft.ts'
import { isThing, senseOf } from '../reading.ts'
import { lookedUp, namedRows, type NamedRow } from './named-rows.ts'

/** Other rows that share what a named row has in a column: on the same island as. */
export function alike(candidate: Candidate): readonly Candidate[] {
  const { frame, reading, used } = candidate
  const cue = reading.rest.find((index) => senseOf(reading.items[index], 'same') !== undefined)
  if (cue === undefined) return []
  return namedRows(candidate).flatMap((row) =>
    reading.rest.flatMap((index): readonly Candidate[] => {
      const item = reading.items[index]
      if (!isThing(item) || item.to.kind !== 'column' || used.has(index)) return []
      const { column } = item.to
      if (placeOf(column).tableId !== frame.tableId) return []
      return [
        {
          ...candidate,
          frame: { ...frame, filters: sharing(candidate, row, column) },
          notes: [...candidate.notes, 'filter:alike'],
          used: new Set([...used, cue, index]),
          cost: candidate.cost + (index > cue ? 0 : 0.3),
        },
      ]
    }),
  )
}

const sharing = ({ frame }: Candidate, row: NamedRow, column: string) =>
  frame.filters.flatMap((filter, at) =>
    at === row.filter
      ? [
          { kind: 'among', column, of: lookedUp(row, column) } as const,
          { kind: 'not', condition: row.condition } as const,
        ]
      : [filter],
  )
