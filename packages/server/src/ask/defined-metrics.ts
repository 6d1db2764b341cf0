import type { Metric, NamedMetric, Plan } from '@auger/contract/plan'
import { isMetric, metricCalled, tableOf, type Definition } from '../domain/definition.ts'
import type { Table } from '../domain/table.ts'
import { ExpressionProblem, readMetric } from '../operations/index.ts'
import { replaced } from './replaced.ts'

type Found<Steps> = { readonly plan: Steps } | { readonly problems: readonly string[] }

/** What each of them stands for may be long. */
const mostNamed = 100

/**
 * The plan with what defined metrics stand for in their place, so that it says the same when a definition is changed or taken
 * back. What is a defined metric and nothing more is told in its unit.
 */
export function withDefinedMetrics<Steps extends Pick<Plan, 'steps'>>(
  plan: Steps,
  definitions: readonly Definition[],
  tables: readonly Table[],
): Found<Steps> {
  const problems = new Set<string>()
  let named = 0
  const put = (name: string): { readonly metric: Metric; readonly unit?: string } => {
    named++
    const found = standsFor(name, definitions, tables)
    if (typeof found !== 'string') return found
    problems.add(found)
    return { metric: { kind: 'defined', name } }
  }
  const steps = replaced(plan.steps, (part) => {
    const { as, metric, unit } = part as Partial<NamedMetric>
    if (as !== undefined && metric?.kind === 'defined')
      return { ...put(metric.name), as, ...(unit === undefined ? {} : { unit }) }
    const alone = part as Partial<Metric>
    return alone.kind === 'defined' && alone.name !== undefined ? put(alone.name).metric : undefined
  })
  if (named > mostNamed) return { problems: [`it names more than ${mostNamed} defined metrics`] }
  return problems.size > 0 ? { problems: [...problems] } : { plan: { ...plan, steps } }
}

/** The metric, or why there is none. */
function standsFor(
  name: string,
  definitions: readonly Definition[],
  tables: readonly Table[],
): { readonly metric: Metric; readonly unit?: string } | string {
  const definition = metricCalled(name, definitions)
  if (definition === undefined) {
    // What is known by several names is told by the first.
    const metrics = definitions.filter(isMetric)
    const firsts = metrics.filter(({ id }, index) => metrics.findIndex((other) => other.id === id) === index)
    const known = firsts.map((metric) => `"${metric.name}"`)
    return `no metric "${name}" is defined; there is ${known.join(', ') || 'none'}`
  }
  const table = tableOf(definition, tables)
  if (table === undefined)
    return `the metric "${definition.name}" is of the table "${definition.table}", which is not there`
  const { expression, unit } = definition
  try {
    const { metric } = readMetric(expression, unit, [table])
    return { metric, ...(unit === undefined ? {} : { unit }) }
  } catch (problem) {
    if (!(problem instanceof ExpressionProblem)) throw problem
    return `the metric "${definition.name}" cannot be computed any more: ${problem.message}`
  }
}
