import type { Cell, Language } from '@auger/contract'
import { answeringSteps, versionOf, type Plan, type Step } from '@auger/contract/plan'
import { expect } from 'vitest'
import type { Table } from '../domain/table.ts'
import { freeNumbers } from '../locales/index.ts'
import { comparable, type Examples } from '../operations/example-tables.contract.ts'
import { analyse, answerOf, compileStep, conclude, validatePlan } from '../operations/index.ts'
import { toldPeriods } from '../operations/told-periods.contract.ts'
import { createAnalyst } from './index.ts'

export interface AskedExample {
  readonly question: string
  readonly language: Language
  /** What pandas answers; null: nothing in the tables does. */
  readonly rows: readonly (readonly Cell[])[] | null
}

/** What became of questions: those that were answered as pandas does, those that were answered otherwise, and how many there are. */
export interface Tally {
  readonly asked: number
  readonly right: number
  readonly wrong: readonly string[]
  /** Not answered, though the tables hold what is asked for. */
  readonly refused: readonly string[]
}

const analyst = createAnalyst()

/** Asks all of them; that whatever is claimed can be computed and traced is expected of each. */
export async function askExamples<Asked extends AskedExample>(
  examples: Examples,
  asked: readonly Asked[],
  tablesOf: (one: Asked) => readonly Table[],
): Promise<Tally> {
  const [wrong, refused]: [string[], string[]] = [[], []]
  for (const one of asked) {
    const answer = await answerTo(examples, one, tablesOf(one))
    if (answer === undefined) {
      if (one.rows !== null) refused.push(one.question)
    } else if (one.rows === null || !isSameAnswer(answer, one.rows)) wrong.push(one.question)
  }
  return { asked: asked.length, right: asked.length - wrong.length - refused.length, wrong, refused }
}

/** Whether rows are what pandas answers, however periods are told. */
export const isSameAnswer = (
  answer: readonly (readonly Cell[])[],
  wanted: readonly (readonly Cell[])[],
): boolean =>
  toldPeriods(answer).some((told) => comparable(told).join('\n') === comparable(wanted).join('\n'))

/** What answers: of several results beside each other the one that pandas answers, else the first. */
async function answerTo(
  examples: Examples,
  { question, language, rows }: AskedExample,
  tables: readonly Table[],
): Promise<readonly (readonly Cell[])[] | undefined> {
  const proposal = await examples.propose(analyst, await examples.question(question, language, tables))
  if (proposal.kind !== 'steps') return undefined
  const { steps, results } = proposal
  const plan = { version: versionOf(steps, results), steps, ...(results === undefined ? {} : { results }) }
  expect(validatePlan(plan, tables), question).toEqual([])
  const answers: (readonly (readonly Cell[])[])[] = []
  for (const step of answeringSteps(plan))
    answers.push(await resultOf(examples, step, { plan, tables, language, width: rows?.[0]?.length }))
  if (answers.length === 0) throw new Error(`no step: ${question}`)
  return answers.find((answer) => rows !== null && isSameAnswer(answer, rows)) ?? answers[0]
}

async function resultOf(
  examples: Examples,
  step: Step,
  {
    plan,
    tables,
    language,
    width,
  }: { plan: Plan; tables: readonly Table[]; language: Language; width: number | undefined },
): Promise<readonly (readonly Cell[])[]> {
  const steps = plan.steps.slice(0, plan.steps.indexOf(step) + 1)
  const read = await examples.query(compileStep(step, steps.slice(0, -1), tables))
  const outcome = step.analysis === undefined ? read : analyse(step.analysis, read)
  const said = conclude({
    plan: { version: plan.version, steps },
    tables,
    outcome,
    tableName: 'result.csv',
    language,
  })
  for (const text of [said.before, ...(said.after === undefined ? [] : [said.after])])
    expect(freeNumbers(text.content, text.bindings), text.content).toEqual([])
  if (step.analysis === undefined) return answerOf(step, outcome.columns, outcome.rows)
  // Of a statistic the first figures are what was asked for; the others say how far to trust them.
  return [outcome.rows.map(([, value = null]) => value).slice(0, width)]
}

/** At least so many of a hundred are right, and at most so many of those that are answered wrong. */
export function expectShares(tally: Tally, { right, wrong }: { right: number; wrong: number }): void {
  const answered = tally.right + tally.wrong.length
  const told = `${tally.right} of ${tally.asked} right\nwrong:\n${tally.wrong.join('\n')}\nrefused:\n${tally.refused.join('\n')}`
  expect((100 * tally.right) / tally.asked, told).toBeGreaterThanOrEqual(right)
  expect((100 * tally.wrong.length) / Math.max(1, answered), told).toBeLessThanOrEqual(wrong)
}
