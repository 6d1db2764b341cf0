import type { Cell, Language } from '@auger/contract'
import type { ChartSpecification } from '../domain/chart.ts'
import type { Step } from '../domain/plan.ts'
import { localeFor } from '../locales/index.ts'
import { labelOf } from './label.ts'
import type { TypedColumn } from './outcome.ts'
import { shapeOf } from './shape.ts'

const mostBars = 50
const mostPoints = 1_000
const mostStanding = 8
const longestStanding = 12
const mostDots = 60

/** A chart of what the step found, in the order of its table; none where a chart would show nothing. */
export function chartFor(
  step: Step,
  columns: readonly TypedColumn[],
  rows: readonly (readonly Cell[])[],
  language: Language,
  title: string,
): ChartSpecification | undefined {
  const { group, order } = shapeOf(step)
  const measure = group?.measures.find(({ as }) => isNumber(columns.find((column) => column.name === as)))
  if (step.chart === 'none' || group === undefined || measure === undefined || group.by.length === 0)
    return undefined
  const timed = group.by.every(
    (key) => key.grain !== undefined || isTime(columns.find((column) => column.name === key.as)),
  )
  const inTime = timed && !group.measures.some(({ as }) => as === order?.by[0]?.column)
  const mark = step.chart === 'auto' ? (inTime ? 'line' : 'bar') : step.chart
  const kept = rows.filter((row) => row[columns.findIndex((column) => column.name === measure.as)] !== null)
  if (kept.length < 2 || kept.length > (mark === 'bar' ? mostBars : mostPoints)) return undefined
  const { locale } = localeFor(language)
  const place = columns.findIndex((column) => column.name === measure.as)
  const labels = kept.map((row) => labelOf(group.by, columns, row, locale))
  const values = kept.map((row, index) => ({ label: labels[index] ?? '', value: Number(row[place]) }))
  const axes = { category: group.by.map(({ as }) => as).join(' · '), measure: measure.as }
  return mark === 'line' ? lineChart(title, values, axes) : barChart(title, values, axes)
}

const isNumber = (column: TypedColumn | undefined): boolean =>
  column?.type === 'integer' || column?.type === 'number'
const isTime = (column: TypedColumn | undefined): boolean =>
  column?.type === 'date' || column?.type === 'timestamp'

interface Point {
  readonly label: string
  readonly value: number
}

interface Axes {
  readonly category: string
  readonly measure: string
}

/** Sizes, colours and fonts are the drawer's. */
const frame = (title: string, values: readonly Point[], mark: ChartSpecification): ChartSpecification => ({
  $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
  title,
  data: { values },
  mark,
})

const quantity = (title: string): ChartSpecification => ({
  field: 'value',
  type: 'quantitative',
  axis: { title, format: ',~f' },
})

const named = (type: 'nominal' | 'ordinal', values: readonly Point[], title: string): ChartSpecification => ({
  field: 'label',
  type,
  sort: values.map(({ label }) => label),
  axis: { title },
})

/** Names are read across, so bars of long or many names lie down. */
function barChart(title: string, values: readonly Point[], axes: Axes): ChartSpecification {
  const lying = values.length > mostStanding || values.some(({ label }) => label.length > longestStanding)
  const [names, amounts] = [named('nominal', values, axes.category), quantity(axes.measure)]
  return {
    ...frame(title, values, { type: 'bar', tooltip: true }),
    encoding: lying ? { y: names, x: amounts } : { x: names, y: amounts },
  }
}

function lineChart(title: string, values: readonly Point[], axes: Axes): ChartSpecification {
  return {
    ...frame(title, values, { type: 'line', point: values.length <= mostDots, tooltip: true }),
    encoding: { x: named('ordinal', values, axes.category), y: quantity(axes.measure) },
  }
}
