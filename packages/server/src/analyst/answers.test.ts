import { versionOf } from '@auger/contract/plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerOf, compileStep, conclude, validatePlan } from '../operations/index.ts'
import {
  comparable,
  expectedAnswers,
  openExamples,
  type Examples,
} from '../operations/example-tables.contract.ts'
import { freeNumbers } from '../locales/index.ts'
import { createAnalyst } from './index.ts'

const analyst = createAnalyst()
let examples: Examples
beforeAll(async () => {
  examples = await openExamples(['orders', 'staff', '门店销售'])
})
afterAll(() => examples.close())

describe('answers as pandas does', () => {
  it.each(
    expectedAnswers().map((expected) => [`${expected.table}: ${expected.question}`, expected] as const),
  )('%s', async (_, expected) => {
    const tables = [examples.table(expected.table)]
    const proposal = await examples.propose(
      analyst,
      await examples.question(expected.question, expected.language, tables),
    )
    expect(proposal.kind, JSON.stringify(proposal)).toBe('steps')
    if (proposal.kind !== 'steps') return
    const step = proposal.steps.at(-1)
    if (step === undefined) throw new Error('no step')
    expect(validatePlan({ version: versionOf(proposal.steps), steps: proposal.steps }, tables)).toEqual([])
    const outcome = await examples.query(compileStep(step, [], tables))
    expect(comparable(answerOf(step, outcome.columns, outcome.rows))).toEqual(comparable(expected.rows))
    const said = conclude({
      plan: { version: versionOf(proposal.steps), steps: proposal.steps },
      tables,
      outcome,
      tableName: 'result.csv',
      language: expected.language,
    })
    for (const text of [said.before, ...(said.after === undefined ? [] : [said.after])])
      expect(freeNumbers(text.content, text.bindings), text.content).toEqual([])
  })
})
