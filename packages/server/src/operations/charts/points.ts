import type { ChartKey, ChartInput, ChartMeasure } from './chart-input.ts'
import type { Gap } from './gaps.ts'
import { inOrderOfTime } from './in-order-of-time.ts'
import { toldApart } from './names.ts'
import type { TimeMark } from './time-of.ts'

/** One row of a result in a chart of one measure. */
export interface Point {
  readonly label: string
  readonly value: number
  readonly time?: TimeMark
}

/** The rows that have a value, in the order of the table, each under a label of its own. */
export function pointsOf({ keys }: ChartInput, { values }: ChartMeasure): readonly Point[] {
  const kept = values.flatMap((value, row) => (value === null ? [] : [{ value, row }]))
  const labels = toldApart(kept.map(({ row }) => keys.map((key) => key.labels[row] ?? '').join(' · ')))
  const [first, ...others] = keys
  const times = others.length === 0 ? first?.times : undefined
  return kept.map(({ value, row }, index) => ({
    label: labels[index] ?? '',
    value,
    ...(times === undefined ? {} : { time: times[row] ?? null }),
  }))
}

/** The moments of a single key that have no value. */
export function gapsOf({ keys }: ChartInput, { values }: ChartMeasure): readonly Gap[] {
  const [first, ...others] = keys
  return others.length > 0 || first === undefined ? [] : gapsAlong(first, values)
}

const gapsAlong = (
  { labels, times }: ChartKey,
  values: ChartMeasure['values'],
  nameOf?: (row: number) => string,
): readonly Gap[] =>
  values.flatMap((value, row) => {
    const time = times?.[row]
    if (value !== null || typeof time !== 'string') return []
    const series = nameOf === undefined ? {} : { series: nameOf(row) }
    return [{ label: labels[row] ?? '', value: null, time, ...series }]
  })

/** A row of a result whose rows form lines or groups. */
export interface SeriesPoint extends Point {
  readonly series: string
}

export interface Series {
  /** What the points of each series are told apart by. */
  readonly along: ChartKey
  /** What tells the series apart; absent where they are measures. */
  readonly by?: ChartKey
  readonly measure: string
  readonly additive: boolean
  readonly points: readonly SeriesPoint[]
  /** Moments that a series has no value of. */
  readonly gaps: readonly Gap[]
  readonly labels: readonly string[]
  readonly names: readonly string[]
}

/** A result of two keys and a measure, or of one key and several measures; undefined for any other. */
export function seriesOf(input: ChartInput): Series | undefined {
  const { keys, measures } = input
  const [measure] = measures
  if (!input.grouped || measure === undefined) return undefined
  if (keys.length === 1 && measures.length > 1) return measuresAsSeries(input)
  const [first, second, ...more] = keys
  if (first === undefined || second === undefined || more.length > 0) return undefined
  const [along, by] = timeFirst(first, second)
  const series = gathered({ along, by, measure: measure.name, additive: measure.additive }, [
    { measure, nameOf: (row) => by.labels[row] ?? '' },
  ])
  return input.ranked && measure.additive && along.times === undefined ? byTheirTotals(series) : series
}

/** Pairs in the order of their amounts: what they add up to is in the same. */
function byTheirTotals(series: Series): Series {
  const totals = new Map<string, number>()
  for (const { label, value } of series.points) totals.set(label, (totals.get(label) ?? 0) + value)
  const [first = 0, last = 0] = [series.points[0]?.value, series.points.at(-1)?.value]
  const sign = first < last ? 1 : -1
  const totalOf = (label: string): number => totals.get(label) ?? 0
  const labels = series.labels.toSorted((a, b) => sign * (totalOf(a) - totalOf(b)))
  const place = new Map(labels.map((label, at) => [label, at]))
  const placeOf = ({ label }: Point): number => place.get(label) ?? 0
  const points = series.points.toSorted((a, b) => placeOf(a) - placeOf(b))
  return { ...series, labels, points, names: namesOf(points) }
}

/** Time runs along; else the key named first, unless it is what has few values. */
function timeFirst(first: ChartKey, second: ChartKey): readonly [ChartKey, ChartKey] {
  if (first.times !== undefined) return [first, second]
  if (second.times !== undefined) return [second, first]
  const count = (key: ChartKey) => new Set(key.labels).size
  return count(second) > 6 && count(first) < count(second) ? [second, first] : [first, second]
}

function measuresAsSeries({ keys, measures }: ChartInput): Series | undefined {
  const [along] = keys
  if (along === undefined) return undefined
  const names = toldApart(measures.map(({ name }) => name))
  return gathered(
    { along, measure: '', additive: false },
    measures.map((measure, index) => ({ measure, nameOf: () => names[index] ?? '' })),
  )
}

interface Measured {
  readonly measure: ChartMeasure
  nameOf(row: number): string
}

function gathered(
  base: Pick<Series, 'along' | 'by' | 'measure' | 'additive'>,
  measured: readonly Measured[],
): Series {
  const { labels, times } = base.along
  const points = measured.flatMap(({ measure, nameOf }) =>
    measure.values.flatMap((value, row) =>
      value === null
        ? []
        : [
            {
              label: labels[row] ?? '',
              series: nameOf(row),
              value,
              ...(times === undefined ? {} : { time: times[row] ?? null }),
            },
          ],
    ),
  )
  const inTime = times === undefined ? points : inOrderOfTime(points)
  return {
    ...base,
    points: inTime,
    gaps: measured.flatMap(({ measure, nameOf }) => gapsAlong(base.along, measure.values, nameOf)),
    labels: [...new Set(inTime.map(({ label }) => label))],
    names: namesOf(points),
  }
}

export const namesOf = (points: readonly SeriesPoint[]): readonly string[] => [
  ...new Set(points.map(({ series }) => series)),
]
