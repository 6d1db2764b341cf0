import { amounts, colours, names } from './axes.ts'
import type { DrawKind } from './chart-kind.ts'
import { frame } from './frame.ts'
import { placesWithGaps } from './gaps.ts'
import { isHorizontal } from './is-horizontal.ts'
import { seriesOf } from './points.ts'
import { withAmounts } from './with-amounts.ts'

const mostSeries = 6
const mostBars = 40
/** As wide as a group is drawn at most. */
const charactersOfGroup = 12

/** Bars side by side, a colour for each of a few series. */
export const groupedBar: DrawKind = (input) => {
  const series = seriesOf(input)
  if (series === undefined || series.names.length < 2 || series.names.length > mostSeries) return undefined
  const { along, by, measure, points: values, labels } = series
  if (values.length === 0 || labels.length * series.names.length > mostBars) return undefined
  const category = names(along.name, 'nominal', placesWithGaps(values, series.gaps))
  const beside = { field: 'series', sort: null }
  const amount = amounts(
    measure,
    values.map(({ value }) => value),
    input.language,
  )
  const color = colours(by?.name)
  const lying = isHorizontal(labels, series.names.length)
  const drawn = {
    values: values.map(({ label, series: name, value }) => ({ label, series: name, value })),
    mark: { type: 'bar', tooltip: true },
    encoding: lying
      ? { y: category, yOffset: beside, x: amount, color }
      : { x: category, xOffset: beside, y: amount, color },
    side: lying ? 'end' : 'top',
    ...(lying ? {} : { room: Math.floor(charactersOfGroup / series.names.length) }),
  } as const
  return frame(input, withAmounts(drawn, input.language))
}
