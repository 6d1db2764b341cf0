import { lookupsIn } from '../domain/condition.ts'
import { inputTable } from '../domain/input-table.ts'
import { type MergeInput, type Plan, planSchema, type Step, type Verb } from '@auger/contract/plan'
import { conditionsOf } from '../domain/step-tables.ts'
import type { Table } from '../domain/table.ts'
import { analysisColumns, analysisProblems } from './analyses/index.ts'
import { mergeProblems, mergedColumns, type MergedStep } from './inputs/merge.ts'
import { joinedPath, pathProblems } from './inputs/path.ts'
import { statementColumns } from './inputs/statement.ts'
import { unionColumns } from './inputs/union.ts'
import type { TypedColumn } from './outcome.ts'
import { repeatedFigures } from './repeated-figures.ts'
import { columnsAfter, problemsOf } from './verbs.ts'

/** What is wrong with a plan over these tables; empty when it can be run. */
export function validatePlan(plan: Plan, tables: readonly Table[]): readonly string[] {
  const form = planSchema.safeParse(plan)
  if (!form.success) return form.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  if (plan.steps.length === 0) return ['a plan needs a step']
  const unknown = (plan.results ?? []).filter((id) => !plan.steps.some((step) => step.id === id))
  if (unknown.length > 0) return unknown.map((id) => `its result "${id}" is no step of it`)
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
  if ('problems' in input) return input.problems
  const problems: string[] = []
  let columns = input.columns
  for (const [index, verb] of step.verbs.entries()) {
    const wrong = [...problemsOf(verb, columns), ...lookupProblems(verb, tables)]
    problems.push(...wrong.map((problem) => `verb ${index + 1} (${verb.kind}): ${problem}`))
    if (problems.length > 0) return problems
    columns = columnsAfter(verb, columns)
  }
  if (step.analysis !== undefined) {
    problems.push(...analysisProblems(step.analysis, columns))
    if (problems.length > 0) return problems
    columns = analysisColumns(step.analysis, columns)
  }
  return step.answer
    .filter((name) => !columns.some((column) => column.name === name))
    .map((name) => `its answer "${name}" is no column of its result`)
}

/** What is wrong with the looks into other tables that a verb needs. */
function lookupProblems(verb: Verb, tables: readonly Table[]): readonly string[] {
  return conditionsOf(verb)
    .flatMap(lookupsIn)
    .flatMap(({ of }) => {
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

type InputColumns = { readonly columns: readonly TypedColumn[] } | { readonly problems: readonly string[] }

function inputColumns(
  { input }: Pick<Step, 'input'>,
  earlier: readonly Step[],
  tables: readonly Table[],
): InputColumns {
  switch (input.kind) {
    case 'table':
    case 'join': {
      const table = inputTable(input, tables)
      return table ?? { problems: [`its input is unknown: ${inputName(input)}`] }
    }
    case 'path': {
      const problems = pathProblems(input, tables)
      return problems.length > 0 ? { problems } : joinedPath(input, tables).table
    }
    case 'union':
      return unionColumns(input, tables)
    case 'statement':
      return statementColumns(input, tables)
    case 'step':
      return columnsOfStep(input.stepId, earlier, tables)
    case 'merge':
      return columnsOfMerge(input, earlier, tables)
  }
}

const inputName = (input: Extract<Step['input'], { kind: 'table' | 'join' }>): string =>
  input.kind === 'table'
    ? input.tableId
    : `${input.tableId} with ${input.to} by "${input.on.from}" and "${input.on.to}"`

function columnsOfStep(stepId: string, earlier: readonly Step[], tables: readonly Table[]): InputColumns {
  const index = earlier.findIndex((other) => other.id === stepId)
  const before = earlier[index]
  if (before === undefined) return { problems: [`its input is unknown: ${stepId}`] }
  if (before.analysis !== undefined)
    return { problems: [`step ${stepId} ends in an analysis, which no step can read`] }
  return { columns: resultColumns(before, earlier.slice(0, index), tables) }
}

function columnsOfMerge(input: MergeInput, earlier: readonly Step[], tables: readonly Table[]): InputColumns {
  const parts: MergedStep[] = []
  for (const id of input.steps) {
    const found = columnsOfStep(id, earlier, tables)
    if ('problems' in found) return found
    parts.push(...earlier.filter((step) => step.id === id).map((step) => ({ step, columns: found.columns })))
  }
  const problems = mergeProblems(input, parts)
  return problems.length > 0 ? { problems } : { columns: mergedColumns(input, parts) }
}

/** The columns a valid step's result has. */
export function resultColumns(
  step: Step,
  earlier: readonly Step[],
  tables: readonly Table[],
): readonly TypedColumn[] {
  const input = inputColumns(step, earlier, tables)
  const start = 'problems' in input ? [] : input.columns
  const columns = step.verbs.reduce((before, verb) => columnsAfter(verb, before), start)
  return (step.analysis === undefined ? columns : analysisColumns(step.analysis, columns)).map(
    ({ name, type }) => ({ name, type }),
  )
}
