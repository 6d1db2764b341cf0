import type { TimeMark } from './time-of.ts'

/** What has no time comes last. */
export function inOrderOfTime<Timed extends { readonly time?: TimeMark }>(
  points: readonly Timed[],
): readonly Timed[] {
  return points.toSorted(({ time: a = null }, { time: b = null }) => {
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return a < b ? -1 : Number(a > b)
  })
}
