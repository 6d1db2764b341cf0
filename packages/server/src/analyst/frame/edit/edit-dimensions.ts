import { isCalendar, type CalendarGrain } from '@auger/contract/plan'
import type { ColumnRef } from '../column-ref.ts'
import type { Frame, FrameDimension } from '../frame.ts'
import { withoutRanking, withRanking, withTransformOf } from './frame-parts.ts'

/** Undefined of what has no groups. What is broken down shows everything, as who leads may differ in each part. */
export function withDimension(
  frame: Frame,
  dimension: FrameDimension,
  how: 'add' | 'replace',
): Frame | undefined {
  if (frame.task !== 'figures') return undefined
  if (how === 'replace') return settled({ ...frame, dimensions: [dimension] })
  const others = frame.dimensions.filter((one) => !isSame(one, dimension))
  const { ranking } = frame
  const whole = ranking?.count === undefined && ranking?.offset === undefined ? frame : withoutRanking(frame)
  return settled({ ...whole, dimensions: [...others, dimension], answer: { kind: 'all' } })
}

const isSame = (one: FrameDimension, other: FrameDimension): boolean =>
  one.as === other.as || (one.column === other.column && one.grain === other.grain)

/** A finer or coarser time, under its new name wherever the old one stands. */
export function withGrain(
  frame: Frame,
  { grain, as, column }: { readonly grain: CalendarGrain; readonly as: string; readonly column?: ColumnRef },
): Frame | undefined {
  if (frame.task !== 'figures') return undefined
  const time = frame.dimensions.find((dimension) => isCalendar(dimension.grain))
  if (time === undefined)
    return column === undefined ? undefined : withDimension(frame, { column, grain, as }, 'add')
  const { column: own } = time
  const named = (name: string): string => (name === time.as ? as : name)
  const { ranking, transform } = frame
  const renamed = withRanking(
    frame,
    ranking === undefined
      ? undefined
      : {
          ...ranking,
          by: named(ranking.by),
          ...(ranking.within === undefined ? {} : { within: ranking.within.map(named) }),
        },
  )
  return {
    ...withTransformOf(
      renamed,
      transform?.kind === 'share' ? { ...transform, within: transform.within.map(named) } : transform,
    ),
    dimensions: frame.dimensions.map((one) => (one === time ? { column: own, grain, as } : one)),
  }
}

/** Without what speaks of dimensions that are gone. */
function settled(frame: Frame): Frame {
  const { ranking, transform, dimensions, metrics } = frame
  const isThere = (name: string): boolean => dimensions.some(({ as }) => as === name)
  const isKnown = (name: string): boolean => isThere(name) || metrics.some(({ as }) => as === name)
  const stands = ranking === undefined || (isKnown(ranking.by) && (ranking.within ?? []).every(isThere))
  const ranked = stands ? frame : withoutRanking(frame)
  const timed = dimensions.some(({ grain }) => isCalendar(grain))
  if (transform === undefined) return ranked
  if (transform.kind !== 'share') return timed ? ranked : withTransformOf(ranked, undefined)
  return withTransformOf(ranked, { ...transform, within: transform.within.filter(isThere) })
}
