import type { Series, SeriesPoint } from './points.ts'

/** Whether the series add up to something that can be shown as one height. */
export const stacks = ({ additive, names, points }: Series): boolean =>
  additive && names.length > 1 && points.length > 0 && points.every(({ value }) => value >= 0)

/** How high the stacks are. */
export function heightsOf(points: readonly SeriesPoint[]): readonly number[] {
  const heights = new Map<string, number>()
  for (const { label, value } of points) heights.set(label, (heights.get(label) ?? 0) + value)
  return [...heights.values()]
}
