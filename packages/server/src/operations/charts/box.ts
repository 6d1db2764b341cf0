import { amounts, names } from './axes.ts'
import type { DrawKind } from './chart-kind.ts'
import { frame } from './frame.ts'
import { mostPoints } from './most-points.ts'

const mostBoxes = 20

/** The quartiles of a measure, whiskers to the last value within one and a half times the box, and what lies beyond. */
export const box: DrawKind = (input) => {
  const [measure] = input.measures
  if (input.grouped || measure === undefined) return undefined
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
