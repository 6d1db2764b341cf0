import { along, standsInTime } from './along.ts'
import { amounts, colours } from './axes.ts'
import type { DrawKind } from './chart-kind.ts'
import { frame } from './frame.ts'
import { isPartlyMissing, stretchesOf, withGaps } from './gaps.ts'
import { inPlace } from './in-place.ts'
import { inOrderOfTime } from './in-order-of-time.ts'
import { gapsOf, pointsOf, seriesOf } from './points.ts'
import { heightsOf, stacks } from './stack.ts'
import { mostPoints } from './most-points.ts'

const mostSeries = 10

/** What lies under a line along time; several series lie on top of each other where they add up. */
export const area: DrawKind = (input) => {
  const [key] = input.keys
  if (key?.times === undefined && input.keys.length < 2) return undefined
  return input.keys.length === 1 && input.measures.length === 1 ? one(input) : several(input)
}

const one: DrawKind = (input) => {
  const [key] = input.keys
  const [measure] = input.measures
  if (key === undefined || measure === undefined) return undefined
  const { placed, aside } = inPlace(inOrderOfTime(pointsOf(input, measure)), input.language)
  if (placed.length < 2 || placed.length > mostPoints) return undefined
  const values = placed.map(({ value }) => value)
  return frame(input, {
    values: standsInTime(placed) ? withGaps(placed, gapsOf(input, measure)) : placed,
    ...aside,
    view: {
      mark: { type: 'area', tooltip: true },
      encoding: {
        x: along(key, placed, input.language),
        y: amounts(measure.name, values, input.language),
      },
    },
  })
}

const several: DrawKind = (input) => {
  const series = seriesOf(input)
  if (series === undefined || series.along.times === undefined || !stacks(series)) return undefined
  const { placed, aside } = inPlace(series.points, input.language)
  const moments = new Set(placed.map(({ label }) => label)).size
  if (moments < 2 || placed.length > mostPoints || series.names.length > mostSeries) return undefined
  // Where one of several is missing, those above it would stand too low.
  if (isPartlyMissing(placed, series.gaps)) return undefined
  const stretches = stretchesOf(placed, series.gaps)
  const mark = { type: 'area', tooltip: true }
  const whole = stretches.length === 1
  return frame(input, {
    values: stretches.flatMap((points, stretch) =>
      points.map((point) => ({
        ...point,
        rank: series.names.indexOf(point.series),
        ...(whole ? {} : { stretch }),
      })),
    ),
    ...aside,
    view: {
      encoding: {
        x: along(series.along, placed, input.language),
        y: { ...amounts(series.measure, heightsOf(placed), input.language), stack: 'zero' },
        color: colours(series.by?.name),
        order: { field: 'rank' },
      },
      ...(whole ? { mark } : { layer: stretches.map((_, stretch) => inStretch(mark, stretch)) }),
    },
  })
}

/** Each stretch has its own stacks, so that none reaches over a gap. */
const inStretch = (mark: object, stretch: number) => ({
  transform: [{ filter: `datum.stretch === ${stretch}` }],
  mark,
})
