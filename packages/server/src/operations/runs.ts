import { conditionSql } from '../sql/condition.ts'
import { numberedRows } from '../sql/number-rows.ts'
import { quoteName } from '../sql/quote.ts'
import { settled } from './compute.ts'
import { conditionProblems } from './filter.ts'
import { freeName, groundOf, queryFrom } from './query.ts'
import type { VerbOperation } from './verb-operation.ts'

/** Within a stretch, the place among all rows and the place among those that meet the condition grow alike. */
export const runs: VerbOperation<'runs'> = {
  kind: 'runs',
  problems: (verb, before) => conditionProblems(verb.where, before),
  columns: (verb) => [{ name: verb.as, type: 'integer' }],
  apply: (verb, query) => {
    const open = settled(query)
    const names = [...open.named.map(({ name }) => name), open.from]
    const place = freeName(
      'place',
      open.columns.map(({ name }) => name.toLowerCase()),
    )
    const [placed, stretches] = [freeName('placed', names), freeName('stretches', names)]
    const stretch = `${quoteName(place)} - row_number() OVER (ORDER BY ${quoteName(place)})`
    const found = queryFrom(stretches, [{ name: 'stretch', type: 'integer', written: null }], false, [
      ...open.named,
      { name: placed, select: numberedRows(open.from, place) },
      {
        name: stretches,
        select: {
          ...numberedRows(placed, place),
          columns: [{ expression: stretch, as: 'stretch' }],
          where: [conditionSql(verb.where, groundOf(open))],
        },
      },
    ])
    return {
      ...found,
      grouped: true,
      groupBy: [quoteName('stretch')],
      output: [{ name: verb.as, type: 'integer', expression: 'count(*)', written: null }],
    }
  },
}
