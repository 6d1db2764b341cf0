import { afterAll, beforeAll, describe, it } from 'vitest'
import {
  expectedAnswers,
  joinedAnswers,
  openExamples,
  unanswerable,
  type Examples,
} from '../operations/example-tables.contract.ts'
import { someOf } from '../../../../test/some-of.ts'
import { askExamples, expectShares } from './asked-examples.contract.ts'

const names = ['orders', 'staff', '门店销售']
let examples: Examples
beforeAll(async () => {
  examples = await openExamples([...names, 'products'])
})
afterAll(() => examples.close())

describe('answers as pandas does', () => {
  it.each(names)('questions about %s', async (name) => {
    const asked = someOf(
      expectedAnswers().filter(({ table }) => table === name),
      3,
    )
    const tally = await askExamples(examples, asked, () => [examples.table(name)])
    expectShares(tally, { right: 70, wrong: 12 })
  })

  it('questions about two tables', async () => {
    const tables = ['orders', 'products'].map((name) => examples.table(name))
    expectShares(await askExamples(examples, someOf(joinedAnswers(), 3), () => tables), {
      right: 60,
      wrong: 15,
    })
  })
})

it('refuses what the tables do not hold', async () => {
  for (const name of names) {
    const asked = someOf(
      unanswerable().filter(({ table }) => table === name),
      2,
    )
    const tally = await askExamples(
      examples,
      asked.map((one) => ({ ...one, rows: null })),
      () => [examples.table(name)],
    )
    expectShares(tally, { right: 90, wrong: 100 })
  }
})
