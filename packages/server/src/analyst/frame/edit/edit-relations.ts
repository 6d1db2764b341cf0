import { isCalendar, metricsIn } from '@auger/contract/plan'
import { columnsIn } from '../../../domain/condition.ts'
import type { ColumnRef } from '../column-ref.ts'
import { narrowed } from '../figures/narrowed.ts'
import type { Frame, Transform } from '../frame.ts'
import { allOf } from '../rows/conditions.ts'
import { partsOf } from './edit-filters.ts'
import { withTransformOf } from './frame-parts.ts'

/** Undefined where there are no groups, or no time, to put figures in relation to. */
export function withTransform(frame: Frame, transform: Transform | undefined): Frame | undefined {
  if (transform === undefined)
    return frame.transform === undefined ? undefined : withTransformOf(frame, undefined)
  const { task, dimensions } = frame
  const fits =
    transform.kind === 'share' ? dimensions.length > 0 : dimensions.some(({ grain }) => isCalendar(grain))
  return task === 'figures' && fits ? withTransformOf(frame, transform) : undefined
}

/** Figures that are told by a name, and not by the rows they are of. */
const named: ReadonlySet<string> = new Set(['defined', 'metric'])

/** Figures of what the conditions on some columns choose, in percent of what they are without them; undefined where there are none. */
export function asPart(frame: Frame, columns: readonly ColumnRef[]): Frame | undefined {
  const isOfPart = (one: readonly string[]): boolean => one.some((column) => columns.includes(column))
  const chosen = partsOf(frame).filter((filter) => isOfPart(columnsIn(filter)))
  const computable = frame.metrics.every(({ metric }) =>
    metricsIn(metric).every(({ kind }) => !named.has(kind)),
  )
  if (frame.task !== 'figures' || chosen.length === 0 || !computable) return undefined
  const where = allOf(chosen)
  return {
    ...frame,
    filters: partsOf(frame).filter((filter) => !chosen.includes(filter)),
    metrics: frame.metrics.map(({ as, metric }) => ({
      as,
      metric: { kind: 'ratio', of: narrowed(metric, where), to: metric, percent: true },
      unit: '%',
    })),
  }
}
