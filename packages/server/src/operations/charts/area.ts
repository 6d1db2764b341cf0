import { along } from './along.ts'
import { amounts, colours } from './axes.ts'
import type { DrawKind } from './chart-kind.ts'
import { frame } from './frame.ts'
import { inPlace } from './in-place.ts'
import { inOrderOfTime, pointsOf, seriesOf } from './points.ts'
import { heightsOf, stacks } from './stack.ts'

const mostPoints = 999
const mostSeries = 10

/** What lies under a line along time; several series lie on top of each other where they add up. */
export const area: DrawKind = (matter) => {
  const [key] = matter.keys
  if (key?.times === undefined && matter.keys.length < 2) return undefined
  return matter.keys.length === 1 && matter.measures.length === 1 ? one(matter) : several(matter)
}

const one: DrawKind = (matter) => {
  const [key] = matter.keys
  const [measure] = matter.measures
  if (key === undefined || measure === undefined) return undefined
  const { placed, aside } = inPlace(inOrderOfTime(pointsOf(matter, measure)), matter.language)
  if (placed.length < 2 || placed.length > mostPoints) return undefined
  const values = placed.map(({ value }) => value)
  return frame(matter, {
    values: placed,
    ...aside,
    view: {
      mark: { type: 'area', tooltip: true },
      encoding: {
        x: along(key, placed, matter.language),
        y: amounts(measure.name, values, matter.language),
      },
    },
  })
}

const several: DrawKind = (matter) => {
  const series = seriesOf(matter)
  if (series === undefined || series.along.times === undefined || !stacks(series)) return undefined
  const { placed, aside } = inPlace(series.points, matter.language)
  const moments = new Set(placed.map(({ label }) => label)).size
  if (moments < 2 || placed.length > mostPoints || series.names.length > mostSeries) return undefined
  return frame(matter, {
    values: placed.map((point) => ({ ...point, rank: series.names.indexOf(point.series) })),
    ...aside,
    view: {
      mark: { type: 'area', tooltip: true },
      encoding: {
        x: along(series.along, placed, matter.language),
        y: { ...amounts(series.measure, heightsOf(placed), matter.language), stack: 'zero' },
        color: colours(series.by?.name),
        order: { field: 'rank' },
      },
    },
  })
}
