import { outliersSql } from '../sql/outliers.ts'
import { settled } from './compute.ts'
import { unknownColumns, type VerbOperation } from './verb-operation.ts'

export const outliers: VerbOperation<'outliers'> = {
  kind: 'outliers',
  problems: (verb, before) => [
    ...unknownColumns([verb.column], before),
    ...before
      .filter(({ name, type }) => name === verb.column && type !== 'integer' && type !== 'number')
      .map(({ name, type }) => `"${name}" is ${type} and has no outliers`),
    ...(verb.threshold > 0 ? [] : [`a threshold of ${verb.threshold} parts nothing`]),
  ],
  columns: (_, before) => before,
  apply: (verb, query) => {
    const open = settled(query)
    return { ...open, where: [...open.where, outliersSql(verb, open.from)] }
  },
}
