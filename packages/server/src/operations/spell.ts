import { spellingsSql } from '../sql/spellings.ts'
import { settled } from './compute.ts'
import { closed, freeName, type OutputColumn } from './query.ts'
import { unknownColumns, type VerbOperation } from './verb-operation.ts'

export const spell: VerbOperation<'spell'> = {
  kind: 'spell',
  problems: (verb, before) => [
    ...unknownColumns([verb.column], before),
    ...before
      .filter(({ name, type }) => name === verb.column && type !== 'text')
      .map(({ name, type }) => `"${name}" is ${type} and has no spelling`),
    ...before
      .filter(({ name }) => name.toLowerCase() === verb.as?.toLowerCase())
      .map(({ name }) => `the name "${name}" is given twice`),
  ],
  columns: (verb, before) =>
    verb.as === undefined ? before : [...before, { name: verb.as, type: 'text' as const }],
  apply: (verb, query) => {
    const open = settled(query)
    const taken = [...open.named.map(({ name }) => name), open.from]
    const { named, expression } = spellingsSql(verb, open.from, (wish) => freeName(wish, taken))
    const spelled: OutputColumn = { name: verb.as ?? verb.column, type: 'text', expression, written: null }
    const output =
      verb.as === undefined
        ? open.output.map((column) => (column.name === verb.column ? spelled : column))
        : [...open.output, spelled]
    return closed({ ...open, named: [...open.named, ...named], output }, undefined, open.stored)
  },
}
