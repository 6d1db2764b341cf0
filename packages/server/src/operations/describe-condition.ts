import type { Cell } from '@auger/contract'
import type { Condition, Lookup } from '@auger/contract/plan'
import type { Table } from '../domain/table.ts'
import { windowDays } from '../domain/window.ts'
import {
  formatCell,
  formatRecurring,
  fromExpression,
  named,
  type Locale,
  type Phrase,
  type Piece,
} from '../locales/index.ts'
import { shown } from '../locales/index.ts'
import type { TypedColumn } from './outcome.ts'

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
  return locale.says.conditions.and(spoken.map((condition) => describe(condition, over, locale)))
}

function describe(condition: Condition, over: Described, locale: Locale): Phrase {
  const words = locale.says.conditions
  const value = (column: string, cell: Cell): Piece => {
    const type = over.columns.find((candidate) => candidate.name === column)?.type ?? 'text'
    return fromExpression(shown(formatCell(cell, type, type === 'number', locale)), `plan: filter ${column}`)
  }
  switch (condition.kind) {
    case 'compare':
      return words.compare[condition.operator](
        columnName(condition.column),
        value(condition.column, condition.value),
      )
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
      return words.compare[condition.operator](columnName(condition.column), columnName(condition.other))
    case 'against':
      return condition.function === 'mean' || condition.function === 'median'
        ? words.against(columnName(condition.column), condition.operator, condition.function)
        : words.compare[condition.operator](
            columnName(condition.column),
            named(locale.says.names.measure(condition.function, condition.column), 'column name'),
          )
    case 'among':
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
      return words.not(describe(condition.condition, over, locale))
    case 'and':
      return words.and(condition.conditions.map((part) => describe(part, over, locale)))
    case 'or':
      return words.or(condition.conditions.map((part) => describe(part, over, locale)))
  }
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
        : named(locale.says.names.measure(where.function, where.column), 'column name')
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

const columnName = (column: string): Piece => named(column, 'column name')
