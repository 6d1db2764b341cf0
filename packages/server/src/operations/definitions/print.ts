import type { Expression } from './expression.ts'

const plain = /^[\p{L}\p{Nl}_][\p{L}\p{N}\p{M}_]*$/u

const strength = { '+': 1, '-': 1, '*': 2, '/': 2 } as const

/** An expression as text that reads as the same expression, with no more parentheses than it needs. */
export function printExpression(expression: Expression): string {
  switch (expression.kind) {
    case 'number':
      return String(expression.value)
    case 'column':
      return plain.test(expression.column) ? expression.column : inBrackets(expression.column)
    case 'call':
      return `${expression.function}(${expression.of === undefined ? '' : printExpression(expression.of)})`
    case 'negative':
      return `-${expression.of.kind === 'binary' ? inParentheses(expression.of) : printExpression(expression.of)}`
    case 'binary': {
      const { operator, left, right } = expression
      const own = strength[operator]
      const before = strengthOf(left) < own ? inParentheses(left) : printExpression(left)
      const after = strengthOf(right) <= own ? inParentheses(right) : printExpression(right)
      return `${before} ${operator} ${after}`
    }
  }
}

const strengthOf = (expression: Expression): number =>
  expression.kind === 'binary' ? strength[expression.operator] : 3

const inParentheses = (expression: Expression): string => `(${printExpression(expression)})`

/** The bracket that ends a name is doubled within it. */
const inBrackets = (name: string): string => `[${name.replaceAll(/\]/g, ']]')}]`
