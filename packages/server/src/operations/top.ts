import { orderSql } from '../sql/select.ts'
import { quoteName } from '../sql/quote.ts'
import { closed, freeName } from './query.ts'
import { repeatedNames, unknownColumns, type VerbOperation } from './verb-operation.ts'

/** The first rows of each group in an order; those that share the last place stay with it, unless they are cut. */
export const top: VerbOperation<'top'> = {
  kind: 'top',
  problems: ({ count, by, within }, before) => {
    const names = by.map(({ column }) => column)
    return [
      ...unknownColumns([...within, ...names], before),
      ...repeatedNames(names),
      ...(by.length === 0 ? ['it needs an order'] : []),
      ...(Number.isSafeInteger(count) && count > 0
        ? []
        : [`its count must be a whole number above 0, not ${count}`]),
    ]
  },
  columns: (_, before) => before,
  apply: ({ count, by, within, ties }, query) => {
    const open = closed(query)
    const place = freeName(
      'place',
      open.output.map(({ name }) => name),
    )
    const cut = ties === 'cut'
    const rest = open.output
      .map(({ name }) => name)
      .filter((name) => !by.some(({ column }) => column === name))
    const order = [
      ...by.map(({ column, direction }) => orderSql(quoteName(column), direction)),
      ...(cut ? rest.map((name) => orderSql(quoteName(name), 'ascending')) : []),
    ]
    const parts = within.length === 0 ? '' : `PARTITION BY ${within.map(quoteName).join(', ')} `
    const expression = `${cut ? 'row_number' : 'rank'}() OVER (${parts}ORDER BY ${order.join(', ')})`
    const placed = closed({
      ...open,
      output: [...open.output, { name: place, type: 'integer', expression, written: null }],
    })
    return {
      ...placed,
      where: [`${quoteName(place)} <= ${count}`],
      output: placed.output.filter(({ name }) => name !== place),
      order: [...within.map((column) => ({ column, direction: 'ascending' as const })), ...by],
    }
  },
}
