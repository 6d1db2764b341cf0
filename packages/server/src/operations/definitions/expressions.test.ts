import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Cell } from '@auger/contract'
import type { Dimension, Step } from '@auger/contract/plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compileStep } from '../compile.ts'
import type { Table } from '../../domain/table.ts'
import { openExamples, type Examples } from '../example-tables.contract.ts'
import { validatePlan } from '../validate.ts'
import { readMetric } from './read-metric.ts'

interface Case {
  readonly expression: string
  readonly unit: string | null
  readonly whole: Cell
  readonly regions: readonly (readonly Cell[])[]
}

/** By pandas: fixtures/expressions.py. */
const cases = JSON.parse(
  await readFile(join(import.meta.dirname, 'fixtures/expressions.json'), 'utf8'),
) as readonly Case[]
const ledger = join(import.meta.dirname, '../metrics/fixtures/ledger.csv')

let examples: Examples
let tables: readonly Table[]
beforeAll(async () => {
  examples = await openExamples(
    [],
    [
      `CREATE TABLE ledger AS SELECT * FROM read_csv('${ledger}', types = {'revenue': 'DOUBLE', 'cost': 'DOUBLE'})`,
    ],
  )
  tables = examples.tables.map(withNature)
})
afterAll(() => examples.close())

/** A cost that is averaged, as ingest says of what each row is charged. */
const withNature = (table: Table): Table => ({
  ...table,
  columns: table.columns.map((column) => (column.name === 'cost' ? { ...column, nature: 'level' } : column)),
})

const close = (cell: Cell): Cell => (typeof cell === 'number' ? Number(cell.toPrecision(10)) : cell)
const closely = (rows: readonly (readonly Cell[])[]) => rows.map((row) => row.map(close))

describe('an expression comes to what pandas does', () => {
  it.each(cases)('$expression', async ({ expression, unit, whole, regions }) => {
    const { metric } = readMetric(expression, unit ?? undefined, tables)
    const rowsBy = async (by: readonly Dimension[]) => {
      const step: Step = {
        id: 'step-1',
        input: { kind: 'table', tableId: 'ledger' },
        verbs: [{ kind: 'metrics', by, metrics: [{ as: 'figure', metric }] }],
        chart: 'none',
        answer: [],
      }
      expect(validatePlan({ version: 2, steps: [step] }, tables)).toEqual([])
      return (await examples.query(compileStep(step, [], tables))).rows
    }
    expect(closely(await rowsBy([]))).toEqual(closely([[whole]]))
    const known = (await rowsBy([{ column: 'region', as: 'region' }])).filter(([region]) => region !== null)
    expect(closely(known)).toEqual(closely(regions))
  })
})
