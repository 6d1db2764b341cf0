import type { Table } from '../../domain/table.ts'
import { naturalMeasure } from '../natural-measure.ts'
import { ExpressionProblem, type Expression, type ExpressionFunction } from './expression.ts'
import { columnOf } from './find-columns.ts'
import { printExpression } from './print.ts'

type Mention = Extract<Expression, { kind: 'column' }>

const adding: ReadonlySet<ExpressionFunction> = new Set(['sum', 'count', 'count_distinct'])

/**
 * A column that is averaged where nobody says otherwise goes with other averages. Beside what is added up it may well be meant to
 * be added up too, as a cost is that is set against revenue; a figure of both would be wrong without anyone seeing it.
 */
export function requireAlike(expression: Expression, table: Table): void {
  const { bare, calls } = partsOf(expression)
  const isAveraged = (mention: Mention): boolean => naturalMeasure(columnOf(mention, table)) === 'mean'
  const averaged = bare.find(isAveraged)
  if (averaged === undefined) return
  if (bare.every(isAveraged) && !calls.some((name) => adding.has(name))) return
  const name = printExpression(averaged)
  throw new ExpressionProblem(
    averaged.at,
    `"${averaged.column}" would be averaged, and stands with what is added up or counted: write sum(${name}) or mean(${name})`,
  )
}

interface Parts {
  /** Columns outside of a function. */
  readonly bare: readonly Mention[]
  readonly calls: readonly ExpressionFunction[]
}

function partsOf(expression: Expression): Parts {
  switch (expression.kind) {
    case 'number':
      return { bare: [], calls: [] }
    case 'column':
      return { bare: [expression], calls: [] }
    case 'call':
      return { bare: [], calls: [expression.function] }
    case 'negative':
      return partsOf(expression.of)
    case 'binary': {
      const [left, right] = [partsOf(expression.left), partsOf(expression.right)]
      return { bare: [...left.bare, ...right.bare], calls: [...left.calls, ...right.calls] }
    }
  }
}
