import { inOrderOfTime } from './in-order-of-time.ts'
import type { TimeMark } from './time-of.ts'

/** A moment that has no value: no line is drawn across it. */
export interface Gap {
  readonly label: string
  readonly value: null
  readonly time: string
  readonly series?: string
}

interface Placed {
  readonly time?: TimeMark
  readonly series?: string
}

/** Points with the gaps that lie between the first and the last of their line, in the order of time. */
export function withGaps<Point extends Placed>(
  points: readonly Point[],
  gaps: readonly Gap[],
): readonly (Point | Gap)[] {
  const ends = new Map<string, readonly [string, string]>()
  for (const { time, series = '' } of points) {
    if (typeof time !== 'string') continue
    const [first, last] = ends.get(series) ?? [time, time]
    ends.set(series, [time < first ? time : first, time > last ? time : last])
  }
  const inside = gaps.filter(({ time, series = '' }) => {
    const [first, last] = ends.get(series) ?? []
    return first !== undefined && last !== undefined && time > first && time < last
  })
  if (inside.length === 0) return points
  return inOrderOfTime<Point | Gap>([...points, ...inside])
}
