import type { Cell } from '@auger/contract'
import type { Condition } from '@auger/contract/plan'
import { fits } from '../domain/fits.ts'
import type { ColumnType } from '../domain/table.ts'
import { conditionSql } from '../sql/condition.ts'
import type { TypedColumn } from './outcome.ts'
import { closed, groundOf, type Query } from './query.ts'
import { unknownColumns, type VerbOperation } from './verb-operation.ts'

export const filter: VerbOperation<'filter'> = {
  kind: 'filter',
  problems: (verb, before) => conditionProblems(verb.where, before),
  columns: (_, before) => before,
  apply: (verb, query) => {
    const isOver = query.grouped || query.distinct || query.limit !== undefined || query.output.some(isWindow)
    const open = isOver ? closed(query) : query
    const ground = groundOf(open)
    const parts = verb.where.kind === 'and' ? verb.where.conditions : [verb.where]
    const texts = parts.map((part) =>
      part.kind === 'or' && part.conditions.length > 1
        ? `(${conditionSql(part, ground)})`
        : conditionSql(part, ground),
    )
    return { ...open, where: [...open.where, ...texts] }
  },
}

/** What is computed over other rows is so before any are left out, and no condition may stand beside it. */
const isWindow = ({ expression }: Query['output'][number]): boolean => expression.includes(' OVER (')

export function conditionProblems(condition: Condition, columns: readonly TypedColumn[]): readonly string[] {
  switch (condition.kind) {
    case 'not':
      return conditionProblems(condition.condition, columns)
    case 'and':
    case 'or':
      return condition.conditions.flatMap((part) => conditionProblems(part, columns))
    case 'missing':
    case 'among':
      return unknownColumns([condition.column], columns)
    case 'window':
    case 'recurring':
      return [
        ...unknownColumns([condition.column], columns),
        ...wrongValues(condition.column, ['date', 'timestamp'], [], columns),
      ]
    case 'columns':
      return [
        ...unknownColumns([condition.column, condition.other], columns),
        ...unlikeTypes(condition.column, condition.other, columns),
      ]
    case 'against':
      return [
        ...unknownColumns([condition.column], columns),
        ...(condition.function === 'mean' || condition.function === 'median'
          ? wrongValues(condition.column, ['integer', 'number'], [], columns)
          : []),
      ]
    case 'contains':
      return [
        ...unknownColumns([condition.column], columns),
        ...wrongValues(condition.column, ['text'], [condition.text], columns),
      ]
    case 'compare':
      return withValues(condition.column, [condition.value], columns)
    case 'between':
      return withValues(condition.column, [condition.low, condition.high], columns)
    case 'in':
      return withValues(condition.column, condition.values, columns)
  }
}

const withValues = (
  column: string,
  values: readonly Cell[],
  columns: readonly TypedColumn[],
): readonly string[] => [
  ...unknownColumns([column], columns),
  ...values.flatMap((value) => (value === null ? [`"${column}" is compared with nothing; use missing`] : [])),
  ...wrongValues(column, undefined, values, columns),
]

function wrongValues(
  name: string,
  types: readonly ColumnType[] | undefined,
  values: readonly Cell[],
  columns: readonly TypedColumn[],
): readonly string[] {
  const type = columns.find((column) => column.name === name)?.type
  if (type === undefined) return []
  if (types !== undefined && !types.includes(type)) return [`"${name}" is ${type}, not ${types.join(' or ')}`]
  return values
    .filter((value) => value !== null && !fits(value, type))
    .map((value) => `"${name}" is ${type} and cannot be compared with "${String(value)}"`)
}

const families: readonly (readonly ColumnType[])[] = [
  ['integer', 'number'],
  ['date', 'timestamp'],
  ['text'],
  ['boolean'],
]

/** A date is neither more nor less than an amount. */
function unlikeTypes(one: string, other: string, columns: readonly TypedColumn[]): readonly string[] {
  const familyOf = (name: string) => {
    const type = columns.find((column) => column.name === name)?.type
    return families.findIndex((family) => type !== undefined && family.includes(type))
  }
  const [own, theirs] = [familyOf(one), familyOf(other)]
  return own === -1 || theirs === -1 || own === theirs ? [] : [`"${one}" and "${other}" cannot be compared`]
}
