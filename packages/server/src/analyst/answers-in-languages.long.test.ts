import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freeNumbers } from '../locales/index.ts'
import { analyse, answerOf, compileStep, conclude, validatePlan } from '../operations/index.ts'
import {
  comparable,
  answersInLanguages,
  openExamples,
  type AnswerInLanguage,
  type Examples,
} from '../operations/example-tables.contract.ts'
import { createAnalyst } from './index.ts'

const analyst = createAnalyst()
const cases = answersInLanguages()
let examples: Examples
beforeAll(async () => {
  examples = await openExamples([...new Set(cases.map(({ table }) => table))])
})
afterAll(() => examples.close())

async function check({ question, language, table, rows }: AnswerInLanguage): Promise<void> {
  const tables = [examples.table(table)]
  const proposal = await examples.propose(analyst, await examples.question(question, language, tables))
  if (rows === null) {
    expect(proposal.kind, JSON.stringify(proposal)).toBe('refuse')
    return
  }
  expect(proposal.kind, JSON.stringify(proposal)).toBe('steps')
  if (proposal.kind !== 'steps') return
  const step = proposal.steps.at(-1)
  if (step === undefined) throw new Error('no step')
  const plan = { version: 1 as const, steps: proposal.steps }
  expect(validatePlan(plan, tables)).toEqual([])
  const read = await examples.query(compileStep(step, [], tables))
  const outcome = step.analysis === undefined ? read : analyse(step.analysis, read)
  // Of a statistic the first figures are what was asked for; the others say how far to trust them.
  const answer =
    step.analysis === undefined
      ? answerOf(step, outcome.columns, outcome.rows)
      : [outcome.rows.map(([, value = null]) => value).slice(0, rows[0]?.length)]
  expect(comparable(answer)).toEqual(comparable(rows))
  const said = conclude({ plan, tables, outcome, tableName: 'result.csv', language })
  for (const text of [said.before, ...(said.after === undefined ? [] : [said.after])])
    expect(freeNumbers(text.content, text.bindings), text.content).toEqual([])
}

const named = (ones: readonly AnswerInLanguage[]) =>
  ones.map((one) => [`${one.language} ${one.table}: ${one.question}`, one] as const)

describe('answers as pandas does, and refuses what no table holds', () => {
  it.each(named(cases.filter(({ notYet }) => notYet === undefined)))('%s', (_, one) => check(one))
})

describe('does not answer yet', () => {
  it.fails.each(named(cases.filter(({ notYet }) => notYet !== undefined)))('%s', (_, one) => check(one))
})
