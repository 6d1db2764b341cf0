import type { Cell, Language } from '@auger/contract'
import type { ChartSpecification } from '../domain/chart.ts'
import type { Step } from '../domain/plan.ts'
import { localeFor } from '../locales/index.ts'
import { labelOf } from './label.ts'
import type { TypedColumn } from './outcome.ts'
import { shapeOf } from './shape.ts'

const mostBars = 50
const mostPoints = 1_000
const longestLabel = 28

/** A chart of what the step found, in the order of its table; none where a chart would show nothing. */
export function chartFor(
  step: Step,
  columns: readonly TypedColumn[],
  rows: readonly (readonly Cell[])[],
  language: Language,
  title: string,
): ChartSpecification | undefined {
  const { group } = shapeOf(step)
  const measure = group?.measures.find(({ as }) => isNumber(columns.find((column) => column.name === as)))
  if (step.chart === 'none' || group === undefined || measure === undefined || group.by.length === 0)
    return undefined
  const timed = group.by.every(
    (key) => key.grain !== undefined || isTime(columns.find((column) => column.name === key.as)),
  )
  const mark = step.chart === 'auto' ? (timed ? 'line' : 'bar') : step.chart
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

const colour = '#2f6f9f'

const frame = (title: string, values: readonly Point[]): ChartSpecification => ({
  $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
  title: { text: title, anchor: 'start', fontSize: 15, fontWeight: 600, offset: 12, limit: 640 },
  background: 'white',
  padding: 16,
  data: { values },
  config: {
    view: { stroke: null },
    axis: {
      labelFontSize: 12,
      titleFontSize: 12,
      titleFontWeight: 500,
      titlePadding: 10,
      gridColor: '#e6e8eb',
      domainColor: '#9aa1a9',
      tickColor: '#9aa1a9',
      labelColor: '#33383d',
      titleColor: '#33383d',
    },
  },
})

const quantity = (title: string): ChartSpecification => ({
  field: 'value',
  type: 'quantitative',
  axis: { title, format: ',~f', tickCount: 6 },
})

/** Names are read across, so bars of long or many names lie down. */
function barChart(title: string, values: readonly Point[], axes: Axes): ChartSpecification {
  const lying = values.length > 8 || values.some(({ label }) => label.length > 12)
  const names = {
    field: 'label',
    type: 'nominal',
    sort: values.map(({ label }) => label),
    axis: { title: axes.category, labelAngle: 0, labelLimit: longestLabel * 8 },
  }
  const tooltip = [
    { field: 'label', title: axes.category },
    { field: 'value', title: axes.measure },
  ]
  return {
    ...frame(title, values),
    width: lying ? 520 : Math.max(320, values.length * 72),
    height: lying ? Math.max(200, values.length * 24) : 300,
    mark: { type: 'bar', color: colour, cornerRadiusEnd: 2 },
    encoding: lying
      ? { y: names, x: quantity(axes.measure), tooltip }
      : { x: names, y: quantity(axes.measure), tooltip },
  }
}

function lineChart(title: string, values: readonly Point[], axes: Axes): ChartSpecification {
  return {
    ...frame(title, values),
    width: 640,
    height: 300,
    mark: {
      type: 'line',
      color: colour,
      strokeWidth: 2,
      point: values.length <= 60 ? { filled: true, size: 40 } : false,
    },
    encoding: {
      x: {
        field: 'label',
        type: 'ordinal',
        sort: values.map(({ label }) => label),
        axis: { title: axes.category, labelAngle: values.length > 8 ? -45 : 0, labelOverlap: 'greedy' },
      },
      y: { ...quantity(axes.measure), scale: { zero: values.every(({ value }) => value >= 0) } },
      tooltip: [
        { field: 'label', title: axes.category },
        { field: 'value', title: axes.measure },
      ],
    },
  }
}
