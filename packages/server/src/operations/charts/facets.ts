import type { ChartSpecification } from '../../domain/chart.ts'
import { along, standsInTime } from './along.ts'
import { amounts, colours, names } from './axes.ts'
import type { ChartInput, ChartKey } from './chart-input.ts'
import type { DrawKind } from './chart-kind.ts'
import { frame } from './frame.ts'
import { measurePanels } from './measure-panels.ts'
import { mostPoints } from './most-points.ts'
import { inOrderOfTime } from './in-order-of-time.ts'
import type { TimeMark } from './time-of.ts'

const mostPanels = 12
const mostSeries = 8
const mostBars = 12
const across = 3

/** A small picture for each value of a key, all on the same axes: lines along time, bars, or points of listed rows. */
export const facets: DrawKind = (input) => {
  if (!input.grouped) return ofRows(input)
  return input.keys.length === 1 ? measurePanels(input) : ofGroups(input)
}

interface PanelPoint {
  readonly label: string
  readonly value: number
  readonly panel: string
  readonly series?: string
  readonly time?: TimeMark
}

const ofGroups: DrawKind = (input) => {
  const [measure] = input.measures
  const parts = partsOf(input)
  if (measure === undefined || parts === undefined) return undefined
  const { run, panel, series } = parts
  const rows = measure.values.map((value, row) => ({
    label: run.labels[row] ?? '',
    value,
    panel: panel.labels[row] ?? '',
    ...(series === undefined ? {} : { series: series.labels[row] ?? '' }),
    ...(run.times === undefined ? {} : { time: run.times[row] ?? null }),
  }))
  const points = rows.filter((point): point is PanelPoint => point.value !== null)
  const placed = run.times === undefined ? points : inOrderOfTime(points).filter(({ time }) => time !== null)
  if (placed.length === 0 || placed.length > mostPoints) return undefined
  const timed = run.times !== undefined && standsInTime(placed)
  if (!timed && different(run.labels) > mostBars) return undefined
  const values = placed.map(({ value }) => value)
  return frame(input, {
    // A moment without a value breaks its line.
    values: timed ? inOrderOfTime(rows).filter(({ time }) => typeof time === 'string') : placed,
    view: panels(panel, timed ? { type: 'line', point: false } : { type: 'bar' }, {
      x: timed ? sparse(along(run, placed, input.language)) : names(run.name),
      y: amounts(measure.name, values, input.language, timed ? { freeBelow: 0.2 } : {}),
      ...(series === undefined ? {} : { color: colours(series.name) }),
      ...(series === undefined || timed ? {} : { xOffset: { field: 'series', sort: null } }),
    }),
  })
}

const ofRows: DrawKind = (input) => {
  const [first, second] = input.measures
  const panel = input.keys.find(isPanel)
  if (first === undefined || second === undefined || panel === undefined) return undefined
  const values = first.values.flatMap((x, row) => {
    const y = second.values[row] ?? null
    return x === null || y === null ? [] : [{ x, y, panel: panel.labels[row] ?? '' }]
  })
  if (values.length === 0 || values.length > mostPoints) return undefined
  const axis = (name: string, field: 'x' | 'y') =>
    amounts(
      name,
      values.map((point) => point[field]),
      input.language,
      { field, freeBelow: 0.85 },
    )
  return frame(input, {
    values,
    view: panels(panel, { type: 'point', size: 24 }, { x: axis(first.name, 'x'), y: axis(second.name, 'y') }),
  })
}

const panels = (panel: ChartKey, mark: object, encoding: object): ChartSpecification => ({
  height: 150,
  mark: { ...mark, tooltip: true },
  encoding: {
    ...encoding,
    facet: {
      field: 'panel',
      type: 'nominal',
      // By itself it would be that of the alphabet.
      sort: [...new Set(panel.labels)],
      columns: different(panel.labels) === 4 ? 2 : across,
      // The last mark of one axis and the first of the next stand side by side.
      spacing: { row: 20, column: 36 },
      header: { title: panel.name },
    },
  },
})

const different = (labels: readonly string[]): number => new Set(labels).size
const isPanel = ({ labels, times }: ChartKey): boolean =>
  times === undefined && different(labels) > 1 && different(labels) <= mostPanels

/** What runs along the axes, what has a panel each, and of three what has a colour each. */
function partsOf({ keys }: ChartInput) {
  if (keys.length < 2 || keys.length > 3) return undefined
  const run = keys.find(({ times }) => times !== undefined) ?? keys[0]
  const others = keys
    .filter((key) => key !== run)
    .toSorted((a, b) => different(b.labels) - different(a.labels))
  const panel = others.find(isPanel)
  const series = others.find((key) => key !== panel)
  if (run === undefined || panel === undefined) return undefined
  if (series !== undefined && different(series.labels) > mostSeries) return undefined
  return { run, panel, ...(series === undefined ? {} : { series }) }
}

/** A small axis has room for few marks. */
function sparse(axis: ChartSpecification): ChartSpecification {
  const { values, ...others } = axis['axis'] as { readonly values?: readonly string[] }
  if (values === undefined) return { ...axis, axis: { ...others, tickCount: across } }
  const step = Math.ceil(values.length / across)
  return { ...axis, axis: { ...others, values: values.filter((_, index) => index % step === 0) } }
}
