import { formulaColumns, type Formula } from '@auger/contract/plan'
import type { ColumnType } from '../domain/table.ts'
import { formulaSql } from '../sql/formula.ts'
import { formulaProblems, formulaType } from './formula-type.ts'
import type { TypedColumn } from './outcome.ts'
import { closed, type Query } from './query.ts'
import { unknownColumns, type VerbOperation } from './verb-operation.ts'

export const compute: VerbOperation<'compute'> = {
  kind: 'compute',
  problems: (verb, before) => [
    ...unknownColumns(formulaColumns(verb.formula), before),
    ...formulaProblems(verb.formula, before),
    ...before
      .filter(({ name }) => name.toLowerCase() === verb.as.toLowerCase())
      .map(({ name }) => `the name "${name}" is given twice`),
  ],
  columns: (verb, before) => [...before, { name: verb.as, type: computedType(verb.formula, before) }],
  apply: (verb, query) => {
    const open = settled(query)
    const computed = {
      name: verb.as,
      type: computedType(verb.formula, query.output),
      expression: formulaSql(verb.formula, open.from),
      written: null,
    }
    return closed({ ...open, output: [...open.output, computed] }, undefined, open.stored)
  },
}

/** The difference of two whole numbers is one. */
function computedType(formula: Formula, columns: readonly TypedColumn[]): ColumnType {
  const isWhole = (part: Formula): boolean =>
    part.kind === 'column' && columns.some(({ name, type }) => name === part.column && type === 'integer')
  const adds = formula.kind === 'binary' && (formula.operator === '-' || formula.operator === '+')
  return adds && isWhole(formula.left) && isWhole(formula.right) ? 'integer' : formulaType(formula)
}

/** A query whose rows are all there, so that a figure of a column is one of what is left. */
export const settled = (query: Query): Query =>
  query.grouped || query.distinct || query.limit !== undefined || query.where.length > 0
    ? closed(query, undefined, query.stored && !query.grouped && !query.distinct)
    : query
