import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Cell } from '@auger/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Dimension, Metric, Step, StepInput, Verb } from '@auger/contract/plan'
import { inputTable } from '../../domain/input-table.ts'
import { literal } from '../../sql/literal.ts'
import { quoteName } from '../../sql/quote.ts'
import { compileStep } from '../compile.ts'
import { openExamples, type Examples } from '../example-tables.contract.ts'
import { resultColumns, validatePlan } from '../validate.ts'

type Rows = readonly (readonly Cell[])[]

/** By pandas: fixtures/shops.py. */
const expected = JSON.parse(await readFile(join(import.meta.dirname, 'fixtures/shops.json'), 'utf8')) as {
  readonly tables: { readonly [name: string]: { readonly columns: readonly string[]; readonly rows: Rows } }
  readonly 'amount by country over two joins': Rows
  readonly 'amount against target by region': Rows
  readonly 'visits by file': Rows
  readonly 'shops that never sold': Rows
  readonly 'all amounts': number
}

const typeOf = (cell: Cell | undefined) => (typeof cell === 'number' ? 'number' : 'text')
const valuesOf = (rows: Rows): string =>
  rows.map((row) => `(${row.map((cell) => literal(cell, typeOf(cell))).join(', ')})`).join(', ')

let examples: Examples
beforeAll(async () => {
  const statements = Object.entries(expected.tables).map(
    ([name, { columns, rows }]) =>
      `CREATE TABLE ${name} AS SELECT * FROM (VALUES ${valuesOf(rows)}) AS t(${columns.map(quoteName).join(', ')})`,
  )
  examples = await openExamples([], statements)
})
afterAll(() => examples.close())

const step = (id: string, input: StepInput, verbs: readonly Verb[]): Step => ({
  id,
  input,
  verbs,
  chart: 'none',
  answer: [],
})
const table = (tableId: string): StepInput => ({ kind: 'table', tableId })
const sum = (column: string): Metric => ({
  kind: 'aggregate',
  function: 'sum',
  of: { kind: 'column', column },
})
const by = (...dimensions: readonly (string | Dimension)[]) =>
  dimensions.map((one): Dimension => (typeof one === 'string' ? { column: one, as: one } : one))
const metrics = (dimensions: readonly Dimension[], named: { readonly [name: string]: Metric }): Verb => ({
  kind: 'metrics',
  by: dimensions,
  metrics: Object.entries(named).map(([as, metric]) => ({ as, metric })),
})

const problems = (...steps: readonly Step[]) => validatePlan({ version: 2, steps }, examples.tables)

async function run(...steps: readonly Step[]): Promise<Rows> {
  expect(problems(...steps)).toEqual([])
  const last = steps.at(-1)
  if (last === undefined) throw new Error('no step')
  const earlier = steps.slice(0, -1)
  const outcome = await examples.query(compileStep(last, earlier, examples.tables))
  expect(outcome.columns).toEqual(resultColumns(last, earlier, examples.tables))
  return outcome.rows
}

const sold: StepInput = {
  kind: 'path',
  tableId: 'sales',
  joins: [
    { from: 'shop', to: 'shops', on: 'shop' },
    { from: 'region', to: 'regions', on: 'region' },
  ],
}

describe('a path', () => {
  it('goes over several tables and keeps every row of the first', async () => {
    const count: Metric = { kind: 'aggregate', function: 'count' }
    const byCountry = metrics(by('country'), { amount: sum('amount'), rows: count })
    expect(await run(step('a', sold, [byCountry]))).toEqual(expected['amount by country over two joins'])
    expect(await run(step('a', sold, [metrics([], { amount: sum('amount') })]))).toEqual([
      [expected['all amounts']],
    ])
  })

  it('adds up no figure of a table that is joined', () => {
    for (const column of ['rent', 'people'])
      expect(problems(step('a', sold, [metrics(by('country'), { total: sum(column) })]))).toEqual([
        `it adds up or averages "${column}", whose values stand in several rows each`,
      ])
  })

  it('is known to words and units by the title of the first and the columns of all', () => {
    const table = inputTable(sold, examples.tables)
    expect(table?.title).toBe('sales')
    expect(table?.columns.map(({ name }) => name)).toEqual([
      ...['sale', 'shop', 'amount'],
      ...['region', 'rent'],
      ...['country', 'people'],
    ])
    const step = { from: 'store', to: 'shops', on: 'shop' }
    expect(inputTable({ kind: 'path', tableId: 'sales', joins: [step] }, examples.tables)).toBeUndefined()
  })

  it('says which table or column is not there', () => {
    const from = (joins: { from: string; to: string; on: string }[]) =>
      problems(step('a', { kind: 'path', tableId: 'sales', joins }, []))
    expect(from([{ from: 'store', to: 'shops', on: 'shop' }])).toEqual([
      'step a: there is no column "store" to join "shops" by; there is "sale", "shop", "amount"',
    ])
    expect(from([{ from: 'shop', to: 'shops', on: 'store' }])).toEqual([
      'step a: "shops" has no column "store"; there is "shop", "region", "rent"',
    ])
    expect(from([{ from: 'shop', to: 'stores', on: 'shop' }])).toEqual(['step a: there is no table stores'])
  })
})

describe('a merge', () => {
  const actual = step(
    'actual',
    { kind: 'path', tableId: 'sales', joins: [{ from: 'shop', to: 'shops', on: 'shop' }] },
    [metrics(by('region'), { amount: sum('amount') })],
  )
  const wanted = step('wanted', table('targets'), [
    metrics(by({ column: 'area', as: 'region' }), { target: sum('target') }),
  ])
  const merged = (on: readonly string[]): StepInput => ({ kind: 'merge', steps: ['actual', 'wanted'], on })

  it('sets figures beside each other, each computed before, and keeps what only one side has', async () => {
    expect(await run(actual, wanted, step('both', merged(['region']), []))).toEqual(
      expected['amount against target by region'],
    )
  })

  it('is computed with further', async () => {
    const reached: Verb = {
      kind: 'compute',
      formula: {
        kind: 'binary',
        operator: '/',
        left: { kind: 'column', column: 'amount' },
        right: { kind: 'column', column: 'target' },
      },
      as: 'reached',
    }
    const rows = await run(actual, wanted, step('both', merged(['region']), [reached]))
    expect(rows.map((row) => [row[0], row[3]])).toEqual(
      expected['amount against target by region'].map(([region, amount, target]) => [
        region,
        amount === null || target === null ? null : Number(amount) / Number(target),
      ]),
    )
  })

  it('is refused where a side is not grouped by what they are merged by', () => {
    const each = step('wanted', table('targets'), [])
    expect(problems(actual, each, step('both', merged(['region']), []))).toEqual([
      'step both: step wanted has no column "region"',
    ])
    const finer = step('wanted', table('targets'), [
      metrics(by({ column: 'area', as: 'region' }, 'target'), {
        n: { kind: 'aggregate', function: 'count' },
      }),
    ])
    expect(problems(actual, finer, step('both', merged(['region']), []))).toEqual([
      'step both: step wanted is not grouped by "region", so its rows could be repeated',
    ])
  })
})

describe('a union', () => {
  const months: StepInput = { kind: 'union', tableIds: ['january', 'february'], as: 'file' }

  it('has the rows of all, with the name of their table', async () => {
    const perFile = metrics(by('file'), { visits: sum('visits') })
    expect(await run(step('a', months, [perFile]))).toEqual(expected['visits by file'])
  })

  it('says what the tables do not share', () => {
    expect(
      problems(step('a', { kind: 'union', tableIds: ['january', 'targets'], as: 'file' }, [])),
    ).toContain('step a: "targets" has no column "visits"')
    expect(problems(step('a', { ...months, as: 'Day' }, []))).toEqual([
      'step a: the name "Day" is given twice',
    ])
  })
})

it('rows that have no partner in another table are a plan', async () => {
  const never: Verb = {
    kind: 'filter',
    where: {
      kind: 'not',
      condition: { kind: 'among', column: 'shop', of: { tableId: 'sales', verbs: [], column: 'shop' } },
    },
  }
  const select: Verb = { kind: 'select', columns: ['shop'], distinct: false }
  expect(await run(step('a', table('shops'), [never, select]))).toEqual(expected['shops that never sold'])
})
