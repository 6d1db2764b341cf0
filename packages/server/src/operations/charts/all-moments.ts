import type { Language } from '@auger/contract'
import { formatWeekday, localeFor } from '../../locales/index.ts'
import type { ChartKey, ChartInput, ChartMeasure } from './chart-input.ts'
import { inOrderOfTime } from './in-order-of-time.ts'
import { namesOf, type Point, type Series } from './points.ts'

const mostYears = 50
const week = [1, 2, 3, 4, 5, 6, 7]

/**
 * Bars stand side by side, and nobody would miss one: a weekday, or a year between the first and the last, in which nothing
 * was counted stands there with nothing.
 */
export function withAllMoments(
  { keys: [key, ...more], whole, ranked, language }: ChartInput,
  { additive }: ChartMeasure,
  points: readonly Point[],
): readonly Point[] {
  if (key === undefined || more.length > 0 || !whole || !additive) return points
  const missing = missingMoments(key, points, language)
  if (!ranked) return inOrderOfTime([...points, ...missing])
  const rises = (points[0]?.value ?? 0) < (points.at(-1)?.value ?? 0)
  return rises ? [...missing, ...points] : [...points, ...missing]
}

/** The same of parts: each has all the moments that any has. */
export function withAllParts(series: Series, { whole, language }: ChartInput): Series {
  const { along, points, names } = series
  if (!isFilled(along) || !whole || !series.additive) return series
  const moments = new Map(
    [...points, ...missingMoments(along, points, language)].map(({ label, time = null }) => [label, time]),
  )
  const known = new Set(points.map(({ label, series: name }) => JSON.stringify([label, name])))
  const missing = [...moments].flatMap(([label, time]) =>
    names
      .filter((name) => !known.has(JSON.stringify([label, name])))
      .map((name) => ({ label, series: name, value: 0, time })),
  )
  const all = inOrderOfTime([...points, ...missing])
  return { ...series, points: all, labels: [...new Set(all.map(({ label }) => label))], names: namesOf(all) }
}

const isFilled = ({ grain }: ChartKey): boolean => grain === 'weekday' || grain === 'year'

function missingMoments(key: ChartKey, points: readonly Point[], language: Language): readonly Point[] {
  if (key.grain === 'year') return missingYears(points)
  if (key.grain !== 'weekday') return []
  const { locale } = localeFor(language)
  return week
    .filter((day) => !points.some(({ time }) => time === day))
    .map((day) => ({ label: formatWeekday(day, locale), value: 0, time: day }))
}

function missingYears(points: readonly Point[]): readonly Point[] {
  const years = points.flatMap(({ time }) => (typeof time === 'string' ? [Number(time.slice(0, 4))] : []))
  const [first, last] = [Math.min(...years), Math.max(...years)]
  if (years.length === 0 || last - first >= mostYears) return []
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
    .filter((year) => !years.includes(year))
    .map((year) => ({ label: String(year), value: 0, time: `${String(year).padStart(4, '0')}-01-01` }))
}
