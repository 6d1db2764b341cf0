import type { Condition } from '@auger/contract/plan'
import type { ColumnType } from '../domain/table.ts'
import { windowComparisons } from '../domain/window.ts'
import { partSql } from './dimension.ts'
import { literal } from './literal.ts'
import { quoteName, quoteText } from './quote.ts'

export type TypeOf = (column: string) => ColumnType

/** What conditions are read over: the types of the columns, and the name of the rows that figures are taken of. */
export interface Ground {
  readonly typeOf: TypeOf
  readonly from: string
  /** Under which name stands what another table was looked into for. */
  readonly lookupName: (condition: Lookup) => string
}

type Lookup = Extract<Condition, { kind: 'among' }>

/** A condition as SQL. Inside not, a missing value counts as not matching, so that "not X" keeps the rows that lack it. */
export function conditionSql(condition: Condition, ground: Ground): string {
  const { typeOf } = ground
  switch (condition.kind) {
    case 'compare':
      return `${quoteName(condition.column)} ${condition.operator === '!=' ? '<>' : condition.operator} ${literal(condition.value, typeOf(condition.column))}`
    case 'between':
      return between(condition.column, condition.low, condition.high, typeOf(condition.column))
    case 'in':
      return condition.values.length === 0
        ? 'FALSE'
        : `${quoteName(condition.column)} IN (${condition.values.map((value) => literal(value, typeOf(condition.column))).join(', ')})`
    case 'contains':
      return `${condition.place === 'start' ? 'starts_with' : 'contains'}(lower(${quoteName(condition.column)}), lower(${quoteText(condition.text)}))`
    case 'missing':
      return `${quoteName(condition.column)} IS NULL`
    case 'window':
      return `(${conditionSql(windowComparisons(condition), ground)})`
    case 'recurring':
      return condition.values.length === 0
        ? 'FALSE'
        : `${partSql(quoteName(condition.column), condition.part)} IN (${condition.values.join(', ')})`
    case 'columns':
      return `${quoteName(condition.column)} ${condition.operator === '!=' ? '<>' : condition.operator} ${quoteName(condition.other)}`
    case 'against':
      return against(condition, ground)
    case 'among':
      return among(condition, ground)
    case 'not':
      return negated(condition.condition, ground)
    case 'and':
      return connected(condition.conditions, 'AND', 'TRUE', ground)
    case 'or':
      return connected(condition.conditions, 'OR', 'FALSE', ground)
  }
}

function between(
  column: string,
  low: Parameters<typeof literal>[0],
  high: Parameters<typeof literal>[0],
  type: ColumnType,
): string {
  return `${quoteName(column)} BETWEEN ${literal(low, type)} AND ${literal(high, type)}`
}

const figures = { mean: 'avg', median: 'median', maximum: 'max', minimum: 'min' } as const

function against(condition: Extract<Condition, { kind: 'against' }>, { from }: Ground): string {
  const column = quoteName(condition.column)
  const figure = `${figures[condition.function]}(${column})`
  return `${column} ${condition.operator === '!=' ? '<>' : condition.operator} (SELECT ${figure} FROM ${quoteName(from)})`
}

function among(condition: Lookup, { lookupName }: Ground): string {
  const looked = quoteName(condition.of.column)
  const { operator } = condition
  if (operator !== undefined) {
    const farthest = operator.startsWith('>') ? 'max' : 'min'
    return `${quoteName(condition.column)} ${operator} (SELECT ${farthest}(${looked}) FROM ${quoteName(lookupName(condition))})`
  }
  return `${quoteName(condition.column)} IN (SELECT ${looked} FROM ${quoteName(lookupName(condition))} WHERE ${looked} IS NOT NULL)`
}

function negated(inner: Condition, ground: Ground): string {
  if (inner.kind === 'missing') return `${quoteName(inner.column)} IS NOT NULL`
  if (inner.kind === 'not') return conditionSql(inner.condition, ground)
  return `(${conditionSql(inner, ground)}) IS NOT TRUE`
}

function connected(
  conditions: readonly Condition[],
  word: 'AND' | 'OR',
  none: string,
  ground: Ground,
): string {
  if (conditions.length === 0) return none
  const parts = conditions.map((condition) => {
    const text = conditionSql(condition, ground)
    return (condition.kind === 'and' || condition.kind === 'or') && condition.conditions.length > 1
      ? `(${text})`
      : text
  })
  return parts.join(` ${word} `)
}
