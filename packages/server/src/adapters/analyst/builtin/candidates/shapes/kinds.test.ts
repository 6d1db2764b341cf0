import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Step } from '@auger/contract/plan'
import { openExamples, type Examples } from '../../../../../operations/example-tables.contract.ts'
import { createBuiltinAnalyst } from '../../index.ts'

const analyst = createBuiltinAnalyst()
let examples: Examples
beforeAll(async () => {
  examples = await openExamples(['orders', 'staff'])
})
afterAll(() => examples.close())

async function verbsFor(question: string, table: string): Promise<Step['verbs']> {
  const proposal = await examples.propose(analyst, examples.question(question, 'EN', [examples.table(table)]))
  if (proposal.kind !== 'steps') throw new Error(JSON.stringify(proposal))
  return proposal.steps[0]?.verbs ?? []
}

it('sets totals apart where each of two things has many rows', async () => {
  expect(
    await verbsFor('What is the difference in total amount between Lamp and Desk?', 'orders'),
  ).toMatchObject([
    { kind: 'filter' },
    { kind: 'group', by: [{ column: 'product' }], measures: [{ function: 'sum', column: 'amount' }] },
    { kind: 'group', by: [], measures: [{ function: 'range' }] },
  ])
})

it('sets cells apart where each has one row', async () => {
  expect(
    await verbsFor('What is the difference in age between Ada Moor and Ben Ilic?', 'staff'),
  ).toMatchObject([
    { kind: 'filter' },
    { kind: 'group', by: [], measures: [{ function: 'range', column: 'Age' }] },
  ])
})

it('follows a development through the months of a year', async () => {
  expect(await verbsFor('development of amount in 2022', 'orders')).toMatchObject([
    { kind: 'filter' },
    { kind: 'group', by: [{ column: 'order_date', grain: 'month' }], measures: [{ function: 'sum' }] },
    { kind: 'order' },
  ])
})
