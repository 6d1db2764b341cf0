import { isDeepStrictEqual } from 'node:util'
import type { Condition } from '@auger/contract/plan'
import type { EarlierJob } from '../../../ports/analyst.ts'
import type { Frame } from '../../frame/frame.ts'
import type { Candidate } from '../draft.ts'
import { comparisons } from '../figure/comparisons.ts'
import { senseOf, type Reading } from '../reading.ts'

/** What lies between the last two answers, where they are the same figure of two periods or values: by how much did it grow. */
export function betweenAnswers(reading: Reading, context: readonly EarlierJob[]): readonly Candidate[] {
  const [earlier, later] = context.flatMap(({ frame }) => (frame === undefined ? [] : [frame])).slice(-2)
  if (earlier === undefined || later === undefined || reading.slots.length > 0) return []
  const filters = bothOf(earlier, later)
  if (filters === undefined) return []
  const markers = reading.rest.filter((index) => senseOf(reading.items[index], 'follow') !== undefined)
  const { ranking: _ranking, ...frame } = later
  return comparisons({
    frame: { ...frame, filters },
    reading,
    notes: ['follow', 'follow:between', 'task:figures', ...(markers.length > 0 ? ['follow:marked'] : [])],
    used: new Set(markers),
    cost: reading.cover.cost,
  }).filter((candidate) => candidate.frame.comparison !== undefined)
}

/** The filters of both, with the one in which they differ as either of two. */
function bothOf(earlier: Frame, later: Frame): readonly Condition[] | undefined {
  const isSame = (part: (frame: Frame) => unknown): boolean => isDeepStrictEqual(part(earlier), part(later))
  if (later.task !== 'figures' || later.comparison !== undefined) return undefined
  if (!isSame(({ metrics }) => metrics) || !isSame(({ dimensions }) => dimensions)) return undefined
  const without = (own: Frame, other: Frame): readonly Condition[] =>
    own.filters.filter((one) => !other.filters.some((two) => isDeepStrictEqual(one, two)))
  const [before, ...more] = without(earlier, later)
  const [after, ...others] = without(later, earlier)
  if (before === undefined || after === undefined || more.length + others.length > 0) return undefined
  const common = later.filters.filter((one) => one !== after)
  return [...common, eitherOf(after, before)]
}

const eitherOf = (one: Condition, other: Condition): Condition =>
  isText(one) && isText(other) && one.column === other.column
    ? { kind: 'in', column: one.column, values: [one.value, other.value] }
    : { kind: 'or', conditions: [one, other] }

const isText = (condition: Condition): condition is Extract<Condition, { kind: 'compare' }> =>
  condition.kind === 'compare' && condition.operator === '=' && typeof condition.value === 'string'
