import type { Condition } from '@auger/contract/plan'
import { placeOf, type ColumnRef } from '../../frame/column-ref.ts'
import type { Item, ThingItem } from '../cover.ts'
import type { TimeTarget } from '../../link/link.ts'
import { isDescribing } from '../table/event-tables.ts'
import { isThing, neighbour, senseOf, type FilterChoice, type FilterSlot, type Reading } from '../reading.ts'
import { columnOf, tellsTime, timeColumns } from '../scene.ts'
import { comparedBehind, comparedWith, type Compared } from './compared-with.ts'
import { eventBeside } from './event-times.ts'
import { monthInYear } from './month-in-year.ts'
import { isSmallNumber, numberedCondition } from './numbered-parts.ts'
import { isStretch } from './stretch.ts'
import { timeComparison, timeCondition } from './time-conditions.ts'
import { deniedBy } from './value-slots.ts'
import { writtenMonth } from './written-months.ts'

type Read = Pick<Reading, 'items' | 'scene'>
const mostColumns = 4

/** Stretches of time that choose rows: by the column named beside them, else by the columns that say when. */
export function timeSlots(read: Read): readonly FilterSlot[] {
  const taken = new Set<number>()
  const slots: FilterSlot[] = []
  for (const [at, item] of read.items.entries()) {
    if (taken.has(at) || !isTime(item)) continue
    const run = timesInRow(read, at)
    for (const index of run) taken.add(index)
    const when = comparedTo(read, run)
    const compared = when?.items ?? []
    const choices = columnsFor(read, [...run, ...compared]).flatMap(
      ({ column, cost, note, absorbs }): readonly FilterChoice[] => {
        // From 2023 to 2024 is all of both: what comes before a stretch opens it.
        const operator = run.some((index) => isStretch(read, index)) ? undefined : when?.sense.operator
        const condition = conditionOf(read, run, column, operator)
        const isOutside =
          when === undefined && timesOf(read, run).every((time) => liesOutside(time, read, column))
        const notes = [`filter:time:${note}`, ...(isOutside ? ['filter:time:outside'] : [])]
        return condition === undefined
          ? []
          : [{ condition, columns: [column], absorbs, notes, cost: cost + (isOutside ? 0.7 : 0) }]
      },
    )
    if (choices.length > 0) slots.push({ items: [...run, ...compared], choices })
  }
  return slots
}

/** What compares a time, unless it says by what the time is the time of: by 2024 sales. */
function comparedTo(read: Read, run: readonly number[]): Compared<'when'> | Compared<'compare'> | undefined {
  const [first = 0, last = 0] = [run[0], run.at(-1)]
  const when = comparedWith(read, first, last, 'when') ?? comparedBehind(read, last)
  const next = neighbour(read, last, 1, 0)
  const behind = next === undefined ? undefined : read.items[next]
  const isOfThing = isThing(behind) && (behind.to.kind === 'column' || behind.to.kind === 'metric')
  const isBy = when?.items.some((index) => senseOf(read.items[index], 'group') !== undefined)
  return isOfThing && isBy === true ? undefined : when
}

const isTime = (item: Item | undefined): item is ThingItem => isThing(item) && item.to.kind === 'time'

/** Times that are listed: 2010, 2011 and 2012. */
function timesInRow(read: Read, at: number): readonly number[] {
  const run = [at]
  for (let last = at; ;) {
    const next = neighbour(read, last, 1, 0)
    const beyond =
      next !== undefined && senseOf(read.items[next], 'joint') ? neighbour(read, next, 1, 1) : next
    if (beyond === undefined || !isTime(read.items[beyond])) return run
    run.push(beyond)
    last = beyond
  }
}

function conditionOf(
  { items, scene }: Read,
  run: readonly number[],
  ref: ColumnRef,
  operator: '=' | '!=' | '<' | '<=' | '>' | '>=' | undefined,
): Condition | undefined {
  const column = columnOf(scene, ref)
  const conditions = timesOf({ items, scene }, run).map(({ item, time }) => {
    if (isSmallNumber(column))
      return operator === undefined || operator === '=' ? numberedCondition(scene, ref, time) : undefined
    if (operator === undefined || operator === '=' || operator === '!=')
      return time.kind === 'part' && time.part === 'month-of-year'
        ? (timeCondition(column, ref, time) ?? writtenMonth(column, ref, textOf(scene, item)))
        : timeCondition(column, ref, time)
    return timeComparison(column, ref, time, operator)
  })
  const known = conditions.filter((condition) => condition !== undefined)
  if (known.length < conditions.length || known.length === 0) return undefined
  const [first] = known
  return known.length === 1 ? first : { kind: 'or', conditions: known }
}

interface SaidTime {
  readonly item: ThingItem
  readonly time: TimeTarget['time']
}

/** The times of a run; a month and a year that no word joins are one. */
function timesOf({ items }: Read, run: readonly number[]): readonly SaidTime[] {
  const found: (SaidTime & { readonly index: number })[] = []
  for (const index of run) {
    const item = items[index]
    if (!isThing(item) || item.to.kind !== 'time') continue
    const last = found.at(-1)
    const { time } = item.to
    const both = last !== undefined && last.index === index - 1 ? monthInYear(last.time, time) : undefined
    if (last !== undefined && both !== undefined) found.splice(-1, 1, { ...last, time: both, index })
    else found.push({ item, time, index })
  }
  return found
}

/** Whether a column has no moment of a period. */
function liesOutside({ time }: SaidTime, { scene }: Read, ref: ColumnRef): boolean {
  const { minimum, maximum } = columnOf(scene, ref)
  if (time.kind !== 'period' || minimum === null || maximum === null) return false
  const [first, last] = [`${minimum}`, `${maximum}`]
  const isAfter = time.from !== undefined && time.from.slice(0, last.length) > last.slice(0, 10)
  return isAfter || (time.until !== undefined && time.until.slice(0, first.length) < first.slice(0, 10))
}

/** When a thing was made is hardly meant where the question is about what happens with it. */
function isAside({ items, scene }: Read, tableId: string): boolean {
  if (!isDescribing(scene, tableId)) return false
  const named = items.flatMap((item) => (isThing(item) ? tablesNamedBy(item) : []))
  return named.length === 0 || named.some((other) => other !== tableId)
}

function tablesNamedBy({ to }: ThingItem): readonly string[] {
  if (to.kind === 'column') return [placeOf(to.column).tableId]
  return to.kind === 'table' || to.kind === 'metric' ? [to.tableId] : []
}

const textOf = ({ tokens, asked }: Reading['scene'], { from, until }: ThingItem): string =>
  asked.text.slice(tokens[from]?.start ?? 0, tokens[until - 1]?.end ?? 0)

interface TimeColumn {
  readonly column: ColumnRef
  readonly cost: number
  readonly note: string
  readonly absorbs: readonly number[]
}

function columnsFor(read: Read, items: readonly number[]): readonly TimeColumn[] {
  const found: TimeColumn[] = []
  const add = (one: TimeColumn): void => {
    if (!found.some(({ column }) => column === one.column)) found.push(one)
  }
  for (const index of [neighbour(read, Math.min(...items), -1), neighbour(read, Math.max(...items), 1)]) {
    const item = index === undefined ? undefined : read.items[index]
    if (
      index !== undefined &&
      isThing(item) &&
      item.to.kind === 'column' &&
      tellsTime(columnOf(read.scene, item.to.column)) &&
      deniedBy(read, index) === undefined
    )
      add({ column: item.to.column, cost: 0, note: 'column-said', absorbs: [index] })
  }
  const event = eventBeside(read, items)
  if (event !== undefined) add({ column: event.column, cost: 0, note: 'column-said', absorbs: [] })
  for (const [at, item] of read.items.entries())
    if (
      isThing(item) &&
      item.to.kind === 'column' &&
      tellsTime(columnOf(read.scene, item.to.column)) &&
      deniedBy(read, at) === undefined
    )
      add({ column: item.to.column, cost: 0.3, note: 'column-mentioned', absorbs: [] })
  for (const table of read.scene.asked.tables) {
    const aside = isAside(read, table.id) ? 0.5 : 0
    for (const [place, column] of timeColumns(table).entries())
      if (event?.isSure !== true || placeOf(event.column).tableId !== table.id)
        add({
          column,
          cost: 0.2 + 0.3 * place + aside,
          note: aside > 0 ? 'describing' : place === 0 ? 'first-column' : 'other-column',
          absorbs: [],
        })
  }
  return found.slice(0, mostColumns + read.scene.asked.tables.length)
}
