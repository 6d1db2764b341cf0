/** What a column is computed from. */
export type Formula =
  | { readonly kind: 'column'; readonly column: string }
  | { readonly kind: 'number'; readonly value: number }
  | {
      readonly kind: 'binary'
      readonly operator: '+' | '-' | '*' | '/'
      readonly left: Formula
      readonly right: Formula
    }
  | { readonly kind: 'call'; readonly function: FormulaFunction; readonly of: Formula }
  /** A figure of the whole column, the same in every row. */
  | { readonly kind: 'figure'; readonly function: ColumnFigure; readonly column: string }
  /** Of a date or time; weekday counts from Monday, 1. */
  | { readonly kind: 'part'; readonly part: DatePart; readonly column: string }
  /** Whole days from one date to another. */
  | { readonly kind: 'days'; readonly from: string; readonly to: string }
  /** From one time to another: calendar days, hours with their parts, or days from Monday to Friday, the last one not counted. */
  | { readonly kind: 'elapsed'; readonly from: string; readonly to: string; readonly in: ElapsedUnit }
  /** The name of the first bin whose upper end is not passed. */
  | { readonly kind: 'bins'; readonly of: Formula; readonly bins: readonly Bin[]; readonly otherwise: string }

export const formulaFunctions = ['ln', 'log10', 'log1p', 'sqrt', 'abs', 'previous'] as const
export type FormulaFunction = (typeof formulaFunctions)[number]
export const columnFigures = ['mean', 'median', 'minimum', 'maximum', 'deviation'] as const
export type ColumnFigure = (typeof columnFigures)[number]
export const dateParts = ['year', 'month', 'day', 'hour', 'weekday'] as const
export type DatePart = (typeof dateParts)[number]

export const elapsedUnits = ['days', 'hours', 'working-days'] as const
export type ElapsedUnit = (typeof elapsedUnits)[number]

export interface Bin {
  readonly below: number
  /** Whether the end itself belongs to it. */
  readonly including: boolean
  readonly name: string
}

export function formulaColumns(formula: Formula): readonly string[] {
  switch (formula.kind) {
    case 'number':
      return []
    case 'column':
    case 'figure':
    case 'part':
      return [formula.column]
    case 'days':
    case 'elapsed':
      return [formula.from, formula.to]
    case 'binary':
      return [...formulaColumns(formula.left), ...formulaColumns(formula.right)]
    case 'call':
    case 'bins':
      return formulaColumns(formula.of)
  }
}
