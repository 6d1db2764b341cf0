import { amountTexts } from './amount-texts.ts'
import { amounts, colours, names } from './axes.ts'
import type { ChartInput, ChartKey } from './chart-input.ts'
import type { DrawKind } from './chart-kind.ts'
import { frame } from './frame.ts'
import { seriesOf, type Series, type SeriesPoint } from './points.ts'

const mostLines = 12
/** Of the height: less would set the words of two lines on top of each other. */
const leastApart = 0.05

/** Two periods or two groups, and a line from the one to the other for each thing that has both. */
export const slope: DrawKind = (input) => {
  const series = betweenTwo(input)
  if (series === undefined) return undefined
  const [left, right] = series.labels
  const pairs = series.names.flatMap((name) => {
    const ofLine = series.points.filter((point) => point.series === name)
    return ofLine.length === 2 ? [ofLine] : []
  })
  if (pairs.length === 0 || pairs.length > mostLines || pairs.length < series.names.length) return undefined
  const points = pairs.flat()
  const values = points.map(({ value }) => value)
  const textOf = amountTexts(values, input.language)
  const sides = [left, right].map((side) => apart(points.filter(({ label }) => label === side)))
  const height = amounts(series.measure, values, input.language, { freeBelow: 0.85 })
  return frame(input, {
    values: sides.flatMap((side, at) =>
      side.map(({ point, place }) => ({
        label: point.label,
        series: point.series,
        value: point.value,
        place,
        side: at === 0 ? 'first' : 'second',
        words:
          at === 0 ? `${point.series}  ${textOf(point.value)}` : `${textOf(point.value)}  ${point.series}`,
      })),
    ),
    view: {
      width: { step: 260 },
      encoding: {
        x: { ...names(series.along.name, 'ordinal'), axis: { title: series.along.name, labelAngle: 0 } },
        y: { ...height, axis: null },
        color: { ...colours(series.by?.name), legend: null },
      },
      layer: [
        { mark: { type: 'line', point: true, tooltip: true } },
        words('first', { align: 'right', dx: -10 }),
        words('second', { align: 'left', dx: 10 }),
      ],
    },
  })
}

/** What runs along is what has two values, a time before anything else. */
function betweenTwo(input: ChartInput): Series | undefined {
  const series = seriesOf(input)
  if (series?.by === undefined) return undefined
  if (series.labels.length === 2) return series
  if (series.names.length !== 2 || series.along.times !== undefined) return undefined
  return turned(series, series.by)
}

const turned = (series: Series, along: ChartKey): Series => ({
  ...series,
  along,
  by: series.along,
  points: series.points.map(({ label, series: name, value }) => ({ label: name, series: label, value })),
  labels: series.names,
  names: series.labels,
})

/** Where the words of each stand, so that they can all be read: from the lowest up, each a line above the one before. */
function apart(points: readonly SeriesPoint[]) {
  const rising = points.toSorted((a, b) => a.value - b.value)
  const all = points.map(({ value }) => value)
  const gap = leastApart * (Math.max(...all) - Math.min(0, ...all) || 1)
  let last = -Infinity
  return rising.map((point) => {
    last = Math.max(point.value, last + gap)
    return { point, place: last }
  })
}

const words = (side: string, place: object) => ({
  transform: [{ filter: `datum.side === '${side}'` }],
  mark: { type: 'text', fontSize: 12, baseline: 'middle', ...place },
  encoding: {
    y: { field: 'place', type: 'quantitative' },
    text: { field: 'words', type: 'nominal' },
  },
})
