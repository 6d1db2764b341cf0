import { amounts, names } from './axes.ts'
import type { ChartInput, ChartMeasure } from './chart-input.ts'
import type { DrawKind } from './chart-kind.ts'
import { frame } from './frame.ts'
import { mostPoints } from './most-points.ts'
import { shownName, toldApart } from './names.ts'
import { quartilesOf } from './quartiles.ts'

const mostBoxes = 20
const mostGroups = 40

/** The quartiles of a measure, of each group where there are any. */
export const box: DrawKind = (input) => {
  const quartiles = quartilesOf(input)
  if (quartiles !== undefined) return ofGroups(input, quartiles)
  return input.grouped ? undefined : ofRows(input)
}

/** Whiskers to the last value within one and a half times the box, and what lies beyond. */
const ofRows: DrawKind = (input) => {
  const [measure] = input.measures
  if (measure === undefined) return undefined
  const key = input.keys.find(({ times, labels }) => times === undefined && repeats(labels))
  const rows = measure.values.flatMap((value, row) =>
    value === null ? [] : [{ value, ...(key === undefined ? {} : { label: key.labels[row] ?? '' }) }],
  )
  if (rows.length === 0 || rows.length > mostPoints) return undefined
  const values = rows.map(({ value }) => value)
  const x = amounts(measure.name, values, input.language, { freeBelow: 0.85 })
  return frame(input, {
    values: rows,
    view: {
      mark: { type: 'boxplot', extent: 1.5 },
      encoding: key === undefined ? { x } : { y: names(key.name), x },
    },
  })
}

const repeats = (labels: readonly string[]): boolean => {
  const { size } = new Set(labels)
  return size <= mostBoxes && size < labels.length
}

/** A box a row: whiskers to the least and the most, as the table has them. */
function ofGroups(input: ChartInput, quartiles: readonly ChartMeasure[]): ReturnType<DrawKind> {
  const { keys, language } = input
  const rows = (quartiles[0]?.values ?? []).map((_, row) =>
    quartiles.flatMap(({ values }) => values[row] ?? []),
  )
  const labels = toldApart(rows.map((_, row) => keys.map((key) => key.labels[row] ?? '').join(' · ')))
  const values = rows.flatMap(([least, low, middle, high, most], row) =>
    least === undefined || most === undefined
      ? []
      : [{ label: labels[row] ?? '', least, low, middle, high, most }],
  )
  if (values.length === 0 || values.length > mostGroups) return undefined
  const ends = values.flatMap(({ least, most }) => [least, most])
  const axis = amounts(nameOf(quartiles), ends, language, { field: 'least', freeBelow: 0.85 })
  const at = (field: string) => ({ field, type: 'quantitative' })
  const key = keys.map(({ name }) => name).join(' · ')
  return frame(input, {
    values,
    view: {
      encoding: { ...(keys.length === 0 ? {} : { y: names(key) }), x: axis },
      layer: [
        { mark: { type: 'rule', tooltip: true }, encoding: { x2: { field: 'most' } } },
        { mark: { type: 'tick', size: 10, color: '#52606d' } },
        { mark: { type: 'tick', size: 10, color: '#52606d' }, encoding: { x: at('most') } },
        {
          mark: { type: 'bar', size: 16, tooltip: true },
          encoding: { x: at('low'), x2: { field: 'high' } },
        },
        {
          mark: { type: 'tick', size: 16, thickness: 2, color: '#ffffff' },
          encoding: { x: at('middle') },
        },
      ],
    },
  })
}

/** The values are those of a column; where they are computed, the middle one stands for all. */
function nameOf([, , middle]: readonly ChartMeasure[]): string {
  const metric = middle?.metric
  return metric?.kind === 'aggregate' && metric.of?.kind === 'column'
    ? shownName(metric.of.column)
    : (middle?.name ?? '')
}
