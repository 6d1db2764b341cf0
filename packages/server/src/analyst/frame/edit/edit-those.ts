import type { Cell } from '@auger/contract'
import { isCalendar, type Condition } from '@auger/contract/plan'
import { periodFrom } from '../../../domain/period-from.ts'
import { isKey } from '../../../domain/table.ts'
import type { EarlierJob } from '../../../ports/analyst.ts'
import { placeOf, refOf, type ColumnRef } from '../column-ref.ts'
import type { Frame, FrameDimension } from '../frame.ts'
import { tableOf, type FrameQuestion } from '../frame-question.ts'
import { withoutRanking } from './frame-parts.ts'

type Result = NonNullable<EarlierJob['result']>

/** What tells rows of the result apart: how one of its cells is asked for. */
interface Key {
  readonly name: string
  readonly chosenBy: (cell: Cell) => Condition | undefined
}

/** The frame of what rows of the last result are about; undefined where they cannot be told, or are not there. */
export function thoseOf(
  frame: Frame,
  rows: 'all' | readonly number[],
  { result, question }: { readonly result?: Result; readonly question: FrameQuestion },
): Frame | undefined {
  if (result === undefined) return undefined
  const keys = frame.task === 'figures' ? frame.dimensions.map(dimensionKey) : rowKeys(frame, question)
  const chosen = rows === 'all' ? result.rows : rows.flatMap((at) => result.rows.slice(at, at + 1))
  const isWhole = rows === 'all' || chosen.length === rows.length
  const condition = keys.length > 0 && isWhole ? oneOf(chosen, keys, result) : undefined
  return condition === undefined
    ? undefined
    : { ...withoutRanking(frame), filters: [...frame.filters, condition], having: [] }
}

function oneOf(rows: Result['rows'], keys: readonly Key[], { columns }: Result): Condition | undefined {
  const each = rows.map((row) => {
    const parts = keys.map(({ name, chosenBy }) => {
      const place = columns.findIndex((column) => column.name === name)
      return place < 0 ? undefined : chosenBy(row[place] ?? null)
    })
    const known = parts.filter((part) => part !== undefined)
    return known.length < parts.length ? undefined : known
  })
  const known = each.filter((one) => one !== undefined)
  if (known.length === 0 || known.length < each.length) return undefined
  return asValues(known) ?? anyOf(known.map((parts) => asOne(parts, 'and')))
}

/** Of a single column, its values. */
function asValues(rows: readonly (readonly Condition[])[]): Condition | undefined {
  const values = rows.flatMap((parts) => {
    const [part, ...others] = parts
    return others.length === 0 && part?.kind === 'compare' ? [part] : []
  })
  const [first] = values
  if (first === undefined || values.length < rows.length) return undefined
  return values.length === 1
    ? first
    : { kind: 'in', column: first.column, values: values.map(({ value }) => value) }
}

const anyOf = (conditions: readonly Condition[]): Condition => asOne(conditions, 'or')

const asOne = (conditions: readonly Condition[], kind: 'and' | 'or'): Condition => {
  const [first, ...others] = conditions
  return first !== undefined && others.length === 0 ? first : { kind, conditions }
}

const dimensionKey = (dimension: FrameDimension): Key => ({
  name: dimension.as,
  chosenBy: (cell) => groupOf(dimension, cell),
})

/** The rows of a group; undefined where no condition chooses them, as of a weekday. */
function groupOf({ column, grain, bins }: FrameDimension, cell: Cell): Condition | undefined {
  if (cell === null) return { kind: 'missing', column }
  if (bins !== undefined)
    return bins.kind === 'width' && typeof cell === 'number'
      ? within(column, cell, cell + bins.width)
      : undefined
  if (grain === undefined) return { kind: 'compare', column, operator: '=', value: cell }
  if (!isCalendar(grain) || typeof cell !== 'string') return undefined
  const { from, before } = periodFrom(cell, grain)
  return within(column, from, before)
}

const within = (column: ColumnRef, from: Cell, before: Cell): Condition => ({
  kind: 'and',
  conditions: [
    { kind: 'compare', column, operator: '>=', value: from },
    { kind: 'compare', column, operator: '<', value: before },
  ],
})

/** A column that tells rows apart where one is shown, else all that are. */
function rowKeys({ tableId, shown }: Frame, question: FrameQuestion): readonly Key[] {
  const table = tableOf(tableId, question)
  const columns = shown.length === 0 ? table.columns.map(({ name }) => refOf(tableId, name)) : shown
  const own = columns.filter((ref) => placeOf(ref).tableId === tableId)
  const key = own.find((ref) => isKey(table, placeOf(ref).column))
  return (key === undefined ? own : [key]).map((column) => ({
    name: placeOf(column).column,
    chosenBy: (cell) =>
      cell === null ? { kind: 'missing', column } : { kind: 'compare', column, operator: '=', value: cell },
  }))
}
