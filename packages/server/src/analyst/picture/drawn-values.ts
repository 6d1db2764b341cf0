import { placeOf, type ColumnRef } from '../frame/column-ref.ts'
import { isTemporal } from '../../domain/table.ts'
import { columnAt, localeOf, type FrameQuestion } from '../frame/frame-question.ts'
import { emptyFrame, type Frame } from '../frame/frame.ts'
import { boxMetrics, describeFigures, medianName } from './spread.ts'

/** A figure of a column that is to be drawn as boxes or counted in bins: what is asked for is how its values lie, and no sum of them. */
export function withDrawnValues(frame: Frame, question: FrameQuestion): Frame {
  const column = valuesOf(frame)
  if (column === undefined) return frame
  if (frame.chart === 'box') return boxFrame(frame, column, question)
  const isCounted = frame.chart === 'histogram' && frame.dimensions.length === 0
  return isCounted ? histogramFrame(frame, column, question) : frame
}

/** The column that a frame tells one plain figure of. */
function valuesOf(frame: Frame): ColumnRef | undefined {
  const { task, metrics, ranking, transform, comparison, order, template, beside, having } = frame
  const [only, ...more] = metrics
  const isPlain =
    task === 'figures' &&
    more.length === 0 &&
    having.length === 0 &&
    ranking?.count === undefined &&
    [transform, comparison, order, template, beside].every((part) => part === undefined)
  if (!isPlain || only?.metric.kind !== 'aggregate' || only.metric.where !== undefined) return undefined
  const { function: of, of: what } = only.metric
  const isSummary = of === 'sum' || of === 'mean' || of === 'median'
  return isSummary && what?.kind === 'column' ? what.column : undefined
}

/** The quartiles of the column, of each group; groups stand by their median, times in their order. */
export function boxFrame(frame: Frame, column: ColumnRef, question: FrameQuestion): Frame {
  const { ranking: _, ...rest } = frame
  const { column: name } = placeOf(column)
  const runs = frame.dimensions.some(({ column: ref, grain, bins }) => {
    const own = columnAt(ref, question)
    const tellsTime = own !== undefined && (isTemporal(own) || own.role === 'time')
    return grain !== undefined || bins !== undefined || tellsTime
  })
  return {
    ...rest,
    task: 'figures',
    metrics: boxMetrics(column, name, localeOf(question).language),
    ...(runs || frame.dimensions.length === 0
      ? {}
      : { ranking: { by: medianName(name, localeOf(question).language), direction: 'descending' } }),
    answer: { kind: 'all' },
  }
}

/** How the values lie in figures; the histogram is drawn of what these are taken of. */
export const histogramFrame = (frame: Frame, column: ColumnRef, question: FrameQuestion): Frame => ({
  ...emptyFrame(frame.tableId),
  task: 'analysis',
  filters: frame.filters,
  analysis: {
    kind: 'describe',
    figures: describeFigures(column, placeOf(column).column, localeOf(question).language),
  },
  chart: frame.chart,
})
