import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Cell } from '@auger/contract'
import type { StatementInput, Step, Verb } from '@auger/contract/plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { literal } from '../../sql/literal.ts'
import { quoteName } from '../../sql/quote.ts'
import { compileStep, compileUnmatched, compileWritten } from '../compile.ts'
import { openExamples, type Examples } from '../example-tables.contract.ts'
import { stepTitle } from '../title.ts'
import { resultColumns, validatePlan } from '../validate.ts'

type Rows = readonly (readonly Cell[])[]

/** By SQLite: fixtures/statements.py. */
const { tables, expected } = JSON.parse(
  await readFile(join(import.meta.dirname, 'fixtures/statements.json'), 'utf8'),
) as {
  readonly tables: { readonly [name: string]: { readonly columns: readonly string[]; readonly rows: Rows } }
  readonly expected: { readonly [name: string]: Rows }
}

let examples: Examples
beforeAll(async () => {
  const typeOf = (cell: Cell | undefined) => (typeof cell === 'number' ? 'number' : 'text')
  const statements = Object.entries(tables).map(([name, { columns, rows }]) => {
    const values = rows.map((row) => `(${row.map((cell) => literal(cell, typeOf(cell))).join(', ')})`)
    return `CREATE TABLE ${name} AS SELECT * FROM (VALUES ${values.join(', ')}) AS t(${columns.map(quoteName).join(', ')})`
  })
  examples = await openExamples([], [...statements, 'CREATE TABLE statement AS SELECT 7 AS typed'])
})
afterAll(() => examples.close())

const columnsOf = (types: {
  readonly [name: string]: StatementInput['columns'][number]['type']
}): StatementInput['columns'] => Object.entries(types).map(([name, type]) => ({ name, type }))
const statement = (
  sql: string,
  types: Parameters<typeof columnsOf>[0],
  tableIds: readonly string[] = ['moves'],
): StatementInput => ({ kind: 'statement', tableIds, sql, columns: columnsOf(types) })
const step = (id: string, input: Step['input'], verbs: readonly Verb[] = []): Step => ({
  ...{ id, input, verbs },
  chart: 'none',
  answer: [],
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

const signed = `CASE kind WHEN 'in' THEN quantity WHEN 'out' THEN -quantity ELSE 0 END`
const balances = statement(`SELECT item, sum(${signed}) AS balance FROM moves GROUP BY item`, {
  item: 'text',
  balance: 'number',
})
const sizes = `CASE WHEN quantity < 5 THEN 'small' WHEN quantity < 15 THEN 'medium' ELSE 'large' END`

describe('a statement', () => {
  it('is read in an order of all its columns', async () => {
    expect(await run(step('a', balances))).toEqual(expected['the balance by item, by CASE'])
  })

  it('keeps an order of its own', async () => {
    const largest = statement(
      `SELECT item, number, quantity FROM moves
      QUALIFY row_number() OVER (PARTITION BY item ORDER BY quantity DESC, number) = 1
      ORDER BY quantity DESC, item`,
      { item: 'text', number: 'integer', quantity: 'number' },
    )
    expect(await run(step('a', largest))).toEqual(expected['the largest move of each item'])
  })

  it('is gone on from by verbs and by steps', async () => {
    const sized = statement(`SELECT ${sizes} AS size, number FROM moves`, { size: 'text', number: 'integer' })
    const count: Verb = {
      kind: 'metrics',
      by: [{ column: 'size', as: 'size' }],
      metrics: [{ as: 'moves', metric: { kind: 'aggregate', function: 'count' } }],
    }
    const counts = expected['moves by size, by CASE']
    expect(await run(step('a', sized, [count]))).toEqual(counts)
    expect(await run(step('a', sized), step('b', { kind: 'step', stepId: 'a' }, [count]))).toEqual(counts)
    const few: Verb = {
      kind: 'filter',
      where: { kind: 'compare', column: 'moves', operator: '<', value: 15 },
    }
    expect(await run(step('a', sized, [count, few]))).toEqual(
      counts?.filter(([, moves]) => Number(moves) < 15),
    )
  })

  it('is merged with another, each with its own', async () => {
    const moved = statement('SELECT item, sum(quantity) AS moved FROM moves GROUP BY item -- of any kind', {
      item: 'text',
      moved: 'number',
    })
    const held = statement(
      'SELECT item, north + south + west AS pieces FROM stock;',
      { item: 'text', pieces: 'integer' },
      ['stock'],
    )
    const sum = (column: string): Verb => ({
      kind: 'metrics',
      by: [{ column: 'item', as: 'item' }],
      metrics: [
        { as: column, metric: { kind: 'aggregate', function: 'sum', of: { kind: 'column', column } } },
      ],
    })
    const rows = await run(
      step('a', moved, [sum('moved')]),
      step('b', held, [sum('pieces')]),
      step('c', { kind: 'merge', steps: ['a', 'b'], on: ['item'] }),
    )
    const times = rows.map(([item, of, to]) => [
      item,
      of,
      to === null ? null : Math.round((Number(of) / Number(to)) * 10_000) / 10_000,
    ])
    expect(times).toEqual(expected['moves by item and their share of pieces'])
  })

  it('has the types that are said of it, whatever it gives', async () => {
    const cast = statement(
      `SELECT '5' AS a, 2.0 AS b, 7 AS c, 1 AS d, '2024-02-29' AS e, DATE '2024-02-29' AS f FROM moves LIMIT 1`,
      { a: 'number', b: 'integer', c: 'text', d: 'boolean', e: 'date', f: 'timestamp' },
    )
    expect(await run(step('a', cast))).toEqual([[5, 2, '7', true, '2024-02-29', '2024-02-29 00:00:00']])
  })

  it('stands by itself, word for word, by names that no table has', () => {
    const input = statement('SELECT typed AS a -- )\nFROM statement;\n', { a: 'integer' }, ['statement'])
    expect(compileStep(step('a', input), [], examples.tables)).toBe(
      [
        'WITH "statement_2" AS (\n  SELECT typed AS a -- )\nFROM statement\n), "typed" AS (',
        '  SELECT CAST("statement_2"."a" AS BIGINT) AS "a"\n  FROM "statement_2"\n)',
        'SELECT "a"\nFROM "typed"\nORDER BY "a" ASC NULLS LAST',
      ].join('\n'),
    )
  })

  it('reads what a table is called like, too', async () => {
    const input = statement(
      'WITH moves AS (SELECT typed AS a FROM statement), typed AS (SELECT a + 1 AS a FROM moves) SELECT a FROM typed',
      { a: 'integer' },
      ['statement', 'moves'],
    )
    expect(await run(step('a', input))).toEqual([[8]])
  })

  it('has no cells as written and no rows without a partner, and is called by its tables', () => {
    const one = step('a', balances)
    expect(compileWritten(one, [], examples.tables, 10)).toBeUndefined()
    expect(compileUnmatched(one, [], examples.tables)).toBeUndefined()
    const both = step('b', { ...balances, tableIds: ['moves', 'stock'] })
    expect(stepTitle(both, examples.tables, 'EN')).toBe('Rows of moves, stock')
  })

  it.each<[string, Partial<StatementInput>, string]>([
    ['no table', { tableIds: [] }, 'step a: a statement needs a table'],
    ['a table that is not there', { tableIds: ['orders'] }, 'step a: there is no table orders'],
    ['no SQL', { sql: ' \n' }, 'step a: a statement begins with SELECT or WITH'],
    ['something else than SELECT', { sql: 'FROM moves' }, 'step a: a statement begins with SELECT or WITH'],
    ['no columns', { columns: [] }, 'step a: a statement needs the columns that it gives'],
    [
      'two columns of one name',
      { columns: columnsOf({ item: 'text', Item: 'text' }) },
      'step a: the name "Item" is given twice',
    ],
    [
      'a column without a name',
      { columns: columnsOf({ ' ': 'text' }) },
      'step a: a column of a statement needs a name',
    ],
  ])('is not valid with %s', (_, change, problem) => {
    expect(problems(step('a', { ...balances, ...change }))).toEqual([problem])
  })

  it('is of version 2, and is no longer than 8,000 characters', () => {
    const plan = { version: 1, steps: [step('a', balances)] } as const
    expect(validatePlan(plan, examples.tables)).toEqual([expect.stringContaining('of version 2')])
    const long = { ...balances, sql: `SELECT ${' '.repeat(8_000)}1` }
    expect(problems(step('a', long))).toEqual([expect.stringContaining('steps.0.input.sql')])
  })

  it('is read of by verbs as it says: a column that it does not give is named', () => {
    const order: Verb = { kind: 'order', by: [{ column: 'quantity', direction: 'ascending' }] }
    expect(problems(step('a', balances, [order]))).toEqual([
      'step a: verb 1 (order): there is no column "quantity"; there is "item", "balance"',
    ])
  })
})
