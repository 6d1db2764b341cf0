import type { Condition } from '@auger/contract/plan'
import { isNumeric, type Column } from '../../../../domain/table.ts'
import type { ColumnRef } from '../../../frame/column-ref.ts'
import {
  isThing,
  neighbour,
  saysAny,
  senseOf,
  withSlot,
  type FilterSlot,
  type Reading,
} from '../../reading.ts'
import { columnOf, isFigure } from '../../scene.ts'
import { presencePair, type PresencePair } from './presence-pairs.ts'
import { deniedBy } from '../value-slots.ts'

type Read = Pick<Reading, 'items' | 'scene'>

/**
 * A reading, and the same with rows chosen that have some of what a column tells, or none: bookings with children, orders without a
 * discount.
 */
export function presentReadings(reading: Reading): readonly Reading[] {
  const free = new Set(reading.rest)
  const slots = reading.rest.flatMap((at): readonly FilterSlot[] => {
    const isAbsent = saysAny(reading.items[at], ['negation', 'never'])
    if (!isAbsent && senseOf(reading.items[at], 'present') === undefined) return []
    const near = columnBeside(reading, at)
    const ref = near === undefined ? undefined : columnAt(reading, near)
    if (near === undefined || ref === undefined || !free.has(near) || isBounded(reading, near)) return []
    const column = columnOf(reading.scene, ref)
    const absent = absence(ref, column)
    const denied = isAbsent ? at : deniedBy(reading, at)
    if (absent === undefined) return []
    const condition = denied === undefined ? presence(ref, column) : absent
    const notes = ['filter:present', ...(denied === undefined ? [] : ['filter:denied'])]
    const items = [...new Set([at, near, ...(denied === undefined ? [] : [denied])])]
    return [{ items, choices: [{ condition, columns: [ref], absorbs: [], notes, cost: 0.4 }] }]
  })
  const pair = presencePair(reading, columnBeside)
  const both = pair === undefined ? undefined : pairSlot(reading, pair)
  // Who names both wants each told, and neither alone.
  return both === undefined
    ? [reading, ...slots.map((slot) => withSlot(reading, slot))]
    : [withSlot(reading, both)]
}

function pairSlot(reading: Reading, { items, column: ref }: PresencePair): FilterSlot | undefined {
  const column = columnOf(reading.scene, ref)
  if (absence(ref, column) === undefined) return undefined
  // What has none is told by what has some, so that the two are seen to be all rows.
  const some = presence(ref, column)
  const condition: Condition = { kind: 'or', conditions: [some, { kind: 'not', condition: some }] }
  return {
    items,
    choices: [
      { condition, columns: [ref], absorbs: [], notes: ['filter:present', 'filter:denied'], cost: 0.2 },
    ],
  }
}

const presence = (ref: ColumnRef, column: Column): Condition =>
  isCounted(column)
    ? { kind: 'compare', column: ref, operator: '>', value: 0 }
    : { kind: 'not', condition: { kind: 'missing', column: ref } }

/** Whether nought is what rows have that have none. */
const isCounted = (column: Column): boolean =>
  isNumeric(column) && isFigure(column) && column.minimum === 0 && column.maximum !== 0

/** What it is to have none of something: nought or no cell; undefined where every row has some. */
function absence(ref: ColumnRef, column: Column): Condition | undefined {
  const missing: Condition = { kind: 'missing', column: ref }
  const hasGaps = column.missing > 0 && column.distinct > 0
  if (!isCounted(column)) return hasGaps ? missing : undefined
  const nought: Condition = { kind: 'compare', column: ref, operator: '=', value: 0 }
  return hasGaps ? { kind: 'or', conditions: [nought, missing] } : nought
}

/** The column stands behind the word, and before it where a language says so. */
function columnBeside(read: Read, at: number): number | undefined {
  const { trailing, spaced } = read.scene.traits
  const places = [neighbour(read, at, 1, 2), ...(trailing || !spaced ? [neighbour(read, at, -1, 1)] : [])]
  return places.find((place) => place !== undefined && columnAt(read, place) !== undefined)
}

function columnAt({ items }: Read, index: number): ColumnRef | undefined {
  const item = items[index]
  return isThing(item) && item.to.kind === 'column' ? item.to.column : undefined
}

/** Whether more is said of the column than that it is there: with a price above 40, with the highest price. */
function isBounded(read: Read, at: number): boolean {
  const beside = [neighbour(read, at, 1, 1), neighbour(read, at, -1, 1)]
  return beside.some((index) => {
    const item = index === undefined ? undefined : read.items[index]
    if (isThing(item)) return item.to.kind === 'number' || item.to.kind === 'value'
    return saysAny(item, bounding)
  })
}

const bounding = ['compare', 'superlative', 'most', 'comparative', 'between', 'than', 'missing'] as const

/** Columns that are said to be empty: "no sales figure", "without a city", "missing price". */
export function missingSlots(read: Read): readonly FilterSlot[] {
  return read.items.flatMap((item, at): readonly FilterSlot[] => {
    const isSaid = senseOf(item, 'missing') !== undefined
    if (!isSaid && senseOf(item, 'negation') === undefined && senseOf(item, 'never') === undefined) return []
    if (!isSaid && !isBeforeGap(read, at)) return []
    const near = [neighbour(read, at, 1), ...(isSaid ? [neighbour(read, at, -1)] : [])].find((index) => {
      const beside = index === undefined ? undefined : read.items[index]
      return isThing(beside) && beside.to.kind === 'column'
    })
    const beside = near === undefined ? undefined : read.items[near]
    if (near === undefined || !isThing(beside) || beside.to.kind !== 'column') return []
    const { column } = beside.to
    const denied = isSaid ? deniedBy(read, at) : undefined
    const told = columnOf(read.scene, column)
    const condition: Condition = { kind: 'missing', column }
    return [
      {
        items: denied === undefined ? [at, near] : [at, near, denied],
        choices: [
          {
            condition: denied === undefined ? condition : { kind: 'not', condition },
            columns: [column],
            absorbs: [],
            notes: [
              isSaid ? 'filter:missing' : 'filter:without',
              ...(isNumeric(told) ? ['filter:missing:number'] : []),
            ],
            cost: 0.1,
          },
        ],
      },
    ]
  })
}

/** Whether a column is named right behind that some rows lack: without an agent, has no price. */
function isBeforeGap(read: Read, at: number): boolean {
  const next = neighbour(read, at, 1, 2)
  const item = next === undefined ? undefined : read.items[next]
  return isThing(item) && item.to.kind === 'column' && columnOf(read.scene, item.to.column).missing > 0
}
