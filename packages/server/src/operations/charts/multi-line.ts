import { along } from './along.ts'
import { amounts, colours } from './axes.ts'
import type { DrawKind } from './chart-kind.ts'
import { frame } from './frame.ts'
import { withGaps } from './gaps.ts'
import { inPlace } from './in-place.ts'
import { seriesOf } from './points.ts'
import { withAmounts } from './with-amounts.ts'
import { mostPoints } from './most-points.ts'

const mostSeries = 8
const mostDots = 120

/** A line for each of several series along time. */
export const multiLine: DrawKind = (input) => {
  const series = seriesOf(input)
  if (series === undefined || series.names.length < 2 || series.names.length > mostSeries) return undefined
  if (series.along.times === undefined) return undefined
  const { placed, aside } = inPlace(series.points, input.language)
  const moments = new Set(placed.map(({ label }) => label)).size
  if (moments < 2 || placed.length > mostPoints) return undefined
  const values = placed.map(({ value }) => value)
  const drawn = {
    values: withGaps(placed, series.gaps),
    mark: { type: 'line', point: placed.length <= mostDots, tooltip: true },
    encoding: {
      x: along(series.along, placed, input.language),
      y: amounts(series.measure, values, input.language, { freeBelow: 0.2 }),
      color: colours(series.by?.name),
    },
    side: 'course',
  } as const
  return frame(input, { ...withAmounts(drawn, input.language), ...aside })
}
