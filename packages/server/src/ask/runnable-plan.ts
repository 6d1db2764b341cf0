import { isNestedDeeper, mostNested, type Plan } from '@auger/contract/plan'
import type { Definition } from '../domain/definition.ts'
import type { Table } from '../domain/table.ts'
import { mixedCurrencies, mixedProblem, validatePlan } from '../operations/index.ts'
import { withDefinedMetrics } from './defined-metrics.ts'
import { withTableIds } from './plan-tables.ts'

export type Runnable = { readonly plan: Plan } | { readonly problems: readonly string[] }

/** A plan as somebody wrote it, with ids for the names of tables and what is defined in its place; or why it cannot be run. */
export function runnablePlan(
  written: Plan,
  tables: readonly Table[],
  definitions: readonly Definition[],
): Runnable {
  const named = withDefinedMetrics(written, definitions, tables)
  if ('problems' in named) return named
  if (isNestedDeeper(named.plan, mostNested))
    return { problems: [`it is nested deeper than ${mostNested} levels with what is defined in its place`] }
  const found = withTableIds(named.plan, tables)
  if ('problems' in found) return found
  const problems = validatePlan(found.plan, tables)
  if (problems.length > 0) return { problems }
  const mixed = mixedCurrencies(found.plan, tables)
  return mixed.length > 0 ? { problems: mixed.map(mixedProblem) } : found
}
