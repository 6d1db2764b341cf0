import { along, standsInTime } from './along.ts'
import { amounts } from './axes.ts'
import type { DrawKind } from './chart-kind.ts'
import { frame } from './frame.ts'
import { inPlace } from './in-place.ts'
import { withGaps } from './gaps.ts'
import { inOrderOfTime } from './in-order-of-time.ts'
import { gapsOf, pointsOf } from './points.ts'
import { withAmounts } from './with-amounts.ts'
import { mostPoints } from './most-points.ts'

const mostDots = 60

/** One line along time, or along what is told apart by a number: names have no order that a line could follow. */
export const line: DrawKind = (input) => {
  const [key, ...more] = input.keys
  const [measure] = input.measures
  if (key === undefined || measure === undefined || more.length > 0) return undefined
  if (key.times === undefined && key.amounts === undefined) return undefined
  const { placed, aside } = inPlace(inOrderOfTime(pointsOf(input, measure)), input.language)
  if (placed.length === 0 || placed.length > mostPoints) return undefined
  const values = placed.map(({ value }) => value)
  const drawn = {
    values: standsInTime(placed)
      ? withGaps(placed, gapsOf(input, measure))
      : placed.map(({ label, value }) => ({ label, value })),
    mark: { type: 'line', point: placed.length <= mostDots, tooltip: true },
    encoding: {
      x: along(key, placed, input.language),
      y: amounts(measure.name, values, input.language, { freeBelow: 0.2 }),
    },
    side: 'course',
  } as const
  return frame(input, { ...withAmounts(drawn, input.language), ...aside })
}
