import { beforeAll, describe, expect, it } from 'vitest'
import type { Cell, DefinitionInput, JobRecord } from '@auger/contract'
import type { Metric, Plan } from '@auger/contract/plan'
import type { Client } from '@auger/sdk'
import { addSource } from './dataset-of.ts'
import { requestTo } from './endpoint-request.ts'
import { expectFailure } from './expect-failure.ts'
import { raw } from './raw-request.ts'
import { clientOf, newUser, useService } from './service.ts'

const service = useService()

/** One order has no profit, one sold for nothing, one has no figures at all. */
const orders = `id,day,region,product,profit,sales,unit price,quantity
1,2024-01-05,North,Anvil,30,120,12.5,10
2,2024-01-20,North,Rope,,80,4,20
3,2024-02-03,South,Anvil,45,150,12.5,12
4,2024-02-14,South,Rope,5,50,5,10
5,2024-03-01,East,Rope,12,0,4,0
6,2024-03-09,West,Anvil,-20,40,8,5
7,2024-03-10,West,Rope,,,,
`

/** By hand: profit over sales of the rows above, in percent. East sold for nothing, which divides nothing. */
const marginByRegion = [
  ['East', null],
  ['North', (100 * 30) / (120 + 80)],
  ['South', (100 * (45 + 5)) / (150 + 50)],
  ['West', (100 * -20) / 40],
]
const marginByMonth = [
  ['2024-01-01', (100 * 30) / (120 + 80)],
  ['2024-02-01', (100 * (45 + 5)) / (150 + 50)],
  ['2024-03-01', (100 * (12 - 20)) / (0 + 40)],
]
const margin = (100 * (30 + 45 + 5 + 12 - 20)) / (120 + 80 + 150 + 50 + 0 + 40)

let client: Client
let userId: string
let session_id: string

beforeAll(async () => {
  userId = newUser()
  client = clientOf(service(), userId)
  session_id = (await client.sessions.create({ max_contextual_job_history: 0 })).id
})

/** A dataset with the orders, and with other tables where they are named. */
async function newDataset(others: { readonly [file: string]: string } = {}): Promise<string> {
  const { id } = await client.datasets.create({ name: 'Orders' })
  for (const [file, content] of Object.entries({ 'orders.csv': orders, ...others }))
    await addSource(client, id, file, content)
  return id
}

const define = (dataset: string, definition: DefinitionInput) =>
  client.definitions.create(dataset, definition)
/** A name that nothing has of itself. */
const ofReturn = { kind: 'metric', name: 'ROS', expression: 'profit / sales', unit: '%' } as const
const named = { kind: 'defined', name: 'ROS' } as const
const ofMargin = { kind: 'metric', name: 'margin', expression: 'profit / sales', unit: '%' } as const
const ask = (dataset_id: string, question: string) => client.jobs.ask({ session_id, dataset_id, question })

const planOf = (
  metric: Metric,
  by: Extract<Plan['steps'][number]['verbs'][number], { kind: 'metrics' }>['by'],
): Plan => ({
  version: 2,
  steps: [
    {
      id: 'a',
      input: { kind: 'table', tableId: 'orders' },
      verbs: [{ kind: 'metrics', by, metrics: [{ as: 'margin', metric }] }],
      chart: 'auto',
      answer: [],
    },
  ],
})
const defined: Metric = { kind: 'defined', name: 'Margin' }
const byRegion = [{ column: 'region', as: 'region' }]
const run = (dataset: string, plan: Plan) => client.jobs.run(dataset, { session_id, plan })

const wordsOf = ({ blocks }: JobRecord): string =>
  blocks.map(({ type, content }) => (type === 'MESSAGE' ? content : '')).join(' ')
const close = (cell: Cell): Cell => (typeof cell === 'number' ? Number(cell.toPrecision(12)) : cell)
const rowsOf = (job: JobRecord) => job.result?.rows.map((row) => row.map(close))
const closely = (rows: readonly (readonly Cell[])[]) => rows.map((row) => row.map(close))

async function expectRefusal(attempt: Promise<unknown>, why: string): Promise<void> {
  expect((await expectFailure(attempt, 300001)).message).toContain(why)
}

describe('definitions', () => {
  it('[DF-01] of every kind are kept as they were said, listed newest first and taken back', async () => {
    const id = await newDataset()
    const said: readonly DefinitionInput[] = [
      { ...ofMargin, description: 'What is left of a sale.' },
      { kind: 'meaning', column: 'Day', text: 'When it was paid, not when it was sent.' },
      { kind: 'synonym', words: ['deals'] },
      { kind: 'synonym', column: 'region', words: ['area', 'zone'] },
      { kind: 'synonym', column: 'region', value: 'North', words: ['the Nordics'] },
      { kind: 'unit', column: 'sales', unit: 'EUR' },
      { kind: 'nature', column: 'unit price', nature: 'level' },
    ]
    const answers = []
    for (const one of said) answers.push(await define(id, one))
    expect(answers.map(({ outcome }) => outcome)).toEqual(said.map(() => 'created'))
    const { total_items, records } = await client.definitions.list(id)
    expect(total_items).toBe(said.length)
    expect(records).toEqual(answers.map(({ definition }) => definition).reverse())
    expect(records.at(-1)).toEqual({
      ...said[0],
      id: expect.stringMatching(/^def-[0-9a-f]{32}$/) as string,
      table: 'orders',
      computed_as: '100 * (sum(profit) / sum(sales))',
      created_by: userId,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]+\.\d+Z$/) as string,
    })
    // As the table calls it.
    expect(records.at(-2)).toMatchObject({ column: 'day' })
    expect((await client.definitions.list(id, { page_size: 2, page_number: 2 })).records).toEqual(
      records.slice(2, 4),
    )

    const last = records[0]?.id ?? ''
    expect(await client.definitions.delete(id, last)).toEqual({})
    await expectFailure(client.definitions.delete(id, last), 300003)
    expect((await client.definitions.list(id)).records).toEqual(records.slice(1))
  })

  it('[DF-02] are read by everyone of the project, written by the dataset’s creator, and unknown elsewhere', async () => {
    const id = await newDataset()
    const { definition } = await define(id, ofMargin)
    const colleague = clientOf(service(), newUser())
    const stranger = clientOf(service(), userId, await service().otherKey())
    expect((await colleague.definitions.list(id)).records).toEqual([definition])
    await expectFailure(colleague.definitions.create(id, ofMargin), 300002)
    await expectFailure(colleague.definitions.delete(id, definition.id), 300002)
    await expectFailure(stranger.definitions.list(id), 300003)
    await expectFailure(stranger.definitions.create(id, ofMargin), 300003)
    await expectFailure(stranger.definitions.delete(id, definition.id), 300003)
    expect((await client.definitions.list(id)).records).toEqual([definition])
  })

  it('[DF-03] about the same are replaced under their id; saying the same again changes nothing', async () => {
    const id = await newDataset()
    const first = await define(id, ofMargin)
    const again = await define(id, ofMargin)
    expect(again).toEqual({ definition: first.definition, outcome: 'unchanged' })
    const other = await define(id, {
      kind: 'metric',
      name: 'MARGIN',
      expression: 'mean(profit)',
      unit: 'EUR',
    })
    expect(other).toMatchObject({
      outcome: 'replaced',
      definition: { id: first.definition.id, name: 'MARGIN', computed_as: 'mean(profit)' },
    })
    // By hand: of five orders whose profit is known.
    const job = await run(id, planOf(defined, []))
    expect(rowsOf(job)).toEqual([[close((30 + 45 + 5 + 12 - 20) / 5)]])
    expect(wordsOf(job)).toMatch(/The margin is \*\*EUR\s14\.40\*\*/)

    const unit = (column: string, text: string) => define(id, { kind: 'unit', column, unit: text })
    const { definition } = await unit('sales', 'EUR')
    expect(await unit('SALES', 'USD')).toMatchObject({
      outcome: 'replaced',
      definition: { id: definition.id },
    })
    expect(await unit('profit', 'EUR')).toMatchObject({ outcome: 'created' })
    expect((await client.definitions.list(id)).total_items).toBe(3)
  })

  it('[DF-04] are used by plans, missing and zero denominators left out, in their unit', async () => {
    const id = await newDataset()
    await define(id, ofMargin)
    const job = await run(id, planOf(defined, byRegion))
    expect(rowsOf(job)).toEqual(closely(marginByRegion))
    expect(wordsOf(job)).toMatch(/The margin is highest for \*\*South\*\* \(\*\*25%\*\*\)/)
    const monthly = planOf(defined, [{ column: 'day', grain: 'month', as: 'month' }])
    expect(rowsOf(await run(id, monthly))).toEqual(closely(marginByMonth))
    const change: Metric = { kind: 'change', of: defined, against: 'previous', in: 'amount' }
    const changes = planOf(change, [{ column: 'day', grain: 'month', as: 'month' }])
    // By hand: 25 - 15 and -20 - 25.
    expect(rowsOf(await run(id, changes))?.map((row) => row[1])).toEqual([null, 10, -45])
    // By hand, of the products of each row: 125 + 80 + 150 + 50 + 0 + 40.
    await define(id, { kind: 'metric', name: 'list value', expression: 'sum([unit price] * quantity)' })
    expect(rowsOf(await run(id, planOf({ kind: 'defined', name: 'list value' }, [])))).toEqual([[445]])
    await expectRefusal(
      run(id, planOf({ kind: 'defined', name: 'markup' }, [])),
      'no metric "markup" is defined; there is "margin", "list value"',
    )
  })

  it('[DF-05] that are changed or taken back leave stored plans as they were', async () => {
    const id = await newDataset()
    const { definition } = await define(id, ofReturn)
    const job = await run(id, planOf(named, byRegion))
    const asked = await ask(id, 'What is the ROS by region?')
    await client.definitions.delete(id, definition.id)
    expect(await client.jobs.replay(job.job_id)).toMatchObject({ same: true })
    expect(await client.jobs.replay(asked.job_id)).toMatchObject({ same: true })
    await expectRefusal(
      run(id, planOf(named, byRegion)),
      'no metric "ROS" is defined; there is "margin", "value"',
    )
  })

  it('[DF-06] that do not fit the tables say at which character what is wrong and what there is', async () => {
    const id = await newDataset({ 'staff.csv': 'region,headcount\nNorth,3\nSouth,4\n' })
    const metric = (expression: string, more: { readonly table?: string; readonly name?: string } = {}) =>
      define(id, { kind: 'metric', name: 'm', expression, ...more })
    await expectRefusal(
      metric('profit / slaes'),
      'expression: at character 10: there is no column "slaes"; there is "id", "day", "region", "product", "profit", "sales", "unit price", "quantity", "region", "headcount"',
    )
    await expectRefusal(
      metric('profit /'),
      'expression: at character 9: a column, a number, a function or "(" is expected',
    )
    await expectRefusal(
      metric('unit price'),
      'expression: at character 6: an operator (+ - * /) is expected, and not "price"',
    )
    await expectRefusal(
      metric('count_distinct(region)'),
      'at character 16: "region" is a column of "orders" and "staff": say which in "table"',
    )
    expect(await metric('count_distinct(region)', { table: 'Staff' })).toMatchObject({
      definition: { table: 'staff' },
    })
    await expectRefusal(
      metric('profit / headcount'),
      'at character 10: a metric is made of the columns of one table, and "profit" is of "orders", "headcount" is of "staff"',
    )
    await expectRefusal(
      metric('profit', { table: 'sales' }),
      'table: there is no table "sales"; there is "orders", "staff"',
    )
    await expectRefusal(
      metric('sales / [unit price]'),
      'at character 9: "unit price" would be averaged, and stands with what is added up or counted: write sum([unit price]) or mean([unit price])',
    )
    await expectRefusal(metric('profit / id'), 'at character 10: "id" tells rows apart and has no sum')
    await expectRefusal(metric('profit', { name: 'Sales' }), 'name: "Sales" is a column of "orders"')
    await expectRefusal(
      define(id, { kind: 'unit', column: 'product', unit: 'kg' }),
      'column: "product" is text',
    )
    await expectRefusal(
      define(id, { kind: 'meaning', column: 'region', text: 'Where.' }),
      'column: "region" is a column of "orders" and "staff": say which in "table"',
    )
    await expectRefusal(
      define(id, { kind: 'synonym', table: 'orders', column: 'region', value: 'Mars', words: ['far'] }),
      'value: "region" holds no "Mars"',
    )
    await expectRefusal(
      define(id, { kind: 'synonym', column: 'sales', words: ['Profit'] }),
      'words: "profit" is a column of "orders" itself',
    )
    await expectRefusal(
      define(id, { kind: 'synonym', words: ['rows'] }),
      'table is required, as there are several',
    )
    await expectRefusal(
      define(id, { kind: 'nature', column: 'product', nature: 'amount' }),
      'nature: "product" is text',
    )
  })

  it('[DF-07] need the fields of their kind, within limits', async () => {
    const { id } = await client.datasets.create({ name: 'Nothing yet' })
    const send = async (fields: object) => {
      const { json } = await raw(service(), requestTo('createDefinition', { id, user_id: userId, ...fields }))
      return `${String(json?.code)} ${String(json?.msg)}`
    }
    expect(await send({})).toBe(
      '300001 Invalid parameters: kind must be one of metric, meaning, synonym, unit, nature',
    )
    expect(await send({ kind: 'metric', name: 'm' })).toBe(
      '300001 Invalid parameters: expression is required for a metric',
    )
    expect(await send({ kind: 'synonym', column: 'a', words: [] })).toMatch(
      /words must have at least 1 items/,
    )
    expect(await send({ kind: 'synonym', column: 'a', words: Array.from({ length: 21 }, String) })).toMatch(
      /words must have at most 20 items/,
    )
    expect(await send({ kind: 'unit', column: 'a', unit: ' ' })).toMatch(/unit must not be blank/)
    expect(await send({ kind: 'metric', name: 'm', expression: 'a'.repeat(1_001) })).toMatch(
      /expression must have at most 1000 characters/,
    )
    expect(await send({ kind: 'nature', column: 'a', nature: 'odd' })).toMatch(
      /nature must be one of key, name, amount/,
    )
    expect(await send({ kind: 'unit', column: 'a', unit: 'kg' })).toMatch(
      /the dataset has no table that was read yet/,
    )
  })

  it('[DF-08] make questions answerable: a metric by its name, of everything, by a column or a period', async () => {
    const id = await newDataset()
    const first = 'What is the ROS by region?'
    expect((await ask(id, first)).status).toBe('not_in_data')
    await define(id, { ...ofMargin, name: 'ROS' })
    const whole = await ask(id, 'What is the ROS?')
    expect(whole.status).toBe('answered')
    expect(rowsOf(whole)).toEqual([[close(margin)]])
    expect(wordsOf(whole)).toMatch(/The ROS is \*\*16\.4%\*\*/)
    const highestFirst = ['South', 'North', 'West', 'East'].map((region) =>
      marginByRegion.find(([name]) => name === region),
    )
    for (const question of [first])
      expect(rowsOf(await ask(id, question)), question).toEqual(closely(highestFirst as Cell[][]))
    for (const question of ['What is the ROS per month?'])
      expect(rowsOf(await ask(id, question)), question).toEqual(closely(marginByMonth))
    // What a question says beyond that, the definition does not cover.
    expect((await ask(id, 'forecast ROS by region')).status).not.toBe('answered')
  })

  it('[DF-09] make questions answerable: synonyms of columns, values and tables', async () => {
    const id = await newDataset()
    const total = 'What is the total gmv by region?'
    const some = 'What is the total sales of the Nordics?'
    const count = 'How many dockets are there?'
    for (const question of [total, some, count])
      expect((await ask(id, question)).status, question).not.toBe('answered')
    await define(id, { kind: 'synonym', column: 'sales', words: ['GMV'] })
    await define(id, { kind: 'synonym', column: 'region', value: 'North', words: ['Nordics'] })
    await define(id, { kind: 'synonym', words: ['docket'] })
    // By hand.
    expect(rowsOf(await ask(id, total))).toEqual([
      ['North', 200],
      ['South', 200],
      ['West', 40],
      ['East', 0],
    ])
    expect((await ask(id, some)).result?.answer).toEqual([[200]])
    expect((await ask(id, count)).result?.answer).toEqual([[7]])
  })

  it('[DF-10] tell units in the words of questions and plans', async () => {
    const id = await newDataset()
    const question = 'What is the total sales?'
    expect(wordsOf(await ask(id, question))).toMatch(/is \*\*440\*\*/)
    await define(id, { kind: 'unit', column: 'sales', unit: 'EUR' })
    const job = await ask(id, question)
    expect(wordsOf(job)).toMatch(/is \*\*EUR\s440\*\*/)
    expect(job.result?.answer).toEqual([[440]])
    const count: Metric = { kind: 'aggregate', function: 'count', of: { kind: 'column', column: 'sales' } }
    expect(wordsOf(await run(id, planOf(count, [])))).not.toMatch(/EUR/)
  })

  it('[DF-11] of one table are not taken for those of another that is asked', async () => {
    const { id } = await client.datasets.create({ name: 'Two of a name' })
    await addSource(client, id, 'orders.csv', orders)
    const second = await addSource(client, id, 'orders.csv', orders)
    await expectRefusal(
      define(id, ofMargin),
      '"profit" is a column of "orders" and "orders_2": say which in "table"',
    )
    await define(id, { ...ofReturn, table: 'orders' })
    const plan = planOf(named, byRegion)
    expect(rowsOf(await run(id, plan))).toEqual(closely(marginByRegion))
    await expectRefusal(
      client.jobs.run(id, { session_id, plan, datasource_ids: [second] }),
      'no metric "ROS" is defined; there is "margin"',
    )
    const [first] = (await client.datasources.list(id)).records.filter((source) => source.id !== second)
    await client.datasources.delete(id, first?.id ?? '')
    // Its namesake takes its place.
    expect(rowsOf(await run(id, plan))).toEqual(closely(marginByRegion))
  })

  it('[DF-12] outlive a new reading of their source, and go with their dataset', async () => {
    const id = await newDataset()
    const { definition } = await define(id, ofMargin)
    const [source] = (await client.datasources.list(id)).records
    await client.datasources.reread(id, source?.id ?? '', { types: { sales: 'text' } })
    await client.datasources.waitUntilReady(id, source?.id ?? '')
    expect((await client.definitions.list(id)).records).toEqual([
      { ...definition, computed_as: 'profit / sales' },
    ])
    await expectRefusal(
      run(id, planOf(defined, byRegion)),
      'the metric "margin" cannot be computed any more: at character 10: "sales" is text and no number',
    )
    await client.datasources.reread(id, source?.id ?? '')
    await client.datasources.waitUntilReady(id, source?.id ?? '')
    expect(rowsOf(await run(id, planOf(defined, byRegion)))).toEqual(closely(marginByRegion))
    await client.datasets.delete(id)
    await expectFailure(client.definitions.list(id), 300003)
    await expectFailure(client.definitions.delete(id, definition.id), 300003)
    await expectFailure(define(id, ofMargin), 300003)
  })
})
