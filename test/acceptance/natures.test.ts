import { beforeAll, describe, expect, it } from 'vitest'
import type { Plan, Verb } from '@auger/contract/plan'
import type { Client } from '@auger/sdk'
import { waysOf } from '../some-of.ts'
import { addSource } from './dataset-of.ts'
import { expectFailure } from './expect-failure.ts'
import { clientOf, useService } from './service.ts'

const service = useService()

/** Twelve invoices in two currencies. Of EUR: 100 + 30 + 50 + 20 + 60 + 40 = 300; of USD: 10 + 20 + 30 + 5 + 15 + 20 = 100. */
const invoices = [
  'invoice_no,invoice_date,customer_id,customer,amount,currency,qty,discount_pct,on_hand,comment',
  'I-01,2024-01-03,C1,Ann Poe,100.00,EUR,1,5,40,paid at once',
  'I-02,2024-01-09,C2,Bo Lin,10.00,USD,2,0,38,',
  'I-03,2024-01-17,C3,Cy Moe,30.00,EUR,3,0,35,',
  'I-04,2024-02-02,C1,Ann Poe,20.00,USD,1,10,34,',
  'I-05,2024-02-11,C2,Bo Lin,50.00,EUR,2,0,32,sent again after the first one was lost on its way',
  'I-06,2024-02-19,C3,Cy Moe,30.00,USD,4,0,28,',
  'I-07,2024-03-01,C1,Ann Poe,20.00,EUR,1,0,27,',
  'I-08,2024-03-08,C2,Bo Lin,5.00,USD,1,5,26,',
  'I-09,2024-03-15,C3,Cy Moe,60.00,EUR,2,0,24,',
  'I-10,2024-03-21,C1,Ann Poe,15.00,USD,3,0,21,',
  'I-11,2024-03-28,C2,Bo Lin,40.00,EUR,1,0,20,',
  'I-12,2024-03-30,C3,Cy Moe,20.00,USD,2,0,18,',
].join('\n')

let client: Client
let session_id: string
let dataset: string
let source: string

beforeAll(async () => {
  client = clientOf(service())
  session_id = (await client.sessions.create()).id
  dataset = (await client.datasets.create({ name: 'Invoices' })).id
  source = await addSource(client, dataset, 'invoices.csv', invoices)
})

const planOf = (...verbs: readonly Verb[]): Plan => ({
  version: 2,
  steps: [{ id: 'a', input: { kind: 'table', tableId: 'invoices' }, verbs, chart: 'auto', answer: [] }],
})
const total = (by: readonly { column: string; as: string }[]): Verb => ({
  kind: 'metrics',
  by,
  metrics: [
    { as: 'total', metric: { kind: 'aggregate', function: 'sum', of: { kind: 'column', column: 'amount' } } },
  ],
})
const run = (plan: Plan) => client.jobs.run(dataset, { session_id, plan })

describe('what columns are', () => {
  it('[NAT-01] is in the report, with how they belong together', async () => {
    const { report } = await client.datasources.get(dataset, source)
    const [table] = report?.['tables'] as readonly {
      readonly columns: readonly {
        readonly name: string
        readonly nature: string
        readonly spelledOut?: string
      }[]
      readonly structure: unknown
    }[]
    expect(Object.fromEntries((table?.columns ?? []).map(({ name, nature }) => [name, nature]))).toEqual({
      invoice_no: 'key',
      invoice_date: 'time',
      customer_id: 'key',
      customer: 'name',
      amount: 'amount',
      currency: 'category',
      qty: 'amount',
      discount_pct: 'percentage',
      on_hand: 'stock',
      comment: 'category',
    })
    expect(table?.columns.find(({ name }) => name === 'qty')?.spelledOut).toBe('quantity')
    expect(table?.structure).toMatchObject({
      row: { noun: 'invoice', by: ['invoice_no'] },
      namings: [{ key: 'customer_id', name: 'customer' }],
      currency: { column: 'currency', of: ['amount'] },
    })
  })
})

describe('amounts of several currencies', () => {
  it('[NAT-02] are not added by a plan, which is told by what to group', async () => {
    const failure = await expectFailure(run(planOf(total([]))), 300001)
    expect(failure.message).toMatch(/"amount" is in several currencies.*group by "currency"/)
    const byCustomer = run(planOf(total([{ column: 'customer', as: 'customer' }])))
    await expectFailure(byCustomer, 300001)
  })

  it('[NAT-02] are added by currency, or of one', async () => {
    const apart = await run(planOf(total([{ column: 'currency', as: 'currency' }])))
    expect(apart.result?.rows).toEqual([
      ['EUR', 300],
      ['USD', 100],
    ])
    const where = { kind: 'compare', column: 'currency', operator: '=', value: 'USD' } as const
    expect((await run(planOf({ kind: 'filter', where }, total([])))).result?.rows).toEqual([[100]])
  })

  it('[NAT-02] are kept apart where a question asks for their total, and that is said', async () => {
    const job = await client.jobs.ask({
      session_id,
      dataset_id: dataset,
      question: 'What is the total amount?',
    })
    expect(job.status).toBe('assumed')
    expect(job.result?.rows).toEqual([
      ['EUR', 300],
      ['USD', 100],
    ])
    expect(job.assumptions.join(' ')).toContain('several currencies')
  })
})

describe('what two columns come to', () => {
  /** By hand: North 30 of 120 and 20 of 80, South 5 of 50; all 55 of 250. */
  const sales = 'region,profit,revenue\nNorth,30,120\nNorth,20,80\nSouth,5,50\n'

  it('[NAT-03] is a metric that plans and questions call by its name, in any language', async () => {
    const { id } = await client.datasets.create({ name: 'Margins' })
    await addSource(client, id, 'sales.csv', sales)
    const margin = planOf({
      kind: 'metrics',
      by: [{ column: 'region', as: 'region' }],
      metrics: [{ as: 'margin', metric: { kind: 'defined', name: 'margin' } }],
    })
    const [step] = margin.steps
    const plan: Plan = {
      version: 2,
      steps: step === undefined ? [] : [{ ...step, input: { kind: 'table', tableId: 'sales' } }],
    }
    const byPlan = await client.jobs.run(id, { session_id, plan })
    expect(byPlan.result?.rows).toEqual([
      ['North', 25],
      ['South', 10],
    ])
    const asked = await client.jobs.ask({
      session_id,
      dataset_id: id,
      question: 'What is the margin by region?',
    })
    expect(asked.result?.rows).toEqual(byPlan.result?.rows)
    const inGerman = await client.jobs.ask({
      session_id,
      dataset_id: id,
      question: 'Wie hoch ist die Gewinnmarge?',
    })
    expect(inGerman.result?.rows).toEqual([[22]])
  })

  it('[NAT-03] is a value where there is a price and a quantity, row by row', async () => {
    const { id } = await client.datasets.create({ name: 'Values' })
    await addSource(client, id, 'lines.csv', 'item,unit price,qty\nA,2.5,4\nB,10,1\nC,3,\n')
    const plan: Plan = {
      version: 2,
      steps: [
        {
          id: 'a',
          input: { kind: 'table', tableId: 'lines' },
          verbs: [
            {
              kind: 'metrics',
              by: [],
              metrics: [{ as: 'value', metric: { kind: 'defined', name: 'value' } }],
            },
          ],
          chart: 'none',
          answer: [],
        },
      ],
    }
    // By hand: 2.5 × 4 + 10 × 1; what has no quantity has no value.
    expect((await client.jobs.run(id, { session_id, plan })).result?.rows).toEqual([[20]])
  })

  const stores = [
    'store,month,revenue,costs',
    'Mill Lane,2024-01,1000,700',
    'Mill Lane,2024-02,1200,780',
    'Dock Road,2024-01,900,810',
    'Dock Road,2024-02,700,690',
  ].join('\n')
  // By hand: 2200 − 1480 = 720 and 1600 − 1500 = 100; 100 × 820 / 3800.
  it.each(
    waysOf([
      ['What is the profit by store?'],
      ['Gewinn nach store'],
      ['¿Cuál es el beneficio por store?'],
      ['Quel est le bénéfice par store ?'],
      ['各storeの利益は？'],
      ['各store的利润是多少？'],
    ]),
  )('[NAT-03] is a profit where there are revenue and costs: %s', async (question) => {
    const { id } = await client.datasets.create({ name: 'Stores' })
    await addSource(client, id, 'stores.csv', stores)
    const { result } = await client.jobs.ask({ session_id, dataset_id: id, question })
    expect(result?.rows.map(([name, profit]) => [name, profit])).toEqual(
      expect.arrayContaining([
        ['Mill Lane', 720],
        ['Dock Road', 100],
      ]),
    )
  })

  it('[NAT-03] is a margin where there are revenue and costs, and the value of a stock by its unit costs', async () => {
    const { id } = await client.datasets.create({ name: 'Margins of costs' })
    await addSource(client, id, 'stores.csv', stores)
    const margin = await client.jobs.ask({ session_id, dataset_id: id, question: 'What is the margin?' })
    expect(margin.result?.rows[0]?.[0]).toBeCloseTo((100 * 820) / 3800)
    const { id: stock } = await client.datasets.create({ name: 'Stock' })
    await addSource(
      client,
      stock,
      'items.csv',
      'sku,item,on_hand,unit_cost\nS1,Saw,10,7.5\nS2,File,4,3\nS3,Vice,0,40\n',
    )
    const value = await client.jobs.ask({
      session_id,
      dataset_id: stock,
      question: 'What is the stock value?',
    })
    // By hand: 10 × 7.5 + 4 × 3.
    expect(value.result?.rows).toEqual([[87]])
  })
})
