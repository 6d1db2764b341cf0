import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openExamples, type Examples } from '../../../operations/example-tables.contract.ts'
import type { Proposal } from '../../../ports/analyst.ts'
import { createBuiltinAnalyst } from './index.ts'

const never = new AbortController().signal
const analyst = createBuiltinAnalyst()
let examples: Examples
beforeAll(async () => {
  examples = await openExamples(['orders', 'staff'])
})
afterAll(() => examples.close())

const ask = (text: string, table: string): Promise<Proposal> =>
  examples.propose(analyst, examples.question(text, 'EN', [examples.table(table)]))

describe('what is proposed', () => {
  it.each([
    ['total amount by region as a line chart', 'line'],
    ['total amount by region as a bar chart', 'bar'],
    ['total amount by region as a table', 'none'],
    ['total amount by region', 'auto'],
  ])('"%s" wishes for a chart: %s', async (text, chart) => {
    expect(await ask(text, 'orders')).toMatchObject({ kind: 'steps', steps: [{ chart }] })
  })

  it('is tried first where readings compete, and decided by what they find', async () => {
    const question = examples.question('name of the last person in the list', 'EN', [examples.table('staff')])
    const first = await analyst.propose(question, [], [], never)
    expect(first.kind).toBe('try')
    if (first.kind !== 'try') return
    const ids = first.steps.map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(1)
    expect(new Set(ids).size).toBe(ids.length)
    const settled = await examples.propose(analyst, question)
    expect(settled).toMatchObject({ kind: 'steps', steps: [{ id: 'step-1' }] })
  })

  it('is done once a step was run', async () => {
    const question = examples.question('average amount by region', 'EN', [examples.table('orders')])
    const found = { stepId: 'step-1', columns: [], rows: [], rowCount: 0 }
    expect(await analyst.propose(question, [], [found], never)).toEqual({ kind: 'done' })
    expect(
      (await analyst.propose(question, [], [{ ...found, stepId: 'try-1', trial: true }], never)).kind,
    ).not.toBe('done')
  })
})
