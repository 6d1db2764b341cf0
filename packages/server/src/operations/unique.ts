import { numberedRows } from '../sql/number-rows.ts'
import { quoteName } from '../sql/quote.ts'
import { orderSql } from '../sql/select.ts'
import { settled } from './compute.ts'
import { freeName, queryFrom } from './query.ts'
import { repeatedNames, unknownColumns, type VerbOperation } from './verb-operation.ts'

export const unique: VerbOperation<'unique'> = {
  kind: 'unique',
  problems: ({ columns }, before) => [
    ...unknownColumns(columns, before),
    ...repeatedNames(columns),
    ...(columns.length === 0 ? ['it needs a column'] : []),
  ],
  columns: (_, before) => before,
  apply: ({ columns }, query) => {
    const open = settled(query)
    const names = [...open.named.map(({ name }) => name), open.from]
    const [placed, firsts] = [freeName('placed', names), freeName('firsts', names)]
    const taken = open.output.map(({ name }) => name)
    const [place, again] = [freeName('place', taken), freeName('again', taken)]
    // What is no file has no order of its own: then that of its values decides, so that the same row stays every time.
    const order = open.stored
      ? ''
      : `ORDER BY ${[
          ...open.order.map(({ column, direction }) => orderSql(quoteName(column), direction)),
          ...taken.map((name) => orderSql(quoteName(name), 'ascending')),
        ].join(', ')}`
    const alike = columns.map(quoteName).join(', ')
    const numbered = numberedRows(open.from, place)
    const found = queryFrom(
      firsts,
      [
        ...open.columns,
        { name: place, type: 'integer' as const, written: null },
        { name: again, type: 'integer' as const, written: null },
      ],
      false,
      [
        ...open.named,
        {
          name: placed,
          select: {
            ...numbered,
            columns: [{ expression: '*' }, { expression: `row_number() OVER (${order})`, as: place }],
          },
        },
        {
          name: firsts,
          select: {
            ...numberedRows(placed, again),
            columns: [
              { expression: '*' },
              {
                expression: `row_number() OVER (PARTITION BY ${alike} ORDER BY ${quoteName(place)})`,
                as: again,
              },
            ],
          },
        },
      ],
      open.lookups,
    )
    return {
      ...found,
      where: [`${quoteName(again)} = 1`],
      output: open.output,
      order: [{ column: place, direction: 'ascending' }],
    }
  },
}
