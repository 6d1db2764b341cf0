import { columnsIn } from '../domain/condition.ts'
import type { GroupKey, Measure, MeasureFunction } from '@auger/contract/plan'
import type { ColumnType } from '../domain/table.ts'
import { keySql, measureSql, writtenKeySql, writtenMeasureSql } from '../sql/expression.ts'
import { conditionProblems } from './filter.ts'
import type { TypedColumn } from './outcome.ts'
import { closed, groundOf, type SourceColumn } from './query.ts'
import { repeatedNames, unknownColumns, type VerbOperation } from './verb-operation.ts'

export const group: VerbOperation<'group'> = {
  kind: 'group',
  problems: (verb, before) => [
    ...unknownColumns(
      [...verb.by.map((key) => key.column), ...verb.measures.flatMap(columnsOfMeasure)],
      before,
    ),
    ...repeatedNames([...verb.by, ...verb.measures].map(({ as }) => as)),
    ...(verb.by.length + verb.measures.length === 0 ? ['a group needs a key or a measure'] : []),
    ...verb.by.flatMap((key) => wrongGrain(key, before)),
    ...verb.measures.flatMap((measure) => wrongMeasure(measure, before, verb.by.length > 0)),
  ],
  columns: (verb, before) => [
    ...verb.by.map((key) => ({ name: key.as, type: keyType(key, before) })),
    ...verb.measures.map((measure) => ({ name: measure.as, type: measureType(measure, before) })),
  ],
  apply: (verb, query) => {
    const open = query.grouped || query.distinct || query.limit !== undefined ? closed(query) : query
    const keys = verb.by.map((key) => ({
      name: key.as,
      type: keyType(key, open.columns),
      expression: keySql(key),
      written: writtenKeySql(key, writtenOf(key.column, open.columns)),
    }))
    const measures = verb.measures.map((measure) => ({
      name: measure.as,
      type: measureType(measure, open.columns),
      expression: measureSql(measure, groundOf(open)),
      written: writtenMeasureSql(measure, writtenOf(measure.column, open.columns)),
    }))
    return {
      ...open,
      grouped: true,
      groupBy: keys.map((key) => key.expression),
      output: [...keys, ...measures],
      order: [],
    }
  },
}

const columnsOfMeasure = ({ column, where }: Measure): readonly string[] => [
  ...(column === undefined ? [] : [column]),
  ...(where === undefined ? [] : columnsIn(where)),
]

const typeOf = (name: string | undefined, columns: readonly TypedColumn[]): ColumnType | undefined =>
  columns.find((column) => column.name === name)?.type

const writtenOf = (name: string | undefined, columns: readonly SourceColumn[]): string | null =>
  columns.find((column) => column.name === name)?.written ?? null

function keyType(key: GroupKey, columns: readonly TypedColumn[]): ColumnType {
  if (key.grain === undefined) return typeOf(key.column, columns) ?? 'text'
  return key.grain === 'week' || key.grain === 'day' ? 'date' : 'integer'
}

function measureType(measure: Measure, columns: readonly TypedColumn[]): ColumnType {
  switch (measure.function) {
    case 'count':
    case 'distinct':
      return 'integer'
    case 'mean':
    case 'median':
    case 'deviation':
    case 'variance':
    case 'share':
      return 'number'
    case 'range':
    case 'mode':
    case 'sum':
    case 'minimum':
    case 'maximum':
      return typeOf(measure.column, columns) ?? 'number'
  }
}

function wrongGrain(key: GroupKey, columns: readonly TypedColumn[]): readonly string[] {
  const type = typeOf(key.column, columns)
  if (key.grain === undefined || type === undefined || type === 'date' || type === 'timestamp') return []
  return [`"${key.column}" is ${type} and has no ${key.grain}`]
}

const numbersOnly = new Set<MeasureFunction>([
  'sum',
  'mean',
  'median',
  'range',
  'deviation',
  'variance',
  'share',
])

function wrongMeasure(measure: Measure, columns: readonly TypedColumn[], grouped = false): readonly string[] {
  if (measure.function === 'share' && measure.where !== undefined)
    return [
      ...conditionProblems(measure.where, columns),
      ...wrongMeasure({ ...measure, function: measure.column === undefined ? 'count' : 'sum' }, columns),
    ]
  if (measure.function === 'share' && !grouped) return ['a share needs the rows that it is of']
  if (measure.function === 'share' && measure.column === undefined) return []
  if (measure.column === undefined)
    return measure.function === 'count' ? [] : [`${measure.function} needs a column`]
  const type = typeOf(measure.column, columns)
  if (!numbersOnly.has(measure.function) || type === undefined || type === 'integer' || type === 'number')
    return []
  return [`"${measure.column}" is ${type} and has no ${measure.function}`]
}
