import type { Candidate } from '../draft.ts'
import { senseOf } from '../reading.ts'
import { meetingSets } from './meeting-sets.ts'
import { limits } from './limits.ts'
import { streaks } from './streaks.ts'
import { ties } from './ties.ts'

/** A candidate for rows, and what it becomes by words about where rows stand, or by a question of yes or no. */
export function ordered(candidate: Candidate): readonly Candidate[] {
  return [
    candidate,
    ...edges(candidate),
    ...besides(candidate),
    ...ties(candidate),
    ...streaks(candidate),
    ...limits(candidate),
    ...whether(candidate),
    ...meetingSets(candidate),
  ]
}

/** The first or last rows as the file has them. */
function edges(candidate: Candidate): readonly Candidate[] {
  const { frame, reading } = candidate
  if (frame.ranking !== undefined) return []
  return reading.rest.flatMap((index) => {
    const rank = senseOf(reading.items[index], 'rank')
    if (rank?.position !== true) return []
    const edge = rank.direction === 'high' ? 'first' : 'last'
    const count = reading.count?.value ?? 1
    const { distinct: _distinct, ...rest } = frame
    return [
      change(candidate, { ...rest, order: { kind: 'edge', edge, count } }, [index], [`order:${edge}`], 0.2),
    ]
  })
}

/** The row after or before the one that a value names. */
function besides(candidate: Candidate): readonly Candidate[] {
  const { frame, reading } = candidate
  if (frame.ranking !== undefined || frame.filters.length === 0) return []
  return reading.rest.flatMap((index) => {
    const beside = senseOf(reading.items[index], 'beside')
    const [where, ...filters] = frame.filters
    if (beside === undefined || where === undefined || candidate.used.has(index)) return []
    const { distinct: _distinct, ...rest } = frame
    return [
      change(
        candidate,
        { ...rest, filters, order: { kind: 'beside', where, offset: beside.offset } },
        [index],
        ['order:beside', ...(beside.plain ? ['order:beside-plain'] : [])],
        0.3,
      ),
    ]
  })
}

function whether(candidate: Candidate): readonly Candidate[] {
  const { frame, reading } = candidate
  const [first] = reading.rest
  if (first === undefined || senseOf(reading.items[first], 'whether') === undefined || first > 0) return []
  if (frame.filters.length === 0 || frame.ranking !== undefined) return []
  return [change(candidate, { ...frame, answer: { kind: 'whether' } }, [first], ['answer:whether'], 0.2)]
}

const change = (
  candidate: Candidate,
  frame: Candidate['frame'],
  items: readonly number[],
  notes: readonly string[],
  cost: number,
): Candidate => ({
  ...candidate,
  frame,
  notes: [...candidate.notes, ...notes],
  used: new Set([...candidate.used, ...items]),
  cost: candidate.cost + cost,
})
