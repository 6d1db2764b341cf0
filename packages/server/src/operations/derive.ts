import { leadingNumberSql } from '../sql/leading-number.ts'
import { closed } from './query.ts'
import { unknownColumns, type VerbOperation } from './verb-operation.ts'

export const derive: VerbOperation<'derive'> = {
  kind: 'derive',
  problems: (verb, before) => [
    ...unknownColumns([verb.column], before),
    ...before
      .filter(({ name, type }) => name === verb.column && type !== 'text')
      .map(({ name, type }) => `"${name}" is ${type} and needs no number derived`),
    ...before
      .filter(({ name }) => name.toLowerCase() === verb.as.toLowerCase())
      .map(({ name }) => `the name "${name}" is given twice`),
  ],
  columns: (verb, before) => [...before, { name: verb.as, type: 'number' }],
  apply: (verb, query) => {
    const derived = {
      name: verb.as,
      type: 'number' as const,
      expression: leadingNumberSql(verb.column),
      written: null,
    }
    return closed({ ...query, output: [...query.output, derived] }, undefined, query.stored)
  },
}
