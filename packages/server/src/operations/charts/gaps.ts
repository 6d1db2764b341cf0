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

/** The names of bars and of the moments between them that have no value; none where no moment is missing. */
export function placesWithGaps(
  points: readonly (Placed & { readonly label: string })[],
  gaps: readonly Gap[],
): readonly string[] {
  const known = new Set(points.map(({ label }) => label))
  const missing = gaps
    .filter(({ label }) => !known.has(label))
    .map(({ label, value, time }) => ({ label, value, time }))
  const all = withGaps(
    points.map(({ label, time }) => ({ label, ...(time === undefined ? {} : { time }) })),
    missing,
  )
  return all.length === points.length ? [] : [...new Set(all.map(({ label }) => label))]
}

/** Points in stretches without a moment at which all series are missing. */
export function stretchesOf<Point extends Placed>(
  points: readonly Point[],
  gaps: readonly Gap[],
): readonly (readonly Point[])[] {
  const known = new Set(points.map(({ time }) => time))
  const breaks = [...new Set(gaps.map(({ time }) => time))].filter((time) => !known.has(time))
  const placeOf = ({ time }: Point): number =>
    typeof time === 'string' ? breaks.filter((gap) => gap < time).length : 0
  return Array.from({ length: breaks.length + 1 }, (_, place) =>
    points.filter((point) => placeOf(point) === place),
  ).filter(({ length }) => length > 0)
}

/** Whether a series has no value between its ends at a moment that others have one of. */
export function isPartlyMissing(points: readonly Placed[], gaps: readonly Gap[]): boolean {
  const known = new Set(points.map(({ time }) => time))
  const shared = gaps.filter(({ time }) => known.has(time))
  return withGaps(points, shared).length > points.length
}
