import type { AggregateFunction, Formula, Metric } from '@auger/contract/plan'
import type { Expression, ExpressionFunction } from './expression.ts'

const functions: { readonly [Name in ExpressionFunction]: AggregateFunction } = {
  sum: 'sum',
  mean: 'mean',
  median: 'median',
  min: 'minimum',
  max: 'maximum',
  count: 'count',
  count_distinct: 'distinct',
}

/** An expression that is summed up already, as a metric of a plan. */
export function metricOf(expression: Expression): Metric {
  switch (expression.kind) {
    case 'number':
      return { kind: 'number', value: expression.value }
    case 'column':
      throw new Error(`the column ${expression.column} was not summed up`)
    case 'call':
      return {
        kind: 'aggregate',
        function: functions[expression.function],
        ...(expression.of === undefined ? {} : { of: formulaOf(expression.of) }),
      }
    case 'negative':
      // A product with a number still adds up, as a difference to zero would not.
      return { kind: 'binary', operator: '*', left: minusOne, right: metricOf(expression.of) }
    case 'binary': {
      const { operator } = expression
      const [left, right] = [metricOf(expression.left), metricOf(expression.right)]
      return operator === '/'
        ? { kind: 'ratio', of: left, to: right }
        : { kind: 'binary', operator, left, right }
    }
  }
}

const minusOne = { kind: 'number', value: -1 } as const

function formulaOf(expression: Expression): Formula {
  switch (expression.kind) {
    case 'number':
      return { kind: 'number', value: expression.value }
    case 'column':
      return { kind: 'column', column: expression.column }
    case 'call':
      throw new Error(`a ${expression.function} has no rows`)
    case 'negative':
      return { kind: 'binary', operator: '*', left: minusOne, right: formulaOf(expression.of) }
    case 'binary': {
      const { operator, left, right } = expression
      return { kind: 'binary', operator, left: formulaOf(left), right: formulaOf(right) }
    }
  }
}
