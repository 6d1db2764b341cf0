import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Step, Verb } from '@auger/contract/plan'
import type { Table } from '../domain/table.ts'
import { answerOf } from '../domain/answer-of.ts'
import { asWritten } from './as-written.ts'
import { compileStep, compileWritten } from './compile.ts'
import { openExamples, type Examples } from './example-tables.contract.ts'

/** What ingest makes of a small file: values, and beside them the cells as they stand in it. */
const films = `CREATE TABLE films AS SELECT * FROM (VALUES
  ('One', DATE '1990-10-14', 'October 14, 1990', 6900, '6,900', 3, NULL, 'a'),
  ('Two', DATE '1991-05-02', 'May 2, 1991', 50, '50', NULL, '-', 'b'),
  ('Three', DATE '1990-10-14', 'Oct 14, 1990', 6900, '6 900', 8, NULL, 'a'),
  ('Four', NULL, 'N/A', NULL, '?', NULL, NULL, 'b')
) t(title, opened, "opened (as written)", gross, "gross (as written 2)", score, "score (as written)", "gross (as written)")`

const beside: { readonly [column: string]: string } = {
  opened: 'opened (as written)',
  gross: 'gross (as written 2)',
  score: 'score (as written)',
}

let examples: Examples
let table: Table
beforeAll(async () => {
  examples = await openExamples([], [films])
  const whole = examples.table('films')
  const hidden = new Set(Object.values(beside))
  table = {
    ...whole,
    columns: whole.columns
      .filter(({ name }) => !hidden.has(name))
      .map((column) => ({ ...column, written: beside[column.name] ?? null })),
  }
})
afterAll(() => examples.close())

const stepOf = (verbs: readonly Verb[], more: Partial<Step> = {}): Step => ({
  id: 'step-1',
  input: { kind: 'table', tableId: 'films' },
  verbs,
  chart: 'none',
  answer: [],
  ...more,
})

/** The answer to a step in the form of the file. */
async function quoted(step: Step, earlier: readonly Step[] = [], most = 1_000) {
  const outcome = await examples.query(compileStep(step, earlier, [table]))
  const statement = compileWritten(step, earlier, [table], most)
  if (statement === undefined) return undefined
  const { rows } = await examples.query(statement.sql)
  return answerOf(step, outcome.columns, outcome.rows, asWritten(outcome, statement, rows))
}

const select = (columns: readonly string[], distinct = false): Verb => ({ kind: 'select', columns, distinct })
const order = (column: string, direction: 'ascending' | 'descending'): Verb => ({
  kind: 'order',
  by: [{ column, direction }],
})

describe('an answer as the file has it', () => {
  it('quotes the cells of a listing; what is written plainly stays a value', async () => {
    expect(await quoted(stepOf([]))).toEqual([
      ['One', 'October 14, 1990', '6,900', 3, 'a'],
      ['Two', 'May 2, 1991', '50', '-', 'b'],
      ['Three', 'Oct 14, 1990', '6 900', 8, 'a'],
      ['Four', 'N/A', '?', null, 'b'],
    ])
  })

  it('has the order, the filter and the limit of the values', async () => {
    const filter: Verb = {
      kind: 'filter',
      where: { kind: 'compare', column: 'gross', operator: '<', value: 10_000 },
    }
    const step = stepOf([filter, order('gross', 'ascending'), { kind: 'limit', count: 2 }], {
      answer: ['title', 'gross'],
    })
    expect(await quoted(step)).toEqual([
      ['Two', '50'],
      ['One', '6,900'],
    ])
  })

  it('leaves it to the values which rows share the first place', async () => {
    const step = stepOf([order('gross', 'descending'), select(['title', 'gross', 'opened'])], {
      answer: ['opened', 'gross'],
      answerRows: 'top',
    })
    expect(await quoted(step)).toEqual([
      ['October 14, 1990', '6,900'],
      ['Oct 14, 1990', '6 900'],
    ])
  })

  it('is ordered by a column that is named like the one beside', async () => {
    const step = stepOf([order('gross (as written)', 'descending'), select(['gross'])])
    expect(await quoted(step)).toEqual([['50'], ['?'], ['6,900'], ['6 900']])
  })

  it('quotes one spelling of each different value, and none of what is missing', async () => {
    expect(await quoted(stepOf([select(['opened'], true)]))).toEqual([
      ['Oct 14, 1990'],
      ['May 2, 1991'],
      [null],
    ])
    expect(await quoted(stepOf([select(['opened', 'gross'], true), { kind: 'limit', count: 1 }]))).toEqual([
      ['Oct 14, 1990', '6 900'],
    ])
  })

  it('quotes keys, the least and the greatest of groups, but nothing that is computed', async () => {
    const step = stepOf([
      {
        kind: 'group',
        by: [
          { column: 'opened', as: 'opened' },
          { column: 'opened', grain: 'year', as: 'year' },
        ],
        measures: [
          { function: 'count', as: 'films' },
          { function: 'sum', column: 'gross', as: 'gross' },
          { function: 'minimum', column: 'gross', as: 'least' },
          { function: 'maximum', column: 'score', as: 'best' },
        ],
      },
    ])
    expect(await quoted(step)).toEqual([
      ['Oct 14, 1990', 1990, 2, 13_800, '6,900', 8],
      ['May 2, 1991', 1991, 1, 50, '50', null],
      [null, null, 1, null, null, null],
    ])
    const first = stepOf([
      { kind: 'group', by: [], measures: [{ function: 'minimum', column: 'opened', as: 'first' }] },
    ])
    expect(await quoted(first)).toEqual([['October 14, 1990']])
  })

  it('quotes through an earlier step and a select that is closed', async () => {
    const first = stepOf([order('gross', 'descending'), { kind: 'limit', count: 3 }])
    const second = stepOf(
      [
        { kind: 'filter', where: { kind: 'compare', column: 'title', operator: '!=', value: 'One' } },
        select(['title', 'opened']),
      ],
      { id: 'step-2', input: { kind: 'step', stepId: 'step-1' } },
    )
    expect(await quoted(second, [first])).toEqual([
      ['Three', 'Oct 14, 1990'],
      ['Two', 'May 2, 1991'],
    ])
  })

  it('takes no statement where no cell that answers is written otherwise', () => {
    const count: Verb = { kind: 'group', by: [], measures: [{ function: 'count', as: 'n' }] }
    expect(compileWritten(stepOf([count]), [], [table], 10)).toBeUndefined()
    expect(compileWritten(stepOf([], { answer: ['title'] }), [], [table], 10)).toBeUndefined()
    expect(compileWritten(stepOf([], { answer: ['opened'] }), [], [table], 10)?.columns).toEqual(['opened'])
  })

  it('reads no more rows than are kept', () => {
    const limited = (verbs: readonly Verb[]) => compileWritten(stepOf(verbs), [], [table], 10)?.sql
    expect(limited([])).toMatch(/\nLIMIT 10$/)
    expect(limited([{ kind: 'limit', count: 3 }])).toMatch(/\nLIMIT 3$/)
  })

  it('is of the same rows or of none', async () => {
    const step = stepOf([select(['opened'])])
    const outcome = await examples.query(compileStep(step, [], [table]))
    const statement = compileWritten(step, [], [table], 10)
    if (statement === undefined) throw new Error('nothing is written otherwise')
    const { rows } = await examples.query(statement.sql)
    expect(() => asWritten(outcome, statement, rows.toReversed())).toThrow('other rows')
    expect(() => asWritten(outcome, statement, rows.slice(1))).toThrow('other rows')
  })
})

describe('the statement that is shown', () => {
  it('has nothing of the columns beside, and nor has its result', async () => {
    for (const verbs of [[], [{ kind: 'limit', count: 2 }, order('gross', 'ascending')]] as const) {
      const sql = compileStep(stepOf(verbs), [], [table])
      expect((await examples.query(sql)).columns.map(({ name }) => name)).toEqual(
        table.columns.map(({ name }) => name),
      )
      for (const hidden of Object.values(beside)) expect(sql).not.toContain(hidden)
    }
  })
})
