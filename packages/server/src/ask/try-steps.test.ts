import type { StatementInput, Step } from '@auger/contract/plan'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Table } from '../domain/table.ts'
import { ingestBench, never } from '../ingest/ingest-bench.contract.ts'
import { tryStep } from './try-steps.ts'

const bench = ingestBench()
let tables: readonly Table[]
let projectId: string

beforeAll(async () => {
  const { source } = await bench.ingested(
    'sales.csv',
    Buffer.from('city,amount\nOslo,35\nOslo,5\nBergen,20\n'),
  )
  tables = await bench.deps.store.sources.tables([source.id])
  projectId = source.projectId
})

const statement = (sql: string, type: StatementInput['columns'][number]['type'] = 'number'): Step => ({
  id: 'a',
  input: {
    kind: 'statement',
    tableIds: tables.map(({ id }) => id),
    sql,
    columns: [{ name: 'a', type }],
  },
  verbs: [],
  chart: 'none',
  answer: [],
})
const tried = (step: Step, earlier: readonly Step[] = []) =>
  tryStep({ step, earlier }, tables, projectId, { ...bench.deps, settings: { jobSeconds: 30 } }, never)

describe('a statement that is tried', () => {
  test('shows what it finds, also through a step that reads it', async () => {
    const sums = statement('SELECT sum(amount) AS a FROM sales GROUP BY city')
    expect(await tried(sums)).toEqual({
      stepId: 'a',
      columns: [{ name: 'a', type: 'number' }],
      rows: [[20], [40]],
      rowCount: 2,
      trial: true,
    })
    const after: Step = { ...sums, id: 'b', input: { kind: 'step', stepId: 'a' } }
    expect((await tried(after, [sums])).rows).toEqual([[20], [40]])
  })

  test.each([
    [
      'SELECT amuont AS a FROM sales',
      'Binder Error: Referenced column "amuont" not found in FROM clause! Candidate bindings: "amount"',
    ],
    ['SELECT amount FROM sales', 'it gives no column "a"'],
    ['SELECT amount AS a FROM costs', 'There is no table costs; there is sales.'],
    ['SELECT getenv(city) AS a FROM sales', 'The function getenv is not allowed.'],
    ['SELECT amount AS a FROM sales WHERE', 'syntax error at end of input'],
  ])('says why it cannot be run: %s', async (sql, problem) => {
    expect(await tried(statement(sql))).toEqual({
      stepId: 'a',
      ...{ columns: [], rows: [], rowCount: 0 },
      ...{ trial: true, failed: true, problem },
    })
  })

  test('says nothing of what is in the cells', async () => {
    const { problem } = await tried(statement('SELECT city AS a FROM sales'))
    expect(problem).toBe('Conversion Error: Could not convert string')
  })
})
