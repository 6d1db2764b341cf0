import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Cell, JobRecord } from '@auger/contract'
import type { Plan, Step, StepInput, Verb } from '@auger/contract/plan'
import type { Client } from '@auger/sdk'
import { csvTable } from './csv-table.ts'
import { addSource } from './dataset-of.ts'
import { expectFailure } from './expect-failure.ts'
import { clientOf, useService } from './service.ts'

const service = useService()
const operations = join(import.meta.dirname, '../../packages/server/src/operations')

interface Case {
  readonly name: string
  readonly verbs: readonly Verb[]
  readonly rows: readonly (readonly Cell[])[]
}

type Rows = readonly (readonly Cell[])[]

/** By pandas: metrics.py and shops.py beside them. */
const cases = await readJson<readonly Case[]>('metrics/fixtures/metrics.json')
const shops = await readJson<{
  readonly tables: { readonly [name: string]: { readonly columns: readonly string[]; readonly rows: Rows } }
  readonly 'amount by country over two joins': Rows
  readonly 'amount against target by region': Rows
  readonly 'visits by file': Rows
  readonly 'shops that never sold': Rows
}>('inputs/fixtures/shops.json')

async function readJson<Document>(name: string): Promise<Document> {
  return JSON.parse(await readFile(join(operations, name), 'utf8')) as Document
}

let client: Client
let session_id: string
let ledger: string
let chain: string

beforeAll(async () => {
  client = clientOf(service())
  session_id = (await client.sessions.create()).id
  ledger = (await client.datasets.create({ name: 'Ledger' })).id
  await addSource(
    client,
    ledger,
    'ledger.csv',
    await readFile(join(operations, 'metrics/fixtures/ledger.csv')),
  )
  chain = (await client.datasets.create({ name: 'Chain' })).id
  for (const [name, { columns, rows }] of Object.entries(shops.tables)) {
    const lines = [columns, ...rows].map((row) => row.map((cell) => cell ?? '').join(','))
    await addSource(client, chain, `${name}.csv`, `${lines.join('\n')}\n`)
  }
})

const step = (id: string, input: StepInput, verbs: readonly Verb[]): Step => ({
  id,
  input,
  verbs,
  chart: 'auto',
  answer: [],
})
const table = (tableId: string): StepInput => ({ kind: 'table', tableId })
const planOf = (...steps: readonly Step[]): Plan => ({ version: 2, steps })
const total = (column: string, as: string, by: readonly { column: string; as: string }[]): Verb => ({
  kind: 'metrics',
  by,
  metrics: [{ as, metric: { kind: 'aggregate', function: 'sum', of: { kind: 'column', column } } }],
})

async function expectRefusal(attempt: Promise<unknown>, message: RegExp): Promise<void> {
  expect((await expectFailure(attempt, 300001)).message).toMatch(message)
}

const run = (dataset: string, plan: Plan) => client.jobs.run(dataset, { session_id, plan })
const wordsOf = ({ blocks }: JobRecord): string =>
  blocks.map(({ type, content }) => (type === 'MESSAGE' ? content : '')).join(' ')
const close = (cell: Cell): unknown => (typeof cell === 'number' ? Number(cell.toPrecision(12)) : cell)
const closely = (rows: Rows | undefined) => rows?.map((row) => row.map(close))

describe('a plan', () => {
  it.each(cases)('[P-01] comes to what pandas does: $name', async ({ verbs, rows }) => {
    const job = await run(ledger, planOf(step('a', table('ledger'), verbs)))
    expect(job.status).toBe('answered')
    expect(closely(job.result?.rows)).toEqual(closely(rows))
  })

  it('[P-02] is a job with code, table, words, replay and history', async () => {
    const title = 'Revenue of the regions'
    const plan = planOf(
      step('a', table('Ledger'), [total('revenue', 'revenue', [{ column: 'region', as: 'region' }])]),
    )
    const job = await client.jobs.run(ledger, { session_id, plan, title })
    expect(job.blocks.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['CODE', 'TABLE', 'IMAGE', 'MESSAGE', 'SOURCES', 'QUESTIONS']),
    )
    const link = job.blocks.find(({ type }) => type === 'TABLE')?.content as { readonly url: string }
    const { rows } = csvTable(await (await fetch(link.url)).text())
    expect(rows.map((row) => row.map(String))).toEqual(job.result?.rows.map((row) => row.map(String)))
    expect(wordsOf(job)).toMatch(/The revenue is highest for \*\*/)
    expect(await client.jobs.replay(job.job_id)).toMatchObject({ same: true })
    const { records } = await client.sessions.history(session_id, { page_size: 1 })
    expect(records[0]?.question.blocks[0]?.content).toBe(title)
  })

  it('[P-03] reads over several tables, and multiplies no figure', async () => {
    const path: StepInput = {
      kind: 'path',
      tableId: 'sales',
      joins: [
        { from: 'shop', to: 'shops', on: 'shop' },
        { from: 'region', to: 'regions', on: 'region' },
      ],
    }
    const count: Verb = {
      kind: 'metrics',
      by: [{ column: 'country', as: 'country' }],
      metrics: [
        {
          as: 'amount',
          metric: { kind: 'aggregate', function: 'sum', of: { kind: 'column', column: 'amount' } },
        },
        { as: 'rows', metric: { kind: 'aggregate', function: 'count' } },
      ],
    }
    const joined = await run(chain, planOf(step('a', path, [count])))
    expect(joined.result?.rows).toEqual(shops['amount by country over two joins'])
    expect(wordsOf(joined)).toContain('Rows without a partner in shops: 2.')
    expect(wordsOf(joined)).toContain('Rows without a partner in regions: 1.')
    await expectRefusal(
      run(chain, planOf(step('a', path, [total('rent', 'rent', [])]))),
      /"rent", whose values stand in several rows/,
    )
    const [first] = path.kind === 'path' ? path.joins : []
    const merged = planOf(
      step('by-region', { ...path, joins: first === undefined ? [] : [first] }, [
        total('amount', 'amount', [{ column: 'region', as: 'region' }]),
      ]),
      step('by region', table('targets'), [total('target', 'target', [{ column: 'area', as: 'region' }])]),
      step('both', { kind: 'merge', steps: ['by-region', 'by region'], on: ['region'] }, []),
    )
    const both = await run(chain, merged)
    expect(both.result?.rows).toEqual(shops['amount against target by region'])
    // East has a target and no sale; West and the shop without a region have sales and no target.
    expect(wordsOf(both)).toContain('Rows without a partner in sales, shops: 1.')
    expect(wordsOf(both)).toContain('Rows without a partner in targets: 2.')
    const together: StepInput = { kind: 'union', tableIds: ['january', 'february'], as: 'file' }
    const visits = total('visits', 'visits', [{ column: 'file', as: 'file' }])
    expect((await run(chain, planOf(step('a', together, [visits])))).result?.rows).toEqual(
      shops['visits by file'],
    )
    const never: Verb = {
      kind: 'filter',
      where: {
        kind: 'not',
        condition: { kind: 'among', column: 'shop', of: { tableId: 'sales', verbs: [], column: 'shop' } },
      },
    }
    const select: Verb = { kind: 'select', columns: ['shop'], distinct: false }
    expect((await run(chain, planOf(step('a', table('shops'), [never, select])))).result?.rows).toEqual(
      shops['shops that never sold'],
    )
  })

  it('[P-04] that cannot be run says which step, verb and column is wrong and what there is instead', async () => {
    const wrong = (verbs: readonly Verb[], tableId = 'ledger') =>
      run(ledger, planOf(step('a', table(tableId), verbs)))
    await expectRefusal(
      wrong([{ kind: 'limit', count: 5 }, total('sales', 'sales', [])]),
      /step a: verb 2 \(metrics\): metric "sales": there is no column "sales"; there is "number", "booked"/,
    )
    await expectRefusal(wrong([], 'orders'), /there is no table "orders"; there is "ledger"/)
    await expectRefusal(
      client.jobs.run(ledger, { session_id, plan: { version: 3, steps: [] } as unknown as Plan }),
      /plan\.version/,
    )
    const deep = JSON.parse(`${'['.repeat(1_000)}${']'.repeat(1_000)}`) as Plan
    await expectRefusal(client.jobs.run(ledger, { session_id, plan: deep }), /nested/)
  })

  it('[P-05] calls periods and parts of a time by their names, ratios in percent, in the language that is wished', async () => {
    const revenue = { kind: 'aggregate', function: 'sum', of: { kind: 'column', column: 'revenue' } } as const
    const perMonth: Verb = {
      kind: 'metrics',
      by: [{ column: 'booked', grain: 'month', as: 'Monat' }],
      metrics: [
        { as: 'Wachstum', metric: { kind: 'change', of: revenue, against: 'previous', in: 'percent' } },
      ],
    }
    const inGerman = async (verb: Verb) =>
      wordsOf(
        await client.jobs.run(ledger, {
          session_id,
          plan: planOf(step('a', table('ledger'), [verb])),
          output_language: 'DE',
        }),
      )
    // By pandas: the highest growth is that of June 2024, from 82.5 to 552.5 (metrics.json).
    expect(await inGerman(perMonth)).toMatch(/\*\*Juni 2024\*\* \(\*\*569,7\s%\*\*\)/)
    const perPart: Verb = {
      kind: 'metrics',
      by: [{ column: 'booked', grain: 'part-of-day', as: 'Tageszeit' }],
      metrics: [{ as: 'Buchungen', metric: { kind: 'aggregate', function: 'count' } }],
    }
    expect(await inGerman(perPart)).toContain('**Nacht** (**38**)')
  })

  it('[P-12] counts "last month" from the last day of data that ended before, else from today, and says from which', async () => {
    const lately = (change: object): Verb => ({
      kind: 'filter',
      where: { kind: 'window', column: 'booked', grain: 'month', ...change },
    })
    const revenue = (change: object) =>
      run(ledger, planOf(step('a', table('ledger'), [lately(change), total('revenue', 'revenue', [])])))
    // By pandas: the last booking is of 2024-07-25.
    const last = await revenue({})
    expect([last.status, last.result?.rows]).toEqual(['assumed', [[552.5]]])
    expect(last.assumptions.join(' ')).toContain('2024-07-25, the last day of the data')
    expect((await revenue({ periods: 3 })).result?.rows).toEqual([[1965]])
    const given = await revenue({ back: 0, from: { day: '2024-02-10' } })
    expect([given.status, given.result?.rows]).toEqual(['answered', [[670]]])

    const today = new Date()
    const dataset = (await client.datasets.create({ name: 'Now' })).id
    const yesterday = new Date(today.getTime() - 86_400_000)
    const days = [yesterday, yesterday, today].map((day) => day.toISOString().slice(0, 10))
    await addSource(
      client,
      dataset,
      'visits.csv',
      ['day,visits', ...days.map((day, at) => `${day},${at + 1}`)].join('\n'),
    )
    const where = { kind: 'window', column: 'day', grain: 'day' } as const
    const job = await run(
      dataset,
      planOf(step('a', table('visits'), [{ kind: 'filter', where }, total('visits', 'visits', [])])),
    )
    expect([job.status, job.result?.rows]).toEqual(['answered', [[3]]])
    expect(job.assumptions.join(' ')).toContain('from today')
    await expectRefusal(
      run(
        ledger,
        planOf(step('a', table('ledger'), [{ kind: 'filter', where: { ...where, column: 'units' } }])),
      ),
      /"units" is integer, not date or timestamp/,
    )
  })
})
