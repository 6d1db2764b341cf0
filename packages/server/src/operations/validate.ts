import type { Plan, Step } from '../domain/plan.ts'
import type { Table } from '../domain/table.ts'
import type { TypedColumn } from './outcome.ts'
import { columnsAfter, problemsOf } from './verbs.ts'

/** What is wrong with a plan over these tables; empty when it can be run. */
export function validatePlan(plan: Plan, tables: readonly Table[]): readonly string[] {
  if (plan.steps.length === 0) return ['a plan needs a step']
  return plan.steps.flatMap((step, index) =>
    problemsOfStep(step, plan.steps.slice(0, index), tables).map((problem) => `step ${step.id}: ${problem}`),
  )
}

function problemsOfStep(step: Step, earlier: readonly Step[], tables: readonly Table[]): readonly string[] {
  if (earlier.some((other) => other.id === step.id)) return ['its id is given twice']
  const input = inputColumns(step, earlier, tables)
  if (input === undefined)
    return [`its input is unknown: ${step.input.kind === 'table' ? step.input.tableId : step.input.stepId}`]
  const problems: string[] = []
  let columns = input
  for (const verb of step.verbs) {
    problems.push(...problemsOf(verb, columns))
    if (problems.length > 0) return problems
    columns = columnsAfter(verb, columns)
  }
  return step.answer
    .filter((name) => !columns.some((column) => column.name === name))
    .map((name) => `its answer "${name}" is no column of its result`)
}

function inputColumns(
  step: Step,
  earlier: readonly Step[],
  tables: readonly Table[],
): readonly TypedColumn[] | undefined {
  const { input } = step
  if (input.kind === 'table') return tables.find((table) => table.id === input.tableId)?.columns
  const index = earlier.findIndex((other) => other.id === input.stepId)
  const before = earlier[index]
  return before === undefined ? undefined : resultColumns(before, earlier.slice(0, index), tables)
}

/** The columns a valid step's result has. */
export function resultColumns(
  step: Step,
  earlier: readonly Step[],
  tables: readonly Table[],
): readonly TypedColumn[] {
  const input = inputColumns(step, earlier, tables) ?? []
  const columns = step.verbs.reduce((before, verb) => columnsAfter(verb, before), input)
  return columns.map(({ name, type }) => ({ name, type }))
}
