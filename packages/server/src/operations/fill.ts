import type { FillVerb } from '@auger/contract/plan'
import type { ColumnType } from '../domain/table.ts'
import { literal } from '../sql/literal.ts'
import { quoteName } from '../sql/quote.ts'
import { settled } from './compute.ts'
import { conditionProblems } from './filter.ts'
import { closed } from './query.ts'
import { unknownColumns, type VerbOperation } from './verb-operation.ts'

export const fill: VerbOperation<'fill'> = {
  kind: 'fill',
  problems: (verb, before) => {
    const unknown = unknownColumns([verb.column], before)
    if (unknown.length > 0) return unknown
    const type = before.find(({ name }) => name === verb.column)?.type
    if (verb.with.kind === 'value')
      return conditionProblems(
        { kind: 'compare', column: verb.column, operator: '=', value: verb.with.value },
        before,
      )
    return verb.with.function !== 'mode' && type !== 'integer' && type !== 'number'
      ? [`"${verb.column}" is ${String(type)} and has no ${verb.with.function}`]
      : []
  },
  columns: (verb, before) =>
    before.map(({ name, type }) => ({ name, type: name === verb.column ? typeAfter(verb, type) : type })),
  apply: (verb, query) => {
    const open = settled(query)
    const output = open.output.map((column) =>
      column.name === verb.column
        ? {
            ...column,
            type: typeAfter(verb, column.type),
            expression: filled(verb, column.type, open.from),
            written: null,
          }
        : column,
    )
    return closed({ ...open, output }, undefined, open.stored)
  },
}

/** The mean of whole numbers is rarely whole. */
const typeAfter = ({ with: filling }: FillVerb, type: ColumnType): ColumnType =>
  type === 'integer' && filling.kind === 'figure' && filling.function !== 'mode' ? 'number' : type

function filled({ column, with: filling }: FillVerb, type: ColumnType, from: string): string {
  const of = quoteName(column)
  if (filling.kind === 'value') return `coalesce(${of}, ${literal(filling.value, type)})`
  const figure = { mean: `avg(${of})`, median: `median(${of})`, mode: `mode(${of} ORDER BY ${of})` }
  return `coalesce(${of}, (SELECT ${figure[filling.function]} FROM ${quoteName(from)}))`
}
