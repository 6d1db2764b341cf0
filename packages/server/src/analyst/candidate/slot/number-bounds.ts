import type { ComparisonOperator } from '@auger/contract/plan'
import type { Item } from '../cover.ts'
import { isEmpty, isThing, neighbour, saysAny, senseOf, type Reading } from '../reading.ts'
import { columnOf, isFigure } from '../scene.ts'

type Read = Pick<Reading, 'items' | 'scene'>

export interface Range {
  readonly values: readonly [number, number]
  readonly items: readonly number[]
}

/** Two numbers with what says that all between them is meant: before them (between 5 and 10) or behind them (5와 10 사이). */
export function rangeAt(read: Read, at: number): Range | undefined {
  const low = numberOf(read.items[at])
  const joint = neighbour(read, withUnit(read, at), 1, 0)
  if (low === undefined || joint === undefined || !saysAny(read.items[joint], ['joint'])) return undefined
  const other = neighbour(read, joint, 1, 0)
  const high = other === undefined ? undefined : numberOf(read.items[other])
  if (other === undefined || high === undefined) return undefined
  const places = [neighbour(read, at, -1, 1), neighbour(read, withUnit(read, other), 1, 1)]
  const between = places.find((place) => place !== undefined && saysAny(read.items[place], ['between']))
  if (between === undefined) return undefined
  const [first, last] = [Math.min(at, between), Math.max(withUnit(read, other), between)]
  return { values: [low, high], items: Array.from({ length: last - first + 1 }, (_, more) => first + more) }
}

const numberOf = (item: Item | undefined): number | undefined =>
  isThing(item) && item.to.kind === 'number' ? item.to.value : undefined

/** The number, or the unit that stands behind it. */
function withUnit(read: Read, at: number): number {
  const next = neighbour(read, at, 1, 0)
  return next !== undefined && senseOf(read.items[next], 'unit') !== undefined ? next : at
}

export interface Beyond {
  readonly operator: ComparisonOperator
  /** The column that is compared. */
  readonly column: number
  readonly items: readonly number[]
}

/** A comparative with its column before the number: a higher price than 40, تزيد أعمارهم على 40. */
export function comparativeAt(read: Read, at: number): Beyond | undefined {
  const passed: number[] = []
  let column = at - 1
  for (; mayTie(read.items[column]) && passed.length < 2; column--) passed.push(column)
  const item = read.items[column]
  const isColumn =
    isThing(item) && item.to.kind === 'column' && isFigure(columnOf(read.scene, item.to.column))
  const said = isColumn ? senseOf(read.items[column - 1], 'comparative') : undefined
  if (said === undefined) return undefined
  return { operator: said.direction === 'high' ? '>' : '<', column, items: [column - 1, ...passed] }
}

const mayTie = (item: Item | undefined): boolean =>
  item !== undefined && (isEmpty(item) || saysAny(item, ['function', 'than']))

/** Three nights or more. */
export function thingBehind(read: Read, at: number): number | undefined {
  const next = neighbour(read, at, 1, 0)
  const item = next === undefined ? undefined : read.items[next]
  return isThing(item) && (item.to.kind === 'column' || item.to.kind === 'table') ? next : undefined
}

/** A number in words that nothing stands behind which it might count: more than once, hơn hai lần. */
export function isSaidAlone(read: Read, items: readonly number[]): boolean {
  const isWord = items.some((index) => {
    const item = read.items[index]
    return isThing(item) && item.to.kind === 'number' && !item.to.digits
  })
  const next = neighbour(read, Math.max(...items), 1)
  const behind = next === undefined ? undefined : read.items[next]
  return isWord && !(isThing(behind) && (behind.to.kind === 'column' || behind.to.kind === 'table'))
}
