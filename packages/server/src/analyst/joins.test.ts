import { versionOf } from '@auger/contract/plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freeNumbers } from '../locales/index.ts'
import { answerOf, compileStep, conclude, validatePlan } from '../operations/index.ts'
import {
  comparable,
  joinedAnswers,
  openExamples,
  type Examples,
  type JoinedAnswer,
} from '../operations/example-tables.contract.ts'
import { createAnalyst } from './index.ts'

const analyst = createAnalyst()
let examples: Examples
beforeAll(async () => {
  examples = await openExamples(['orders', 'products'])
})
afterAll(() => examples.close())

async function check({ question, language, rows }: JoinedAnswer): Promise<void> {
  const { tables } = examples
  const proposal = await examples.propose(analyst, await examples.question(question, language, tables))
  expect(proposal.kind, JSON.stringify(proposal)).toBe('steps')
  if (proposal.kind !== 'steps') return
  const step = proposal.steps.at(-1)
  if (step === undefined) throw new Error('no step')
  const plan = { version: versionOf(proposal.steps), steps: proposal.steps } as const
  expect(validatePlan(plan, tables)).toEqual([])
  const outcome = await examples.query(compileStep(step, [], tables))
  expect(comparable(answerOf(step, outcome.columns, outcome.rows)), JSON.stringify(step)).toEqual(
    comparable(rows),
  )
  const said = conclude({ plan, tables, outcome, tableName: 'result.csv', language })
  expect(freeNumbers(said.before.content, said.before.bindings), said.before.content).toEqual([])
}

const cases = joinedAnswers().map((expected) => [expected.question, expected] as const)

describe('two tables answer together as pandas does', () => {
  it.each(cases.filter(([, { notYet }]) => notYet === undefined))('%s', (_, expected) => check(expected))
})

describe('does not answer yet', () => {
  it.fails.each(cases.filter(([, { notYet }]) => notYet !== undefined))('%s', (_, expected) =>
    check(expected),
  )
})
