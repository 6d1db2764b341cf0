import type { Cell } from '@auger/contract'
import type { Condition, Lookup, Measure } from '@auger/contract/plan'
import type { Table } from '../domain/table.ts'
import { windowDays } from '../domain/window.ts'
import {
  comparedDays,
  formatCell,
  formatPeriod,
  formatRecurring,
  fromExpression,
  named,
  type Locale,
  type Phrase,
  type Piece,
} from '../locales/index.ts'
import { shown } from '../locales/index.ts'
import { calendarPeriod } from './calendar-period.ts'
import type { TypedColumn } from './outcome.ts'
import { spokenName } from './spoken-name.ts'

/** What conditions are about. */
export interface Described {
  readonly columns: readonly TypedColumn[]
  readonly tables: readonly Table[]
}

/** What was kept, as a clause; its numbers are bound to the plan. */
export function describeConditions(
  conditions: readonly Condition[],
  over: Described,
  locale: Locale,
): Phrase {
  const spoken = conditions.filter(
    (condition) => !(condition.kind === 'not' && condition.condition.kind === 'missing'),
  )
  return locale.says.conditions.and(
    periodsTogether(spoken).map((condition) => describe(condition, over, locale)),
  )
}

/** From a day on and before another: said as one where that is a period of the calendar. */
function periodsTogether(conditions: readonly Condition[]): readonly Condition[] {
  const at = conditions.findIndex(
    (_, place) => calendarPeriod(conditions.slice(place, place + 2)) !== undefined,
  )
  if (at < 0) return conditions
  const period: Condition = { kind: 'and', conditions: conditions.slice(at, at + 2) }
  return [...conditions.slice(0, at), period, ...periodsTogether(conditions.slice(at + 2))]
}

function describe(condition: Condition, over: Described, locale: Locale): Phrase {
  const words = locale.says.conditions
  const value = (column: string, cell: Cell): Piece => {
    const type = over.columns.find((candidate) => candidate.name === column)?.type ?? 'text'
    return fromExpression(shown(formatCell(cell, type, type === 'number', locale)), `plan: filter ${column}`)
  }
  switch (condition.kind) {
    case 'compare':
      return compared(
        condition,
        over,
        locale,
      )(columnName(condition.column), value(condition.column, condition.value))
    case 'between':
      return words.between(
        columnName(condition.column),
        value(condition.column, condition.low),
        value(condition.column, condition.high),
      )
    case 'window': {
      const { from, until } = windowDays(condition)
      return words.between(
        columnName(condition.column),
        value(condition.column, from),
        value(condition.column, until),
      )
    }
    case 'recurring':
      return words.oneOf(
        columnName(condition.column),
        condition.values.map((number) => [
          fromExpression(
            shown(formatRecurring(condition.part, number, locale)),
            `plan: filter ${condition.column}`,
          ),
        ]),
      )
    case 'in':
      return words.oneOf(
        columnName(condition.column),
        condition.values.map((cell) => [value(condition.column, cell)]),
      )
    case 'contains':
      return words.contains(columnName(condition.column), value(condition.column, condition.text))
    case 'columns':
      return compared(condition, over, locale)(columnName(condition.column), columnName(condition.other))
    case 'against':
      return condition.function === 'mean' || condition.function === 'median'
        ? words.against(columnName(condition.column), condition.operator, condition.function)
        : words.compare[condition.operator](
            columnName(condition.column),
            columnName(locale.says.names.measure(condition.function, condition.column)),
          )
    case 'among':
      if (condition.operator !== undefined && figureOfAll(condition.of) !== undefined)
        return againstAll(condition.column, condition.operator, condition.of, locale)
      if (condition.operator !== undefined)
        return words.compare[condition.operator](columnName(condition.column), rowName(condition.of, locale))
      if (condition.of.verbs.length === 0) return rowsThere('>=', 1, condition.of, over, locale)
      if (condition.of.verbs.some(({ kind }) => kind === 'group'))
        return words.and(figureConditions(condition.of, over, locale))
      return words.among(columnName(condition.column), ...lookedUp(condition.of, over, locale))
    case 'missing':
      return words.missing(columnName(condition.column))
    case 'not':
      if (condition.condition.kind === 'missing') return words.present(columnName(condition.condition.column))
      if (condition.condition.kind === 'among' && condition.condition.of.verbs.length === 0)
        return rowsThere('=', 0, condition.condition.of, over, locale)
      if (condition.condition.kind === 'in' && condition.condition.values.length === 1)
        return words.compare['!='](
          columnName(condition.condition.column),
          value(condition.condition.column, condition.condition.values[0] ?? null),
        )
      return words.not(describe(condition.condition, over, locale))
    case 'and': {
      const period = calendarPeriod(condition.conditions)
      if (period !== undefined)
        return words.compare['='](
          columnName(period.column),
          fromExpression(
            shown(formatPeriod(period.from, period.grain, locale)),
            `plan: filter ${period.column}`,
          ),
        )
      return words.and(condition.conditions.map((part) => describe(part, over, locale)))
    }
    case 'or':
      return words.or(condition.conditions.map((part) => describe(part, over, locale)))
  }
}

/** Days come before each other; of other values one is below another. */
function compared(
  { column, operator }: Extract<Condition, { kind: 'compare' | 'columns' }>,
  { columns }: Described,
  { language, says }: Locale,
): (column: Piece, value: Piece) => Phrase {
  const type = columns.find(({ name }) => name === column)?.type
  const ofDays = type === 'date' || type === 'timestamp' ? comparedDays(language, operator) : undefined
  return ofDays ?? says.conditions.compare[operator]
}

/** The one figure of all rows that groups are held against. */
function figureOfAll({ verbs }: Lookup): Measure | undefined {
  const group = verbs.at(-1)
  return group?.kind === 'group' && group.by.length === 0 ? group.measures[0] : undefined
}

function againstAll(
  column: string,
  operator: NonNullable<Extract<Condition, { kind: 'among' }>['operator']>,
  of: Lookup,
  locale: Locale,
): Phrase {
  const words = locale.says.conditions
  const { function: name, column: measured } = figureOfAll(of) ?? { function: 'count' as const }
  if (name === 'mean' || name === 'median') return words.against(columnName(column), operator, name)
  return words.compare[operator](columnName(column), columnName(locale.says.names.measure(name, measured)))
}

/** What the row is called that others are compared with. */
function rowName({ verbs }: Lookup, locale: Locale): Piece {
  const names = verbs.flatMap((verb) => {
    if (verb.kind !== 'filter') return []
    if (verb.where.kind === 'compare') return [verb.where.value]
    if (verb.where.kind === 'in') return verb.where.values
    return verb.where.kind === 'contains' ? [verb.where.text] : []
  })
  return named(names.map((name) => formatCell(name, 'text', false, locale)).join(', '), 'value')
}

/** A figure of another table's groups, named with its table: "stays: number of rows". */
const figureOf = ({ tableId }: Lookup, figure: string, { tables }: Described): Piece =>
  columnName(`${tables.find(({ id }) => id === tableId)?.title ?? tableId}: ${figure}`)

const numberOf = (cell: Cell, figure: string, locale: Locale): Piece =>
  fromExpression(shown(formatCell(cell, 'number', true, locale)), `plan: filter ${figure}`)

/** Whether another table has rows that name this one. */
const rowsThere = (
  operator: '>=' | '=',
  count: number,
  of: Lookup,
  over: Described,
  locale: Locale,
): Phrase => {
  const figure = locale.says.names.measure('count', undefined)
  return locale.says.conditions.compare[operator](figureOf(of, figure, over), numberOf(count, figure, locale))
}

/** What was kept of another table's groups by a figure of them. */
function figureConditions(of: Lookup, over: Described, locale: Locale): readonly Phrase[] {
  const { compare } = locale.says.conditions
  return of.verbs.flatMap((verb) => {
    if (verb.kind !== 'filter') return []
    const { where } = verb
    if (where.kind !== 'compare' && where.kind !== 'against') return []
    const bound =
      where.kind === 'compare'
        ? numberOf(where.value, where.column, locale)
        : columnName(locale.says.names.measure(where.function, where.column))
    return [compare[where.operator](figureOf(of, where.column, over), bound)]
  })
}

/** The other table, and what was kept of it. */
function lookedUp(
  { tableId, verbs }: Lookup,
  { tables }: Described,
  locale: Locale,
): readonly [Piece, Phrase] {
  const table = tables.find(({ id }) => id === tableId)
  const inner = { columns: table?.columns ?? [], tables }
  const kept = verbs.flatMap((verb) => (verb.kind === 'filter' ? [verb.where] : []))
  const said = kept
    .filter((condition) => !(condition.kind === 'not' && condition.condition.kind === 'missing'))
    .map((condition) => describe(condition, inner, locale))
  return [named(table?.title ?? tableId, 'table name'), locale.says.conditions.and(said)]
}

const columnName = (column: string): Piece => named(spokenName(column), 'column name')
