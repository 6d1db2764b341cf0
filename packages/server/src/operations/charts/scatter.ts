import { amounts } from './axes.ts'
import type { DrawKind } from './chart-kind.ts'
import { frame } from './frame.ts'

const mostPoints = 999

/** A point a row: one measure across, another up. */
export const scatter: DrawKind = (matter) => {
  const [across, up] = matter.measures
  if (across === undefined || up === undefined) return undefined
  const values = across.values.flatMap((x, row) => {
    const y = up.values[row] ?? null
    return x === null || y === null ? [] : [{ x, y }]
  })
  if (values.length === 0 || values.length > mostPoints) return undefined
  const [xs, ys] = [values.map(({ x }) => x), values.map(({ y }) => y)]
  return frame(matter, {
    values,
    view: {
      mark: { type: 'point', tooltip: true },
      encoding: {
        x: amounts(across.name, xs, matter.language, { field: 'x', freeBelow: 0.85 }),
        y: amounts(up.name, ys, matter.language, { field: 'y', freeBelow: 0.85 }),
      },
    },
  })
}
