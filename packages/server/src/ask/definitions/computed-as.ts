import { tableOf, type MetricDefinition } from '../../domain/definition.ts'
import type { Table } from '../../domain/table.ts'
import { ExpressionProblem, readMetric } from '../../operations/index.ts'

/** How a metric is computed over these tables; its expression alone where they lack what it is made of. */
export function computedAs(definition: MetricDefinition, tables: readonly Table[]): string {
  const { expression, unit } = definition
  const table = tableOf(definition, tables)
  if (table === undefined) return expression
  try {
    return readMetric(expression, unit, [table]).computedAs
  } catch (problem) {
    if (problem instanceof ExpressionProblem) return expression
    throw problem
  }
}
