import type { Cell } from '@auger/contract'
import type { Condition } from '../domain/plan.ts'
import { formatCell, fromExpression, named, type Locale, type Phrase, type Piece } from '../locales/index.ts'
import { shown } from '../locales/index.ts'
import type { TypedColumn } from './outcome.ts'

/** What was kept, as a clause; its numbers are bound to the plan. */
export function describeConditions(
  conditions: readonly Condition[],
  columns: readonly TypedColumn[],
  locale: Locale,
): Phrase {
  const spoken = conditions.filter(
    (condition) => !(condition.kind === 'not' && condition.condition.kind === 'missing'),
  )
  return locale.says.conditions.and(spoken.map((condition) => describe(condition, columns, locale)))
}

function describe(condition: Condition, columns: readonly TypedColumn[], locale: Locale): Phrase {
  const words = locale.says.conditions
  const value = (column: string, cell: Cell): Piece => {
    const type = columns.find((candidate) => candidate.name === column)?.type ?? 'text'
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
    case 'in':
      return words.oneOf(
        columnName(condition.column),
        condition.values.map((cell) => [value(condition.column, cell)]),
      )
    case 'contains':
      return words.contains(columnName(condition.column), value(condition.column, condition.text))
    case 'against':
      return words.against(columnName(condition.column), condition.operator, condition.function)
    case 'missing':
      return words.missing(columnName(condition.column))
    case 'not':
      return condition.condition.kind === 'missing'
        ? words.present(columnName(condition.condition.column))
        : words.not(describe(condition.condition, columns, locale))
    case 'and':
      return words.and(condition.conditions.map((part) => describe(part, columns, locale)))
    case 'or':
      return words.or(condition.conditions.map((part) => describe(part, columns, locale)))
  }
}

const columnName = (column: string): Piece => named(column, 'column name')
