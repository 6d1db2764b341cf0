import { formatWeekday, localeFor } from '../../locales/index.ts'
import type { ChartMatter, ChartMeasure } from './matter.ts'
import { inOrderOfTime, type Point } from './points.ts'

/** A week has seven days: one on which nothing was counted stands there with nothing. */
export function withAllWeekdays(
  { keys: [key, ...more], whole, ranked, language }: ChartMatter,
  { additive }: ChartMeasure,
  points: readonly Point[],
): readonly Point[] {
  if (key?.grain !== 'weekday' || more.length > 0 || !whole || !additive) return points
  const { locale } = localeFor(language)
  const missing = [1, 2, 3, 4, 5, 6, 7]
    .filter((day) => !points.some(({ time }) => time === day))
    .map((day): Point => ({ label: formatWeekday(day, locale), value: 0, time: day }))
  return ranked ? [...points, ...missing] : inOrderOfTime([...points, ...missing])
}
