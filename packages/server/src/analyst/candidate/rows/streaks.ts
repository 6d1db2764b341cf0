import type { Candidate } from '../draft.ts'
import { senseOf } from '../reading.ts'

/** How many rows in a row meet what is said: the longest winning streak. */
export function streaks(candidate: Candidate): readonly Candidate[] {
  const { frame, reading, used } = candidate
  const [first, ...others] = frame.filters
  const cue = reading.rest.find((index) => senseOf(reading.items[index], 'streak') !== undefined)
  if (cue === undefined || first === undefined || frame.order !== undefined) return []
  const { ranking: _ranking, distinct: _distinct, ...rest } = frame
  const where = others.length === 0 ? first : ({ kind: 'and', conditions: frame.filters } as const)
  const counted = reading.rest.filter((index) => senseOf(reading.items[index], 'quantity') !== undefined)
  return [
    {
      ...candidate,
      frame: { ...rest, filters: [], shown: [], order: { kind: 'streak', where } },
      notes: [...candidate.notes, 'order:streak'],
      used: new Set([...used, cue, ...counted]),
      cost: candidate.cost,
    },
  ]
}
