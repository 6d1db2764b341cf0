import { formulaColumns } from '@auger/contract/plan'
import { formulaSql } from '../sql/formula.ts'
import { formulaProblems, formulaType } from './formula-type.ts'
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
  columns: (verb, before) => [...before, { name: verb.as, type: formulaType(verb.formula) }],
  apply: (verb, query) => {
    const open = settled(query)
    const computed = {
      name: verb.as,
      type: formulaType(verb.formula),
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
