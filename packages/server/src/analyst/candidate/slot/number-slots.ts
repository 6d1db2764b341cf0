import type { Condition } from '@auger/contract/plan'
import { isNumeric, type Column } from '../../../domain/table.ts'
import type { ColumnRef } from '../../frame/column-ref.ts'
import type { NumberTarget } from '../../link/link.ts'
import type { Item } from '../cover.ts'
import {
  isThing,
  neighbour,
  saysAny,
  senseOf,
  type FilterChoice,
  type FilterSlot,
  type Reading,
} from '../reading.ts'
import { columnOf, isFigure, refsOf, type Scene } from '../scene.ts'
import { comparedBehind, comparedWith } from './compared-with.ts'
import { comparativeAt, isSaidAlone, rangeAt, thingBehind } from './number-bounds.ts'
import { deniedBy } from './value-slots.ts'
import { strangeness, type SaidNumber } from './strangeness.ts'
import { measuredAs, measuredLike, saidUnit, strangeUnit } from './said-units.ts'
import { comparedNumbers, isWrittenNumber, writtenAs } from './written-numbers.ts'
import { isOfAverage } from './of-average.ts'
import { countedRows, tellersOfRows } from './counted-rows.ts'

type Read = Pick<Reading, 'items' | 'scene'>

interface Bound extends SaidNumber {
  readonly items: readonly number[]
  /** Concepts that the comparing word already names: older. */
  readonly about: readonly string[]
  /** The item of the column, where the words say which. */
  readonly column?: number
  readonly note: string
}

export interface NumbersRead {
  readonly slots: readonly FilterSlot[]
  readonly count?: { readonly value: number; readonly item: number }
}

/** What numbers say: how many are asked for, or which rows by a comparison or as a value. */
export function numberSlots(read: Read, taken: ReadonlySet<number>): NumbersRead {
  const slots: FilterSlot[] = []
  const used = new Set(taken)
  let count: NumbersRead['count']
  for (const [at, item] of read.items.entries()) {
    if (used.has(at) || !isThing(item) || item.to.kind !== 'number') continue
    if (count === undefined && countsPlaces(read, at, item.to)) {
      count = { value: item.to.value, item: at }
      continue
    }
    if (isOfAverage(read, at)) continue
    const bound = boundAt(read, at, item.to)
    for (const index of bound.items) used.add(index)
    const choices = choicesOf(read, bound, used)
    if (choices.length > 0) slots.push({ items: bound.items, choices })
  }
  return { slots, ...(count === undefined ? {} : { count }) }
}

/** The five highest, top 5, the first three: no number of the data. */
function countsPlaces(read: Read, at: number, { value, form }: NumberTarget): boolean {
  if (!Number.isInteger(value) || value < 1 || value > 1000 || form === 'money' || form === 'percent')
    return false
  const near = [read.items[at - 1], read.items[at + 1], at > 1 ? read.items[at - 2] : undefined]
  const isListed = saysAny(read.items[at - 1], ['list'])
  // Far from what puts things first, more than there are rows is no count of them: the 500 club.
  const isRanked = hasRows(read, value) && read.items.some((item) => saysAny(item, leads))
  if (isBeforeThings(read, at) && (isListed || isRanked)) return true
  return near.some((item, index) => {
    if (index === 2) return saysAny(item, ['rank']) && !saysAny(read.items[at - 1], ['than'])
    return saysAny(item, leads)
  })
}

const hasRows = ({ scene: { asked } }: Read, count: number): boolean =>
  asked.tables.some(({ rowCount }) => count <= rowCount)

const leads = ['rank', 'superlative', 'most', 'frequent'] as const

/** Which 5 cities, the 3 products, the 4 rows. */
function isBeforeThings(read: Read, at: number): boolean {
  const next = neighbour(read, at, 1, 0)
  const item = next === undefined ? undefined : read.items[next]
  if (saysAny(read.items[at - 1], ['compare'])) return false
  if (!isThing(item)) return saysAny(item, ['rows'])
  return (
    item.to.kind === 'table' || (item.to.kind === 'column' && !isFigure(columnOf(read.scene, item.to.column)))
  )
}

function boundAt(read: Read, at: number, { value, form }: NumberTarget): Bound {
  const isPercent = form === 'percent'
  const range = rangeAt(read, at)
  if (range !== undefined) return { ...range, operator: '>=', about: [], note: 'between', isPercent }
  const after = neighbour(read, at, 1, 0)
  const unit = after !== undefined && isUnit(read.items[after]) ? after : undefined
  const base = [at, ...(unit === undefined ? [] : [unit])]
  const compared = comparedWith(read, at, unit ?? at, 'compare') ?? comparedBehind(read, unit ?? at)
  if (compared !== undefined)
    return {
      operator: compared.sense.operator,
      values: [value],
      items: [...base, ...compared.items],
      about: compared.sense.of ?? [],
      note: 'compared',
      isPercent,
    }
  const counted = thingBehind(read, at)
  const behind = counted === undefined ? undefined : comparedBehind(read, counted)
  if (behind !== undefined)
    return {
      operator: behind.sense.operator,
      values: [value],
      items: [...base, ...behind.items],
      about: behind.sense.of ?? [],
      ...(counted === undefined ? {} : { column: counted }),
      note: 'compared',
      isPercent,
    }
  const beyond = comparativeAt(read, at)
  if (beyond !== undefined)
    return {
      ...beyond,
      values: [value],
      items: [...base, ...beyond.items],
      about: [],
      note: 'compared',
      isPercent,
    }
  return { operator: '=', values: [value], items: base, about: [], note: 'equal', isPercent }
}

/** Three hours, three times, three years. */
const isUnit = (item: Item | undefined): boolean =>
  saysAny(item, ['unit']) || isTimes(item) || (saysAny(item, ['grain']) && !saysAny(item, ['group']))

const isTimes = (item: Item | undefined): boolean => senseOf(item, 'arithmetic')?.operator === '*'

function choicesOf(read: Read, bound: Bound, used: ReadonlySet<number>): readonly FilterChoice[] {
  const first = Math.min(...bound.items)
  const last = Math.max(...bound.items)
  const denied = deniedBy(read, first)
  const doubt = bound.operator === '=' && bound.values.every(mayBeYear) ? 1 : 0
  const choices: FilterChoice[] = []
  const unit = saidUnit(read, bound.items)
  const add = (column: ColumnRef, cost: number, note: string, absorbs: readonly number[]): void => {
    const own = read.scene.unitOf(column)
    const condition = conditionOf(read.scene, column, measuredAs(own, bound, unit))
    if (condition === undefined || choices.some(({ columns }) => columns[0] === column)) return
    choices.push({
      condition: denied === undefined ? condition : { kind: 'not', condition },
      columns: [column],
      absorbs: denied === undefined ? absorbs : [...absorbs, denied],
      notes: [`filter:number:${bound.note}:${note}`],
      cost: cost + doubt + strangeness(columnOf(read.scene, column), bound) + strangeUnit(own, unit),
    })
  }
  const beside = (index: number | undefined, cost: number, note: string): void => {
    const item = index === undefined ? undefined : read.items[index]
    if (index === undefined || !isThing(item) || used.has(index)) return
    if (item.to.kind === 'column') add(item.to.column, cost, note, [index])
    if (
      (item.to.kind === 'table' || item.to.kind === 'column') &&
      bound.values.length === 1 &&
      bound.note === 'compared'
    )
      choices.push(
        havingChoice(bound, index, cost + 0.3),
        ...countedRows(read.scene, bound, index, item.to),
        ...tellersOfRows(read, bound, index),
      )
  }
  // How often something is there at all: three times or more.
  const isOften = bound.items.some((index) => isTimes(read.items[index])) || isSaidAlone(read, bound.items)
  if (bound.note === 'compared' && bound.values.length === 1)
    choices.push(havingTimes(bound, isOften ? 0.1 : 1.4), ...(isOften ? tellersOfRows(read, bound) : []))
  beside(bound.column ?? neighbour(read, first, -1), 0, 'before')
  beside(neighbour(read, last, 1), 0.1, 'behind')
  for (const column of read.scene.columnsAbout(bound.about).slice(0, 3)) add(column, 0.2, 'about', [])
  if (unit !== undefined)
    for (const column of measuredLike(read, unit).slice(0, 3)) add(column, 0.8, 'about', [])
  for (const [index, item] of read.items.entries())
    if (
      isThing(item) &&
      item.to.kind === 'column' &&
      !used.has(index) &&
      mayBeCompared(columnOf(read.scene, item.to.column))
    )
      add(item.to.column, 1, 'mentioned', [])
  if (choices.every(({ condition }) => condition === undefined))
    for (const column of holding(read, bound).slice(0, 3)) add(column, 2, 'unmentioned', [])
  return choices
}

const mayBeCompared = (column: Column): boolean => isFigure(column) || isWrittenNumber(column)

const mayBeYear = (value: number): boolean => Number.isInteger(value) && value >= 1800 && value < 2100

const havingChoice = ({ operator, values }: Bound, thing: number, cost: number): FilterChoice => ({
  having: (metric) => ({ kind: 'compare', column: metric, operator, value: values[0] ?? 0 }),
  counted: thing,
  columns: [],
  absorbs: [thing],
  notes: ['having:count'],
  cost,
})

const havingTimes = ({ operator, values }: Bound, cost: number): FilterChoice => ({
  having: (metric) => ({ kind: 'compare', column: metric, operator, value: values[0] ?? 0 }),
  columns: [],
  absorbs: [],
  notes: ['having:times'],
  cost,
})

/** Columns that nobody names but whose values may be meant. */
const holding = ({ scene }: Read, { values, operator }: Bound): readonly ColumnRef[] =>
  scene.asked.tables.flatMap((table) =>
    refsOf(table).filter((ref) => {
      const column = columnOf(scene, ref)
      const { minimum, maximum } = column
      if (!isNumeric(column) || typeof minimum !== 'number' || typeof maximum !== 'number') return false
      if (column.nature === 'key' && operator !== '=') return false
      return column.nature !== 'key' && values.every((value) => value >= minimum && value <= maximum)
    }),
  )

/** A column of text is equal to a number as it is written there, and compared by the numbers that its texts begin with. */
function conditionOf(scene: Scene, ref: ColumnRef, { operator, values }: Bound): Condition | undefined {
  const column = columnOf(scene, ref)
  const [first = 0, second] = values
  const written = operator === '=' ? writtenAs(column, first) : undefined
  if (written !== undefined) return { kind: 'compare', column: ref, operator, value: written }
  const compare = (name: string): Condition =>
    second === undefined
      ? { kind: 'compare', column: name, operator, value: first }
      : { kind: 'between', column: name, low: Math.min(first, second), high: Math.max(first, second) }
  if (isNumeric(column)) return compare(ref)
  return operator !== '=' && operator !== '!=' && isWrittenNumber(column)
    ? comparedNumbers(ref, compare)
    : undefined
}
