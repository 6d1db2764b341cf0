import { closed } from './query.ts'
import { repeatedNames, unknownColumns, type VerbOperation } from './verb-operation.ts'

export const order: VerbOperation<'order'> = {
  kind: 'order',
  problems: (verb, before) => {
    const names = verb.by.map(({ column }) => column)
    return [...unknownColumns(names, before), ...repeatedNames(names)]
  },
  columns: (_, before) => before,
  apply: (verb, query) => {
    const open = query.limit === undefined ? query : closed(query)
    const names = new Set(verb.by.map(({ column }) => column))
    return { ...open, order: [...verb.by, ...open.order.filter(({ column }) => !names.has(column))] }
  },
}
