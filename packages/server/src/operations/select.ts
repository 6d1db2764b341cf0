import { closed, type OutputColumn } from './query.ts'
import { repeatedNames, unknownColumns, type VerbOperation } from './verb-operation.ts'

export const select: VerbOperation<'select'> = {
  kind: 'select',
  problems: (verb, before) => [
    ...unknownColumns(verb.columns, before),
    ...repeatedNames(verb.columns),
    ...(verb.columns.length === 0 ? ['a select needs a column'] : []),
  ],
  columns: (verb, before) => verb.columns.flatMap((name) => before.filter((column) => column.name === name)),
  apply: (verb, query) => {
    const hidden = query.order.some(({ column }) => !verb.columns.includes(column))
    const close =
      query.distinct ||
      (verb.distinct && (query.grouped || query.limit !== undefined)) ||
      (query.grouped && hidden)
    const open = close ? closed(query) : query
    const output = verb.columns.flatMap((name): readonly OutputColumn[] =>
      open.output.filter((column) => column.name === name),
    )
    const ordered = verb.distinct
      ? open.order.filter(({ column }) => verb.columns.includes(column))
      : open.order
    return { ...open, output, order: ordered, distinct: verb.distinct }
  },
}
