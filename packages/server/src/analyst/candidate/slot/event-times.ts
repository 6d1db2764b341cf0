import { isTemporal } from '../../../domain/table.ts'
import { placeOf, type ColumnRef } from '../../frame/column-ref.ts'
import { isThing, neighbour, type Reading } from '../reading.ts'
import { columnOf } from '../scene.ts'
import { deniedBy } from './value-slots.ts'

type Read = Pick<Reading, 'items' | 'scene'>

/** The date of what happened, where a word for that stands beside a time. */
export interface EventTime {
  /** Index of the item. */
  readonly item: number
  readonly column: ColumnRef
  /** It stands right before the time, so that no other date is meant: cancelled in 2024, deliveries per month. */
  readonly isSure: boolean
}

/** When what stands beside a stretch of items happened: hired in March, 2024 storniert, キャンセルされた. What did not happen has no date. */
export function eventBeside(read: Read, at: readonly number[]): EventTime | undefined {
  const { trailing, spaced } = read.scene.traits
  const before = eventAt(read, neighbour(read, Math.min(...at), -1))
  if (before !== undefined) return { ...before, isSure: true }
  const behind = eventAt(read, neighbour(read, Math.max(...at), 1))
  return behind === undefined ? undefined : { ...behind, isSure: trailing || !spaced }
}

function eventAt(read: Read, index: number | undefined): Omit<EventTime, 'isSure'> | undefined {
  const item = index === undefined ? undefined : read.items[index]
  if (index === undefined || !isThing(item) || deniedBy(read, index) !== undefined) return undefined
  const { to } = item
  if (to.kind === 'column')
    return isTemporal(columnOf(read.scene, to.column)) ? { item: index, column: to.column } : undefined
  if (to.kind !== 'state' || to.condition.kind !== 'not' || to.condition.condition.kind !== 'missing')
    return undefined
  const [column] = to.columns
  return column !== undefined && isTemporal(columnOf(read.scene, column))
    ? { item: index, column }
    : undefined
}

/** Columns that say when, with that of an event in the place of the others of its table where it is sure, and before them elsewhere. */
export function withEvent(columns: readonly ColumnRef[], event: EventTime | undefined): readonly ColumnRef[] {
  if (event === undefined) return columns
  const { tableId } = placeOf(event.column)
  const isOther = (ref: ColumnRef): boolean =>
    ref !== event.column && !(event.isSure && placeOf(ref).tableId === tableId)
  return [event.column, ...columns.filter(isOther)]
}
