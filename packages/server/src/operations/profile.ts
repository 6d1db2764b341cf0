import { quoteName, quoteText } from '../sql/quote.ts'
import { settled } from './compute.ts'
import { freeName, queryFrom } from './query.ts'
import type { TypedColumn } from './outcome.ts'
import { repeatedNames, unknownColumns, type VerbOperation } from './verb-operation.ts'
import type { ProfileVerb } from '@auger/contract/plan'

export const profile: VerbOperation<'profile'> = {
  kind: 'profile',
  problems: ({ columns, as }, before) => [
    ...unknownColumns(columns, before),
    ...repeatedNames(columns),
    ...repeatedNames(Object.values(as)),
    ...(columns.length === 0 ? ['it needs a column'] : []),
  ],
  columns: columnsOf,
  apply: (verb, query) => {
    const open = settled(query)
    const name = freeName('profiled', [...open.named.map((one) => one.name), open.from])
    const { as } = verb
    const parts = verb.columns.map((column, at) => {
      const value = quoteName(column)
      return `${at === 0 ? '' : 'UNION ALL '}SELECT ${[
        `${quoteText(column)} AS ${quoteName(as.column)}`,
        `count(*) - count(${value}) AS ${quoteName(as.missing)}`,
        `count(DISTINCT ${value}) AS ${quoteName(as.distinct)}`,
        `CAST(min(${value}) AS VARCHAR) AS ${quoteName(as.least)}`,
      ].join(', ')} FROM ${quoteName(open.from)}`
    })
    const columns = columnsOf(verb).map((column) => ({ ...column, written: null }))
    return queryFrom(name, columns, false, [...open.named, { name, select: parts }], open.lookups)
  },
}

function columnsOf({ as }: ProfileVerb): readonly TypedColumn[] {
  return [
    { name: as.column, type: 'text' },
    { name: as.missing, type: 'integer' },
    { name: as.distinct, type: 'integer' },
    { name: as.least, type: 'text' },
  ]
}
