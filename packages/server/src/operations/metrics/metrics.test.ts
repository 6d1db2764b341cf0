import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Cell } from '@auger/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Step, Verb } from '@auger/contract/plan'
import { compileStep } from '../compile.ts'
import { openExamples, type Examples } from '../example-tables.contract.ts'
import { resultColumns, validatePlan } from '../validate.ts'

interface Case {
  readonly name: string
  readonly verbs: readonly Verb[]
  readonly rows: readonly (readonly Cell[])[]
}

const folder = join(import.meta.dirname, 'fixtures')
/** By pandas: fixtures/metrics.py. */
const cases = JSON.parse(await readFile(join(folder, 'metrics.json'), 'utf8')) as readonly Case[]

let examples: Examples
beforeAll(async () => {
  examples = await openExamples(
    [],
    [
      `CREATE TABLE ledger AS SELECT * FROM read_csv('${join(folder, 'ledger.csv')}', types = {'renewed': 'BOOLEAN', 'revenue': 'DOUBLE', 'cost': 'DOUBLE'})`,
    ],
  )
})
afterAll(() => examples.close())

const stepOf = (verbs: readonly Verb[]): Step => ({
  id: 'step-1',
  input: { kind: 'table', tableId: 'ledger' },
  verbs,
  chart: 'none',
  answer: [],
})

const close = (cell: Cell): unknown => (typeof cell === 'number' ? Number(cell.toPrecision(12)) : cell)

describe('a plan of metrics comes to what pandas does', () => {
  it.each(cases)('$name', async ({ verbs, rows }) => {
    const step = stepOf(verbs)
    expect(validatePlan({ version: 2, steps: [step] }, examples.tables)).toEqual([])
    const outcome = await examples.query(compileStep(step, [], examples.tables))
    expect(outcome.columns).toEqual(resultColumns(step, [], examples.tables))
    expect(outcome.rows.map((row) => row.map(close))).toEqual(rows.map((row) => row.map(close)))
  })
})
