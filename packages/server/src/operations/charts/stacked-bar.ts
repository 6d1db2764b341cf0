import { withAllParts } from './all-moments.ts'
import { amounts, colours, names } from './axes.ts'
import type { DrawKind } from './chart-kind.ts'
import { frame } from './frame.ts'
import { placesWithGaps } from './gaps.ts'
import { isHorizontal } from './is-horizontal.ts'
import { seriesOf } from './points.ts'
import { heightsOf, stacks } from './stack.ts'

const mostSeries = 10
const mostBars = 50

/** Bars of parts on top of each other: only of what adds up. */
export const stackedBar: DrawKind = (input) => {
  const found = seriesOf(input)
  if (found === undefined || !stacks(found) || found.names.length > mostSeries) return undefined
  const series = withAllParts(found, input)
  const { along, by, measure, points: values, labels } = series
  if (labels.length > mostBars) return undefined
  const category = names(along.name, 'nominal', placesWithGaps(values, series.gaps))
  const amount = { ...amounts(measure, heightsOf(values), input.language), stack: 'zero' }
  return frame(input, {
    values: values.map(({ label, series: name, value }) => ({
      label,
      series: name,
      value,
      rank: series.names.indexOf(name),
    })),
    view: {
      mark: { type: 'bar', tooltip: true },
      encoding: {
        ...(isHorizontal(labels) ? { y: category, x: amount } : { x: category, y: amount }),
        color: colours(by?.name),
        order: { field: 'rank' },
      },
    },
  })
}
