import { formulaColumns, type Formula } from '../domain/formula.ts'
import { formulaSql } from '../sql/formula.ts'
import type { ColumnType } from '../domain/table.ts'
import type { TypedColumn } from './outcome.ts'
import { closed, type Query } from './query.ts'
import { unknownColumns, type VerbOperation } from './verb-operation.ts'

export const compute: VerbOperation<'compute'> = {
  kind: 'compute',
  problems: (verb, before) => [
    ...unknownColumns(formulaColumns(verb.formula), before),
    ...wrongTypes(verb.formula, before),
    ...before
      .filter(({ name }) => name.toLowerCase() === verb.as.toLowerCase())
      .map(({ name }) => `the name "${name}" is given twice`),
  ],
  columns: (verb, before) => [...before, { name: verb.as, type: typeOf(verb.formula) }],
  apply: (verb, query) => {
    const open = settled(query)
    const computed = {
      name: verb.as,
      type: typeOf(verb.formula),
      expression: formulaSql(verb.formula, open.from),
      written: null,
    }
    return closed({ ...open, output: [...open.output, computed] }, undefined, open.stored)
  },
}

/** A query whose rows are all there, so that a figure of a column is one of what is left. */
export const settled = (query: Query): Query =>
  query.grouped || query.distinct || query.limit !== undefined || query.where.length > 0
    ? closed(query, undefined, query.stored && !query.grouped && !query.distinct)
    : query

const typeOf = (formula: Formula): ColumnType => {
  if (formula.kind === 'bins') return 'text'
  return formula.kind === 'part' || formula.kind === 'days' ? 'integer' : 'number'
}

function wrongTypes(formula: Formula, columns: readonly TypedColumn[]): readonly string[] {
  const must = (names: readonly string[], types: readonly ColumnType[], what: string): readonly string[] =>
    columns
      .filter(({ name, type }) => names.includes(name) && !types.includes(type))
      .map(({ name, type }) => `"${name}" is ${type} and is no ${what}`)
  switch (formula.kind) {
    case 'number':
      return []
    case 'column':
    case 'figure':
      return must([formula.column], ['integer', 'number', 'boolean'], 'number')
    case 'part':
      return must([formula.column], ['date', 'timestamp'], 'time')
    case 'days':
      return must([formula.from, formula.to], ['date', 'timestamp'], 'time')
    case 'binary':
      return [...wrongTypes(formula.left, columns), ...wrongTypes(formula.right, columns)]
    case 'call':
    case 'bins':
      return wrongTypes(formula.of, columns)
  }
}
