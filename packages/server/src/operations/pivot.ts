import { literal } from '../sql/literal.ts'
import { quoteName } from '../sql/quote.ts'
import type { TypedColumn } from './outcome.ts'
import { closed } from './query.ts'
import { repeatedNames, unknownColumns, type VerbOperation } from './verb-operation.ts'
import { fits } from '../domain/fits.ts'

/** A column for each of the named values of another; what tells the rows apart are all other columns. */
export const pivot: VerbOperation<'pivot'> = {
  kind: 'pivot',
  problems: ({ column, of, values }, before) => {
    const unknown = unknownColumns([column, of], before)
    if (unknown.length > 0) return unknown
    const type = typeOf(column, before)
    return [
      ...(values.length === 0 ? ['a pivot needs values'] : []),
      ...(column === of ? ['what is shown cannot be what it is told apart by'] : []),
      ...repeatedNames([
        ...keysOf({ column, of }, before).map(({ name }) => name),
        ...values.map(({ as }) => as),
      ]),
      ...values
        .filter(({ value }) => value !== null && !fits(value, type))
        .map(({ value }) => `"${column}" is ${type} and is never "${String(value)}"`),
    ]
  },
  columns: (verb, before) => [
    ...keysOf(verb, before),
    ...verb.values.map(({ as }) => ({ name: as, type: typeOf(verb.of, before) })),
  ],
  apply: (verb, query) => {
    const open = closed(query)
    const type = typeOf(verb.column, open.columns)
    const keys = open.output.filter(({ name }) => name !== verb.column && name !== verb.of)
    return {
      ...open,
      grouped: true,
      groupBy: keys.map(({ expression }) => expression),
      output: [
        ...keys.map((key) => ({ ...key, written: null })),
        ...verb.values.map(({ value, as }) => ({
          name: as,
          type: typeOf(verb.of, open.columns),
          expression: `any_value(${quoteName(verb.of)}) FILTER (WHERE ${quoteName(verb.column)} ${value === null ? 'IS NULL' : `= ${literal(value, type)}`})`,
          written: null,
        })),
      ],
      order: open.order.filter(({ column }) => keys.some(({ name }) => name === column)),
    }
  },
}

const typeOf = (name: string, columns: readonly TypedColumn[]): TypedColumn['type'] =>
  columns.find((column) => column.name === name)?.type ?? 'text'

const keysOf = (
  { column, of }: { readonly column: string; readonly of: string },
  before: readonly TypedColumn[],
): readonly TypedColumn[] => before.filter(({ name }) => name !== column && name !== of)
