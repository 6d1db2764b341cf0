/** What people write to define a metric, taken apart. `at` is the character it begins with, from 1. */
export type Expression =
  | { readonly kind: 'number'; readonly value: number; readonly at: number }
  | { readonly kind: 'column'; readonly column: string; readonly at: number }
  | CallExpression
  | { readonly kind: 'negative'; readonly of: Expression; readonly at: number }
  | BinaryExpression

/** `of` is computed in each row; absent only for count: rows. */
export interface CallExpression {
  readonly kind: 'call'
  readonly function: ExpressionFunction
  readonly of?: Expression
  readonly at: number
}

export interface BinaryExpression {
  readonly kind: 'binary'
  readonly operator: ExpressionOperator
  readonly left: Expression
  readonly right: Expression
  readonly at: number
}

export const expressionFunctions = ['sum', 'mean', 'median', 'min', 'max', 'count', 'count_distinct'] as const
export type ExpressionFunction = (typeof expressionFunctions)[number]

export type ExpressionOperator = '+' | '-' | '*' | '/'

/** Other names that people give them. */
const otherNames: ReadonlyMap<string, ExpressionFunction> = new Map([
  ['average', 'mean'],
  ['avg', 'mean'],
  ['minimum', 'min'],
  ['maximum', 'max'],
])

export function functionCalled(name: string): ExpressionFunction | undefined {
  const lower = name.toLowerCase()
  return expressionFunctions.find((known) => known === lower) ?? otherNames.get(lower)
}

/** What is wrong with an expression, and from which character on. */
export class ExpressionProblem extends Error {
  override readonly name = 'ExpressionProblem'
  readonly at: number

  constructor(at: number, why: string) {
    super(`at character ${at}: ${why}`)
    this.at = at
  }
}

/** The expressions that one is made of, itself first. */
export function expressionsIn(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'number':
    case 'column':
      return [expression]
    case 'call':
      return [expression, ...(expression.of === undefined ? [] : expressionsIn(expression.of))]
    case 'negative':
      return [expression, ...expressionsIn(expression.of)]
    case 'binary':
      return [expression, ...expressionsIn(expression.left), ...expressionsIn(expression.right)]
  }
}
