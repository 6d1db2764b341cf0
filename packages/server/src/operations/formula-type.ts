import type { Formula } from '@auger/contract/plan'
import type { ColumnType } from '../domain/table.ts'
import type { TypedColumn } from './outcome.ts'

/** What is made by a formula; a lone column keeps its own type only where it is not computed with. */
export const formulaType = (formula: Formula): ColumnType => {
  if (formula.kind === 'bins') return 'text'
  if (formula.kind === 'elapsed') return formula.in === 'hours' ? 'number' : 'integer'
  return formula.kind === 'part' || formula.kind === 'days' ? 'integer' : 'number'
}

/** What is wrong with the types of its columns. */
export function formulaProblems(formula: Formula, columns: readonly TypedColumn[]): readonly string[] {
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
    case 'elapsed':
      return must([formula.from, formula.to], ['date', 'timestamp'], 'time')
    case 'binary':
      return [...formulaProblems(formula.left, columns), ...formulaProblems(formula.right, columns)]
    case 'call':
    case 'bins':
      return formulaProblems(formula.of, columns)
  }
}
