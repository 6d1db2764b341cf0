import type { Condition, Plan, Step, StepInput, Verb } from '@auger/contract/plan'
import type { Table } from '../domain/table.ts'
import { replaced } from './replaced.ts'
import { tableCalled } from './table-called.ts'

type Found = { readonly plan: Plan } | { readonly problems: readonly string[] }

/** The plan with the ids of its tables in the place of what it calls them: their names, their titles, or their ids. */
export function withTableIds(plan: Plan, tables: readonly Table[]): Found {
  const problems = new Set<string>()
  const idOf = (name: string): string => {
    const found = tableCalled(name, tables)
    if ('table' in found) return found.table.id
    problems.add(found.problem)
    return name
  }
  const steps = plan.steps.map((step): Step => ({
    ...step,
    input: inputWith(step.input, idOf),
    verbs: step.verbs.map((verb) => lookedUpWith(verb, idOf)),
  }))
  return problems.size > 0 ? { problems: [...problems] } : { plan: { ...plan, steps } }
}

function inputWith(input: StepInput, idOf: (name: string) => string): StepInput {
  switch (input.kind) {
    case 'table':
      return { ...input, tableId: idOf(input.tableId) }
    case 'join':
      return { ...input, tableId: idOf(input.tableId), to: idOf(input.to) }
    case 'path':
      return {
        ...input,
        tableId: idOf(input.tableId),
        joins: input.joins.map((join) => ({ ...join, to: idOf(join.to) })),
      }
    case 'union':
    case 'statement':
      return { ...input, tableIds: input.tableIds.map(idOf) }
    case 'step':
    case 'merge':
      return input
  }
}

/** Conditions may look into other tables, wherever they stand in a verb. */
const lookedUpWith = (verb: Verb, idOf: (name: string) => string): Verb =>
  replaced(verb, (value) => {
    const condition = value as Partial<Condition>
    if (condition.kind !== 'among' || condition.of === undefined) return undefined
    return { ...condition, of: { ...condition.of, tableId: idOf(condition.of.tableId) } }
  })
