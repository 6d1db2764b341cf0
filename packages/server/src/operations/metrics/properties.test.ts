import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api'
import type { Metric, Step, StepInput, Verb } from '@auger/contract/plan'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { noDetails, type Column, type ColumnType, type Table } from '../../domain/table.ts'
import { literal } from '../../sql/literal.ts'
import { quoteName } from '../../sql/quote.ts'
import { compileStep } from '../compile.ts'
import { validatePlan } from '../validate.ts'

let connection: DuckDBConnection
beforeAll(async () => {
  connection = await (await DuckDBInstance.create(':memory:', { threads: '1' })).connect()
})

type Row = readonly (string | number | null)[]

const region = fc.constantFrom('a', 'b', 'c', null)
const day = fc
  .tuple(
    fc.integer({ min: 2020, max: 2023 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
  )
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join('-'))
const amount = fc.option(fc.integer({ min: -500, max: 500 }), { nil: null })
const row = fc.tuple(region, fc.option(day, { nil: null, freq: 9 }), amount)
const rows = fc.array(row, { minLength: 1, maxLength: 40 })

const column = (name: string, type: ColumnType, distinct: number): Column => ({
  ...noDetails,
  name,
  type,
  role: type === 'integer' ? 'measure' : 'category',
  missing: 0,
  distinct,
  minimum: null,
  maximum: null,
  frequent: [],
})

const distinctOf = (made: readonly Row[], at: number): number =>
  new Set(made.map((one) => one[at]).filter((cell) => cell !== null)).size

const tableOf = (
  name: string,
  types: { readonly [column: string]: ColumnType },
  made: readonly Row[],
): Table => ({
  id: name,
  sourceId: name,
  datasetId: 'd',
  name,
  title: name,
  objectKey: name,
  rowCount: made.length,
  columns: Object.entries(types).map(([own, type], at) => column(own, type, distinctOf(made, at))),
  keys: [],
})

const sales = { region: 'text', day: 'date', amount: 'integer' } as const
const regions = { region: 'text', country: 'text' } as const

async function create(name: string, types: { readonly [column: string]: ColumnType }, made: readonly Row[]) {
  const cells = Object.values(types)
  const values = made.map(
    (one) => `(${one.map((cell, at) => literal(cell, cells[at] ?? 'text')).join(', ')})`,
  )
  const names = Object.keys(types).map(quoteName).join(', ')
  await connection.run(
    `CREATE OR REPLACE TABLE ${name} (${Object.entries(types)
      .map(
        ([own, type]) =>
          `${quoteName(own)} ${type === 'integer' ? 'BIGINT' : type === 'date' ? 'DATE' : 'VARCHAR'}`,
      )
      .join(', ')})`,
  )
  if (made.length > 0) await connection.run(`INSERT INTO ${name} (${names}) VALUES ${values.join(', ')}`)
  return tableOf(name, types, made)
}

const sum: Metric = { kind: 'aggregate', function: 'sum', of: { kind: 'column', column: 'amount' } }
const metrics = (by: readonly string[], metric: Metric): Verb => ({
  kind: 'metrics',
  by: by.map((name) =>
    name === 'month' ? { column: 'day', grain: 'month', as: name } : { column: name, as: name },
  ),
  metrics: [{ as: 'figure', metric }],
})

async function run(
  input: StepInput,
  verbs: readonly Verb[],
  tables: readonly Table[],
): Promise<readonly Row[]> {
  const step: Step = { id: 'a', input, verbs, chart: 'none', answer: [] }
  expect(validatePlan({ version: 2, steps: [step] }, tables)).toEqual([])
  const found = await connection.runAndReadAll(compileStep(step, [], tables))
  return found
    .getRowsJson()
    .map(
      (cells) =>
        cells.map((cell) => (typeof cell === 'string' && /^-?\d+$/.test(cell) ? Number(cell) : cell)) as Row,
    )
}

const figures = (found: readonly Row[]): readonly number[] =>
  found.flatMap((cells) => (typeof cells.at(-1) === 'number' ? [Number(cells.at(-1))] : []))
const whole = (made: readonly Row[]): number =>
  made.reduce((total, cells) => total + Number(cells.at(-1) ?? 0), 0)

const table: StepInput = { kind: 'table', tableId: 'sales' }

it('shares sum to 100 %, of all and within each parent', async () => {
  await fc.assert(
    fc.asyncProperty(rows, async (made) => {
      const known = await create('sales', sales, made)
      const all = await run(
        table,
        [metrics(['region', 'month'], { kind: 'share', of: sum, within: [] })],
        [known],
      )
      if (whole(made) === 0) expect(figures(all)).toEqual([])
      else expect(figures(all).reduce((total, share) => total + share, 0)).toBeCloseTo(100, 6)
      const parts = await run(
        table,
        [metrics(['region', 'month'], { kind: 'share', of: sum, within: ['region'] })],
        [known],
      )
      for (const name of new Set(made.map(([own]) => own))) {
        const own = parts.filter(([other]) => other === name)
        const total = whole(made.filter(([other]) => other === name))
        if (total !== 0) expect(figures(own).reduce((one, other) => one + other, 0)).toBeCloseTo(100, 6)
      }
    }),
    { numRuns: 40 },
  )
})

it('groups that are chosen by their share keep their share of all', async () => {
  await fc.assert(
    fc.asyncProperty(rows, async (made) => {
      const known = await create('sales', sales, made)
      const shares = metrics(['region'], { kind: 'share', of: sum, within: [] })
      const all = await run(table, [shares], [known])
      const least: Verb = {
        kind: 'filter',
        where: { kind: 'compare', column: 'figure', operator: '>', value: 30 },
      }
      const chosen = await run(table, [shares, least], [known])
      expect(figures(chosen)).toEqual(figures(all).filter((share) => share > 30))
    }),
    { numRuns: 20 },
  )
})

it('what is cumulative ends at the total of what has a time', async () => {
  await fc.assert(
    fc.asyncProperty(rows, async (made) => {
      const known = await create('sales', sales, made)
      const found = await run(table, [metrics(['month'], { kind: 'cumulative', of: sum })], [known])
      const dated = made.filter(([, when, value]) => when !== null && value !== null)
      expect(figures(found).at(-1)).toBe(dated.length === 0 ? undefined : whole(dated))
    }),
    { numRuns: 40 },
  )
})

it("a join's figure is the figure without the join, however often a name stands in the other table", async () => {
  const named = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'z'), fc.constantFrom('X', 'Y')), {
    maxLength: 6,
  })
  await fc.assert(
    fc.asyncProperty(rows, named, async (made, names) => {
      const tables = [await create('sales', sales, made), await create('regions', regions, names)]
      const path: StepInput = {
        kind: 'path',
        tableId: 'sales',
        joins: [{ from: 'region', to: 'regions', on: 'region' }],
      }
      const count: Metric = { kind: 'aggregate', function: 'count' }
      for (const metric of [sum, count])
        expect(await run(path, [metrics([], metric)], tables)).toEqual(
          await run(table, [metrics([], metric)], tables),
        )
      const perCountry = figures(await run(path, [metrics(['country'], count)], tables))
      expect(perCountry.reduce((total, one) => total + one, 0)).toBe(made.length)
    }),
    { numRuns: 40 },
  )
})
