import { amounts, colours } from './axes.ts'
import type { DrawKind } from './chart-kind.ts'
import { frame } from './frame.ts'
import type { ChartKey, ChartInput } from './chart-input.ts'
import { mostPoints } from './most-points.ts'

const mostColours = 10

/** A point a row: one measure across, another up; in colours where a key has few values. */
export const scatter: DrawKind = (input) => {
  const [across, up] = axesOf(input)
  if (across === undefined || up === undefined) return undefined
  const by = colouredBy(input)
  const values = across.values.flatMap((x, row) => {
    const y = up.values[row] ?? null
    return x === null || y === null
      ? []
      : [{ x, y, ...(by === undefined ? {} : { series: by.labels[row] ?? '' }) }]
  })
  if (values.length === 0 || values.length > mostPoints) return undefined
  const [xs, ys] = [values.map(({ x }) => x), values.map(({ y }) => y)]
  return frame(input, {
    values,
    view: {
      mark: { type: 'point', tooltip: true },
      encoding: {
        x: amounts(across.name, xs, input.language, { field: 'x', freeBelow: 0.85 }),
        y: amounts(up.name, ys, input.language, { field: 'y', freeBelow: 0.85 }),
        ...(by === undefined ? {} : { color: colours(by.name) }),
      },
    },
  })
}

interface Axis {
  readonly name: string
  readonly values: readonly (number | null)[]
}

/** Two measures, or a measure of what is told apart by a number. */
function axesOf({ keys, measures }: ChartInput): readonly Axis[] {
  const [key, ...more] = keys
  return measures.length === 1 && more.length === 0 && key?.amounts !== undefined
    ? [{ name: key.name, values: key.amounts }, ...measures]
    : measures
}

function colouredBy({ keys, measures }: ChartInput): ChartKey | undefined {
  const [key, ...more] = keys
  if (key === undefined || more.length > 0 || measures.length < 2) return undefined
  const count = new Set(key.labels).size
  return count > 1 && count <= mostColours ? key : undefined
}
