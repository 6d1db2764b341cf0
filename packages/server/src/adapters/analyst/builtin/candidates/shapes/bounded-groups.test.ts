import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Step } from '@auger/contract/plan'
import { openExamples, type Examples } from '../../../../../operations/example-tables.contract.ts'
import { answerOf, compileStep } from '../../../../../operations/index.ts'
import { createBuiltinAnalyst } from '../../index.ts'

const analyst = createBuiltinAnalyst()
let examples: Examples
beforeAll(async () => {
  examples = await openExamples(['orders', 'staff'])
})
afterAll(() => examples.close())

async function stepFor(table: string, text: string): Promise<Step> {
  const proposal = await examples.propose(analyst, examples.question(text, 'EN', [examples.table(table)]))
  const step = proposal.kind === 'steps' ? proposal.steps.at(-1) : undefined
  if (step === undefined) throw new Error(`no step: ${JSON.stringify(proposal)}`)
  return step
}

async function answerTo(table: string, text: string) {
  const step = await stepFor(table, text)
  const { columns, rows } = await examples.query(compileStep(step, [], examples.tables))
  return answerOf(step, columns, rows)
}

// Expected figures: worked out from the same files by a script that knows nothing of ours.
describe('a bound on a figure of each group', () => {
  it('leaves out groups, and no rows of those that stay', async () => {
    const text = 'Show the number of staff in each city whose average age is above 45'
    expect(await answerTo('staff', text)).toEqual([
      ['Lisbon', 6],
      ['Oslo', 3],
    ])
  })

  it('is on the figure that is shown, where no other is asked for', async () => {
    const rows = await answerTo('orders', 'Which products have an average quantity of more than 7?')
    expect(rows.map(([name]) => name).toSorted()).toEqual(['Lamp', 'Shelf'])
  })

  it('holds for two figures of each group', async () => {
    const text =
      'For each department whose average age is greater than 45, show the relationship between the average age and the total annual salary'
    const step = await stepFor('staff', text)
    expect(step.chart).toBe('scatter')
    const { rows } = await examples.query(compileStep(step, [], examples.tables))
    expect(rows).toEqual([
      ['Research', 50, 256500],
      ['Sales', 46.25, 294000],
    ])
  })
})
