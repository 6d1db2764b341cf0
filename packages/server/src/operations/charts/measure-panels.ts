import { along, standsInTime } from './along.ts'
import { amountLabels } from './amount-labels.ts'
import { names } from './axes.ts'
import type { DrawKind } from './chart-kind.ts'
import { frame } from './frame.ts'
import { inOrderOfTime } from './in-order-of-time.ts'
import { mostPoints } from './most-points.ts'
import { toldApart } from './names.ts'
import { pointsOf } from './points.ts'

const mostPanels = 4
const mostBars = 24

/** Several measures of one key, each in a panel with an axis of its own: lines along time, else bars. */
export const measurePanels: DrawKind = (input) => {
  const [key] = input.keys
  const { measures, language } = input
  if (key === undefined || measures.length < 2 || measures.length > mostPanels) return undefined
  const titles = toldApart(measures.map(({ name }) => name))
  const points = measures.flatMap((measure, at) =>
    inOrderOfTime(pointsOf(input, measure)).map((point) => ({ ...point, panel: titles[at] ?? '' })),
  )
  const placed = points.filter(({ time }) => time !== null)
  if (placed.length === 0 || placed.length > mostPoints) return undefined
  const timed = key.times !== undefined && standsInTime(placed)
  if (!timed && new Set(key.labels).size > mostBars) return undefined
  // Each axis is written for its own numbers, so no unit may be taken from those of another.
  const axis = { ...amountLabels('', [], language), title: null }
  return frame(input, {
    values: placed,
    view: {
      height: 170,
      mark: timed ? { type: 'line', point: false, tooltip: true } : { type: 'bar', tooltip: true },
      encoding: {
        x: timed ? along(key, placed, language) : names(key.name),
        y: { field: 'value', type: 'quantitative', scale: { zero: !timed }, axis },
        facet: {
          field: 'panel',
          type: 'nominal',
          sort: titles,
          columns: 1,
          spacing: { row: 24 },
          header: { title: null },
        },
      },
      resolve: { scale: { y: 'independent' } },
    },
  })
}
