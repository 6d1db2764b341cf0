import { conditionSql } from '../sql/condition.ts'
import { numberedRows } from '../sql/number-rows.ts'
import { quoteName } from '../sql/quote.ts'
import { conditionProblems } from './filter.ts'
import { freeName, groundOf, queryFrom } from './query.ts'
import type { VerbOperation } from './verb-operation.ts'

export const beside: VerbOperation<'beside'> = {
  kind: 'beside',
  problems: (verb, before) => conditionProblems(verb.where, before),
  columns: (_, before) => before,
  apply: (verb, query) => {
    const place = freeName(
      'place',
      query.columns.map(({ name }) => name.toLowerCase()),
    )
    const placed = freeName('placed', [...query.named.map(({ name }) => name), query.from])
    const found = conditionSql(verb.where, groundOf(query))
    const step = verb.offset === 1 ? '+ 1' : '- 1'
    const named = [...query.named, { name: placed, select: numberedRows(query.from, place) }]
    const open = queryFrom(placed, query.columns, true, named, query.lookups)
    const wanted = `${quoteName(place)} IN (SELECT ${quoteName(place)} ${step} FROM ${quoteName(placed)} WHERE ${found})`
    return { ...open, where: [...query.where, wanted, `(${found}) IS NOT TRUE`] }
  },
}
