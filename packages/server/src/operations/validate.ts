import { lookupsIn } from '../domain/condition.ts'
import { inputTable } from '../domain/join.ts'
import type { Plan, Step, Verb } from '../domain/plan.ts'
import { plan as planSchema } from '../domain/schemas/plan.ts'
import type { Table } from '../domain/table.ts'
import { analysisColumns, analysisProblems } from './analyses/index.ts'
import type { TypedColumn } from './outcome.ts'
import { repeatedFigures } from './repeated-figures.ts'
import { columnsAfter, problemsOf } from './verbs.ts'

/** What is wrong with a plan over these tables; empty when it can be run. */
export function validatePlan(plan: Plan, tables: readonly Table[]): readonly string[] {
  const form = planSchema.safeParse(plan)
  if (!form.success) return form.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  if (plan.steps.length === 0) return ['a plan needs a step']
  const problems = plan.steps.flatMap((step, index) =>
    problemsOfStep(step, plan.steps.slice(0, index), tables).map((problem) => `step ${step.id}: ${problem}`),
  )
  if (problems.length > 0) return problems
  return repeatedFigures(plan, tables).map(
    (column) => `it adds up or averages "${column}", whose values stand in several rows each`,
  )
}

function problemsOfStep(step: Step, earlier: readonly Step[], tables: readonly Table[]): readonly string[] {
  if (earlier.some((other) => other.id === step.id)) return ['its id is given twice']
  const input = inputColumns(step, earlier, tables)
  if (input === undefined) return [`its input is unknown: ${inputName(step.input)}`]
  const problems: string[] = []
  let columns = input
  for (const verb of step.verbs) {
    problems.push(...problemsOf(verb, columns), ...lookupProblems(verb, tables))
    if (problems.length > 0) return problems
    columns = columnsAfter(verb, columns)
  }
  if (step.analysis !== undefined) {
    problems.push(...analysisProblems(step.analysis, columns))
    if (problems.length > 0) return problems
    columns = analysisColumns
  }
  return step.answer
    .filter((name) => !columns.some((column) => column.name === name))
    .map((name) => `its answer "${name}" is no column of its result`)
}

function inputName(input: Step['input']): string {
  switch (input.kind) {
    case 'table':
      return input.tableId
    case 'join':
      return `${input.tableId} with ${input.to} by "${input.on.from}" and "${input.on.to}"`
    case 'step':
      return input.stepId
  }
}

/** What is wrong with the looks into other tables that a verb needs. */
function lookupProblems(verb: Verb, tables: readonly Table[]): readonly string[] {
  if (verb.kind !== 'filter') return []
  return lookupsIn(verb.where).flatMap(({ of }) => {
    const step: Step = {
      id: `looks into ${of.tableId}`,
      input: { kind: 'table', tableId: of.tableId },
      verbs: of.verbs,
      chart: 'none',
      answer: [of.column],
    }
    return problemsOfStep(step, [], tables)
  })
}

function inputColumns(
  step: Step,
  earlier: readonly Step[],
  tables: readonly Table[],
): readonly TypedColumn[] | undefined {
  const { input } = step
  if (input.kind !== 'step') return inputTable(input, tables)?.columns
  const index = earlier.findIndex((other) => other.id === input.stepId)
  const before = earlier[index]
  return before === undefined || before.analysis !== undefined
    ? undefined
    : resultColumns(before, earlier.slice(0, index), tables)
}

/** The columns a valid step's result has. */
export function resultColumns(
  step: Step,
  earlier: readonly Step[],
  tables: readonly Table[],
): readonly TypedColumn[] {
  if (step.analysis !== undefined) return analysisColumns
  const input = inputColumns(step, earlier, tables) ?? []
  const columns = step.verbs.reduce((before, verb) => columnsAfter(verb, before), input)
  return columns.map(({ name, type }) => ({ name, type }))
}
