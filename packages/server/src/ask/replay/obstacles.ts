import type { Plan } from '@auger/contract/plan'
import { tableIdsOf } from '../../domain/step-tables.ts'
import type { Table } from '../../domain/table.ts'
import { validatePlan } from '../../operations/index.ts'
import { isTableOf } from '../../domain/source.ts'
import type { PlanSource } from './plan-sources.ts'

/** Why a plan that once was run cannot be run over these tables; empty when it can. */
export function obstaclesTo(
  plan: Plan,
  sources: readonly PlanSource[],
  tables: readonly Table[],
): readonly string[] {
  const missing = plan.steps.flatMap(tableIdsOf).filter((read) => !tables.some(({ id }) => id === read))
  if (missing.length === 0) return validatePlan(plan, tables)
  return [...new Set(missing)].map((tableId) => whyMissing(tableId, sources))
}

function whyMissing(tableId: string, sources: readonly PlanSource[]): string {
  const source = sources.find(({ id }) => isTableOf(tableId, id))
  if (source === undefined) return `the table ${tableId} is gone`
  const { name, change, error, namesake } = source
  switch (change) {
    case 'deleted':
      return namesake === undefined
        ? `"${name}" was deleted`
        : `"${name}" was deleted; ${namesake}, which has the same name, is another source, so ask the question again`
    case 'invalid':
      return `"${name}" cannot be read any more: ${error ?? 'nobody knows why'}`
    case 'none':
    case 'reread':
    case 'unknown':
      return `"${name}" does not hold the table any more`
  }
}
