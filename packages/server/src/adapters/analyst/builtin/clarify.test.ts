import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openExamples, type Examples } from '../../../operations/example-tables.contract.ts'
import type { Proposal } from '../../../ports/analyst.ts'
import { createBuiltinAnalyst } from './index.ts'

const analyst = createBuiltinAnalyst()
let examples: Examples
beforeAll(async () => {
  examples = await openExamples(
    ['orders', '门店销售'],
    [
      `CREATE TABLE trips AS SELECT * FROM (VALUES (1, 'Oslo', 'Rome', 120.0), (2, 'Rome', 'Oslo', 90.0), (3, 'Rome', 'Kyiv', 75.0)) t(trip_id, departure, arrival, fare)`,
      `CREATE TABLE sales_2022 AS SELECT * FROM (VALUES ('a', 1), ('b', 2)) t(shop, revenue)`,
      `CREATE TABLE sales_2023 AS SELECT * FROM (VALUES ('a', 3), ('b', 4)) t(shop, revenue)`,
    ],
  )
})
afterAll(() => examples.close())

const ask = (text: string, ...names: readonly string[]): Promise<Proposal> =>
  examples.propose(
    analyst,
    examples.question(
      text,
      'EN',
      names.map((name) => examples.table(name)),
    ),
  )

describe('a question with two readings is asked back', () => {
  it('a value that two columns hold', async () => {
    const proposal = await ask('how many trips with Rome', 'trips')
    expect(proposal.kind).toBe('clarify')
    if (proposal.kind === 'clarify')
      expect(proposal.options).toEqual([
        'how many trips with "departure" Rome',
        'how many trips with "arrival" Rome',
      ])
  })

  it('but not when a preposition tells them apart', async () => {
    const proposal = await ask('how many trips from Rome to Oslo', 'trips')
    expect(proposal).toMatchObject({ kind: 'steps', assumptions: [] })
    expect(JSON.stringify(proposal)).toContain(
      '{"kind":"compare","column":"departure","operator":"=","value":"Rome"},{"kind":"compare","column":"arrival","operator":"=","value":"Oslo"}',
    )
  })

  it('two tables that answer alike', async () => {
    const proposal = await ask('total revenue by shop', 'sales_2022', 'sales_2023')
    expect(proposal.kind).toBe('clarify')
    if (proposal.kind === 'clarify')
      expect(proposal.options).toEqual([
        'total revenue by shop in "sales_2022"?',
        'total revenue by shop in "sales_2023"?',
      ])
  })

  it.each([
    ['how many trips with Rome', ['trips']],
    ['total revenue by shop', ['sales_2022', 'sales_2023']],
  ])('and every option of "%s" can be asked as it stands', async (text, names) => {
    const proposal = await ask(text, ...names)
    if (proposal.kind !== 'clarify') throw new Error(`not asked back: ${JSON.stringify(proposal)}`)
    const plans = await Promise.all(proposal.options.map((option) => ask(option, ...names)))
    expect(plans.map(({ kind }) => kind)).toEqual(proposal.options.map(() => 'steps'))
    expect(new Set(plans.map((plan) => JSON.stringify(plan))).size).toBe(plans.length)
  })
})

describe('what was taken for granted is said', () => {
  it('a synonym and a slip of the pen', async () => {
    expect(await ask('total revenue in sales_2022', 'sales_2022')).toMatchObject({
      kind: 'steps',
      assumptions: [],
    })
    expect(await ask('total turnover', 'sales_2022')).toMatchObject({
      assumptions: [{ kind: 'column', said: 'turnover', column: 'revenue' }],
    })
    expect(await ask('average raitng', 'orders')).toMatchObject({
      assumptions: [{ kind: 'column', said: 'raitng', column: 'rating' }],
    })
  })

  it('a verb that nothing explains', async () => {
    expect(await ask('which region shifted the most quantity', 'orders')).toMatchObject({
      kind: 'steps',
      assumptions: [{ kind: 'ignored', words: ['shifted'] }],
    })
  })
})
