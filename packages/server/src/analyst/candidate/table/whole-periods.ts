import type { CalendarGrain, Condition } from '@auger/contract/plan'
import { isTemporal } from '../../../domain/table.ts'
import type { ColumnRef } from '../../frame/column-ref.ts'
import { columnOf, type Scene } from '../scene.ts'
import { lastWholePeriod, type Span } from '../figure/horizon.ts'

export function spanOf(scene: Scene, ref: ColumnRef): Span | undefined {
  const column = columnOf(scene, ref)
  const { minimum, maximum, distinct } = column
  if (!isTemporal(column)) return undefined
  if (typeof minimum !== 'string' || typeof maximum !== 'string') return undefined
  return { first: minimum.slice(0, 10), last: maximum.slice(0, 10), moments: distinct }
}

/** A month that has only begun is no whole month: rows of it would look like a fall. */
export function wholePeriods(scene: Scene, ref: ColumnRef, grain: CalendarGrain): readonly Condition[] {
  const span = spanOf(scene, ref)
  const until = span === undefined ? undefined : lastWholePeriod(span, grain)
  return until === undefined ? [] : [{ kind: 'compare', column: ref, operator: '<', value: until }]
}
