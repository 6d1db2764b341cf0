import type { Candidate } from '../draft.ts'

/** No more rows than are asked for, where nothing puts them in an order: name one, list two. */
export function limits(candidate: Candidate): readonly Candidate[] {
  const { frame, reading } = candidate
  if (reading.count === undefined || frame.ranking !== undefined || frame.order !== undefined) return []
  const { distinct: _distinct, ...rest } = frame
  const { value: count, item } = reading.count
  return [
    {
      ...candidate,
      frame: { ...rest, order: { kind: 'edge', edge: 'first', count } },
      notes: [...candidate.notes, 'order:limit'],
      used: new Set([...candidate.used, item]),
      cost: candidate.cost + 0.1,
    },
  ]
}
