import { isNumeric, type Column, type Table } from '../../domain/table.ts'
import { naturalMeasure } from '../natural-measure.ts'
import { ExpressionProblem, type BinaryExpression, type Expression } from './expression.ts'
import { columnOf } from './find-columns.ts'

/**
 * The expression with its columns under their own names, and those that stand outside of a function summed up as their kind is:
 * profit / sales is sum(profit) / sum(sales).
 */
export function summedUp(expression: Expression, table: Table): Expression {
  const inner = (part: Expression): Expression => summedUp(part, table)
  switch (expression.kind) {
    case 'number':
      return expression
    case 'column': {
      const column = columnOf(expression, table)
      const { at } = expression
      requireNumber(column, at, ', which has no sum: say count_distinct of it')
      requireAmount(column, at)
      const sums = naturalMeasure(column) === 'mean' ? 'mean' : 'sum'
      return { kind: 'call', function: sums, of: { kind: 'column', column: column.name, at }, at }
    }
    case 'call': {
      const { of, function: name } = expression
      if (of === undefined) return expression
      const counts = name === 'count' || name === 'count_distinct'
      return { ...expression, of: inRows(of, table, counts && of.kind === 'column') }
    }
    case 'negative':
      return { ...expression, of: inner(expression.of) }
    case 'binary':
      requireClear(expression)
      return { ...expression, left: inner(expression.left), right: inner(expression.right) }
  }
}

/** What a function is taken of: computed row by row. */
function inRows(expression: Expression, table: Table, anyType: boolean): Expression {
  const inner = (part: Expression): Expression => inRows(part, table, false)
  switch (expression.kind) {
    case 'number':
      return expression
    case 'column': {
      const column = columnOf(expression, table)
      if (!anyType) requireNumber(column, expression.at, '')
      return { ...expression, column: column.name }
    }
    case 'call':
      throw new ExpressionProblem(
        expression.at,
        `${expression.function} stands within another function; what it comes to is one figure and has no rows`,
      )
    case 'negative':
      return { ...expression, of: inner(expression.of) }
    case 'binary':
      return { ...expression, left: inner(expression.left), right: inner(expression.right) }
  }
}

function requireNumber(column: Column, at: number, advice: string): void {
  if (!isNumeric(column))
    throw new ExpressionProblem(at, `"${column.name}" is ${column.type} and no number${advice}`)
}

/** Numbers that only name rows or tell years come to nothing together; whoever wants their sum may say so. */
function requireAmount({ name, role }: Column, at: number): void {
  if (role === 'identifier' || role === 'time')
    throw new ExpressionProblem(
      at,
      `"${name}" ${role === 'time' ? 'tells when' : 'tells rows apart'} and has no sum: say count_distinct, min or max of it`,
    )
}

/** The product of two sums is not the sum of the products, and nobody can tell which of them is meant. */
function requireClear({ operator, left, right, at }: BinaryExpression): void {
  if (operator === '*' && hasBareColumn(left) && hasBareColumn(right))
    throw new ExpressionProblem(
      at,
      'the product of two columns may be that of each row or that of the totals: write sum(a * b) or sum(a) * sum(b)',
    )
}

const hasBareColumn = (expression: Expression): boolean =>
  expression.kind === 'column' ||
  (expression.kind === 'negative' && hasBareColumn(expression.of)) ||
  (expression.kind === 'binary' && (hasBareColumn(expression.left) || hasBareColumn(expression.right)))
