import type { Language } from '@auger/contract'
import type { ForecastAnalysis, Step } from '@auger/contract/plan'
import type { ChartSpecification } from '../../domain/chart.ts'
import { along } from './along.ts'
import { amounts, colours } from './axes.ts'
import { chartInput, type ChartMeasure, type ChartTable } from './chart-input.ts'
import { frame } from './frame.ts'
import { mostPoints } from './most-points.ts'
import { seriesOf } from './points.ts'

/** What was and what is foretold, as two lines, and the interval around what is to come. */
export function drawForecast(
  analysis: ForecastAnalysis,
  table: ChartTable,
  language: Language,
  title: string,
): ChartSpecification | undefined {
  const input = chartInput(seenAsGroups(analysis), table, language, title)
  const { of, as } = analysis
  const measured = (name: string): ChartMeasure[] => input.measures.filter(({ column }) => column === name)
  const series = seriesOf({ ...input, measures: [...measured(of), ...measured(as.forecast)] })
  if (series === undefined || series.points.length < 2 || series.points.length > mostPoints) return undefined
  const [low = [], high = []] = [as.low, as.high].map((name) => measured(name)[0]?.values)
  const band = low.flatMap((from, row) => {
    const to = high[row] ?? null
    const time = series.along.times?.[row] ?? null
    return from === null || to === null
      ? []
      : [{ label: series.along.labels[row] ?? '', time, low: from, high: to }]
  })
  const reached = [...series.points.map(({ value }) => value), ...band.flatMap((row) => [row.low, row.high])]
  const amount = (field: string) => amounts(of, reached, language, { field, freeBelow: 0.2 })
  return frame(input, {
    values: [...series.points, ...band],
    view: {
      encoding: { x: along(series.along, series.points, language) },
      layer: [
        {
          transform: [{ filter: 'isValid(datum.value)' }],
          mark: { type: 'line', tooltip: true },
          encoding: { y: amount('value'), color: colours(undefined) },
        },
        {
          transform: [{ filter: 'isValid(datum.low)' }],
          mark: { type: 'area', line: false, opacity: 0.2, tooltip: true },
          encoding: { y: amount('low'), y2: { field: 'high' }, color: { datum: series.names.at(-1) } },
        },
      ],
    },
  })
}

/** A chart tells from its verbs what is measured and by what: here of each period its figures. */
const seenAsGroups = ({ when, grain, of, as }: ForecastAnalysis): Step => ({
  id: 'forecast',
  input: { kind: 'step', stepId: 'forecast' },
  verbs: [
    {
      kind: 'metrics',
      by: [{ column: when, grain, as: when }],
      metrics: [of, as.forecast, as.low, as.high].map((name) => ({
        as: name,
        metric: { kind: 'aggregate', function: 'sum', of: { kind: 'column', column: name } },
      })),
    },
  ],
  chart: 'line',
  answer: [],
})
