import type { Step } from '../domain/plan.ts'
import type { Table } from '../domain/table.ts'
import { closed, queryFrom, querySql, type Query } from './query.ts'
import { applyVerb } from './verbs.ts'

/** The step as one readable SELECT in a total order; what it needs of earlier steps stands before it by name. */
export function compileStep(step: Step, earlier: readonly Step[], tables: readonly Table[]): string {
  return querySql(queryOf(step, earlier, tables))
}

function queryOf(step: Step, earlier: readonly Step[], tables: readonly Table[]): Query {
  return step.verbs.reduce((query, verb) => applyVerb(verb, query), inputOf(step, earlier, tables))
}

function inputOf(step: Step, earlier: readonly Step[], tables: readonly Table[]): Query {
  const { input } = step
  if (input.kind === 'table') {
    const table = tables.find((candidate) => candidate.id === input.tableId)
    if (table === undefined) throw new Error(`step ${step.id} reads an unknown table ${input.tableId}`)
    return queryFrom(table.name, table.columns, true, [])
  }
  const index = earlier.findIndex((candidate) => candidate.id === input.stepId)
  const before = earlier[index]
  if (before === undefined) throw new Error(`step ${step.id} reads an unknown step ${input.stepId}`)
  return closed(queryOf(before, earlier.slice(0, index), tables), freeStepName(before.id, tables))
}

function freeStepName(id: string, tables: readonly Table[]): string {
  const taken = new Set(tables.map((table) => table.name.toLowerCase()))
  let name = `step_${id}`.replace(/^step_step/, 'step').replace(/\W+/g, '_')
  while (taken.has(name.toLowerCase())) name += '_'
  return name
}
