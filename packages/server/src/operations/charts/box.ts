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

/** A box a row: the quartiles of five values are these values, so that whiskers and edges are as the table has them. */
function ofGroups(input: ChartInput, quartiles: readonly ChartMeasure[]): ReturnType<DrawKind> {
  const { keys, language } = input
  const rows = (quartiles[0]?.values ?? []).map((_, row) =>
    quartiles.flatMap(({ values }) => values[row] ?? []),
  )
  const labels = toldApart(rows.map((_, row) => keys.map((key) => key.labels[row] ?? '').join(' · ')))
  const whole = rows.flatMap((values, row) =>
    values.length < quartiles.length ? [] : [{ label: labels[row] ?? '', values }],
  )
  if (whole.length === 0 || whole.length > mostGroups) return undefined
  const values = whole.flatMap((one) => one.values.map((value) => ({ label: one.label, value })))
  const x = amounts(
    nameOf(quartiles),
    values.map(({ value }) => value),
    language,
    { freeBelow: 0.85 },
  )
  const key = keys.map(({ name }) => name).join(' · ')
  return frame(input, {
    values,
    view: {
      mark: { type: 'boxplot', extent: 'min-max' },
      encoding: keys.length === 0 ? { x } : { y: names(key), x },
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
