import type { Condition } from '../domain/plan.ts'
import type { ColumnType } from '../domain/table.ts'
import { literal } from './literal.ts'
import { quoteName, quoteText } from './quote.ts'

export type TypeOf = (column: string) => ColumnType

/** A condition as SQL. Inside not, a missing value counts as not matching, so that "not X" keeps the rows that lack it. */
export function conditionSql(condition: Condition, typeOf: TypeOf): string {
  switch (condition.kind) {
    case 'compare':
      return `${quoteName(condition.column)} ${condition.operator === '!=' ? '<>' : condition.operator} ${literal(condition.value, typeOf(condition.column))}`
    case 'between':
      return between(condition.column, condition.low, condition.high, typeOf)
    case 'in':
      return condition.values.length === 0
        ? 'FALSE'
        : `${quoteName(condition.column)} IN (${condition.values.map((value) => literal(value, typeOf(condition.column))).join(', ')})`
    case 'contains':
      return `contains(lower(${quoteName(condition.column)}), lower(${quoteText(condition.text)}))`
    case 'missing':
      return `${quoteName(condition.column)} IS NULL`
    case 'not':
      return negated(condition.condition, typeOf)
    case 'and':
      return connected(condition.conditions, 'AND', 'TRUE', typeOf)
    case 'or':
      return connected(condition.conditions, 'OR', 'FALSE', typeOf)
  }
}

function between(
  column: string,
  low: Parameters<typeof literal>[0],
  high: Parameters<typeof literal>[0],
  typeOf: TypeOf,
): string {
  const type = typeOf(column)
  return `${quoteName(column)} BETWEEN ${literal(low, type)} AND ${literal(high, type)}`
}

function negated(inner: Condition, typeOf: TypeOf): string {
  if (inner.kind === 'missing') return `${quoteName(inner.column)} IS NOT NULL`
  if (inner.kind === 'not') return conditionSql(inner.condition, typeOf)
  return `(${conditionSql(inner, typeOf)}) IS NOT TRUE`
}

function connected(
  conditions: readonly Condition[],
  word: 'AND' | 'OR',
  none: string,
  typeOf: TypeOf,
): string {
  if (conditions.length === 0) return none
  const parts = conditions.map((condition) => {
    const text = conditionSql(condition, typeOf)
    return (condition.kind === 'and' || condition.kind === 'or') && condition.conditions.length > 1
      ? `(${text})`
      : text
  })
  return parts.join(` ${word} `)
}
