import type { Cell } from '@auger/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Step, Verb } from '@auger/contract/plan'
import { compileStep } from './compile.ts'
import { openExamples, type Examples } from './example-tables.contract.ts'
import { resultColumns, validatePlan } from './validate.ts'

/** What anyone can check by hand: Berlin in four spellings, a slip of it, and words that only look alike. */
const cities = `CREATE TABLE cities AS SELECT * FROM (VALUES
  (1, 'Berlin', 'Product A', 'ガス', DATE '2024-01-01', 'EUR'),
  (2, 'Berlin', 'Product A', 'ガス', DATE '2024-01-02', 'EUR'),
  (3, ' Berlin', 'Product A', 'ガス', DATE '2024-01-03', 'EUR'),
  (4, 'berlin', 'Product A', 'カス', DATE '2024-01-04', 'EUR'),
  (5, 'BERLIN  ', 'Product A', 'ガス', DATE '2024-01-05', 'EUR'),
  (6, 'Berln', 'Product B', 'ガス', NULL, 'EUR'),
  (7, 'Málaga', 'Product A', 'ガス', DATE '2024-01-07', 'EUR'),
  (7, 'Málaga', 'Product A', 'ガス', DATE '2024-01-07', 'EUR'),
  (8, 'Malaga', 'Product A', NULL, DATE '2024-01-08', 'EUR'),
  (9, NULL, 'Product A', NULL, DATE '2024-01-09', 'EUR')) AS t(id, city, product, gas, day, currency)`

let examples: Examples
beforeAll(async () => {
  examples = await openExamples([], [cities])
})
afterAll(() => examples.close())

const stepOf = (verbs: readonly Verb[]): Step => ({
  id: 'step-1',
  input: { kind: 'table', tableId: 'cities' },
  verbs,
  chart: 'none',
  answer: [],
})

async function rowsOf(...verbs: readonly Verb[]): Promise<readonly (readonly Cell[])[]> {
  const step = stepOf(verbs)
  expect(validatePlan({ version: 2, steps: [step] }, examples.tables)).toEqual([])
  const found = await examples.query(compileStep(step, [], examples.tables))
  expect(found.columns).toEqual(resultColumns(step, [], examples.tables))
  return found.rows
}

const problemsOf = (verb: Verb): readonly string[] =>
  validatePlan({ version: 2, steps: [stepOf([verb])] }, examples.tables)

const only = (...columns: readonly string[]): Verb => ({ kind: 'select', columns, distinct: false })

describe('spell', () => {
  it('writes texts that differ in case, blanks and accents as most rows do, in the order of the file', async () => {
    const rows = await rowsOf({ kind: 'spell', column: 'city' }, only('city'))
    expect(rows.flat()).toEqual([...Array(5).fill('Berlin'), 'Berln', ...Array(3).fill('Málaga'), null])
  })

  it('takes a rare text one letter from a frequent one for it, if that is wanted', async () => {
    const rows = await rowsOf({ kind: 'spell', column: 'city', near: true, as: 'usual' }, only('usual'))
    expect(rows.flat()).toEqual([...Array(6).fill('Berlin'), ...Array(3).fill('Málaga'), null])
  })

  it('leaves short words, and marks that tell words apart', async () => {
    const rows = await rowsOf(
      { kind: 'spell', column: 'product', near: true, as: 'products' },
      { kind: 'spell', column: 'gas', near: true, as: 'gases' },
      {
        kind: 'filter',
        where: {
          kind: 'or',
          conditions: [
            { kind: 'columns', column: 'product', operator: '!=', other: 'products' },
            { kind: 'columns', column: 'gas', operator: '!=', other: 'gases' },
          ],
        },
      },
    )
    expect(rows).toEqual([])
  })

  it('works beside columns that are called as what it needs', async () => {
    const named = (column: string, as: string): Verb => ({
      kind: 'group',
      by: [{ column, as }],
      measures: [{ function: 'count', as: as === 'rows' ? 'written' : 'rows' }],
    })
    for (const as of ['rows', 'written', 'spelling', 'alike', 'usual']) {
      const rows = await rowsOf(named('city', as), { kind: 'spell', column: as }, only(as))
      // Each text is there once, so that the first of those that are equally frequent is taken.
      expect(new Set(rows.flat())).toEqual(new Set(['Berlin', 'Berln', 'Malaga', null]))
    }
  })

  it('is of texts', () => {
    expect(problemsOf({ kind: 'spell', column: 'id' })).toEqual([
      expect.stringContaining('"id" is integer and has no spelling'),
    ])
    expect(problemsOf({ kind: 'spell', column: 'city', as: 'GAS' })).toEqual([
      expect.stringContaining('the name "gas" is given twice'),
    ])
  })
})

describe('unique', () => {
  const all = ['id', 'city', 'product', 'gas', 'day', 'currency']

  it('drops rows that are there already', async () => {
    const rows = await rowsOf({ kind: 'unique', columns: all }, only('id'))
    expect(rows.flat()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('keeps the first of those that are alike in a column', async () => {
    const rows = await rowsOf({ kind: 'unique', columns: ['product'] }, only('id', 'product'))
    expect(rows).toEqual([
      [1, 'Product A'],
      [6, 'Product B'],
    ])
  })

  it('counts behind a filter and a spelling', async () => {
    const rows = await rowsOf(
      { kind: 'filter', where: { kind: 'missing', column: 'day' } },
      { kind: 'spell', column: 'city' },
      { kind: 'unique', columns: ['city'] },
      { kind: 'group', by: [], measures: [{ function: 'count', as: 'rows' }] },
    )
    expect(rows).toEqual([[1]])
  })

  it('needs columns that there are', () => {
    expect(problemsOf({ kind: 'unique', columns: [] })).toHaveLength(1)
    expect(problemsOf({ kind: 'unique', columns: ['none'] })[0]).toMatch(/there is no column "none"/)
  })
})

describe('profile', () => {
  const as = { column: 'column', missing: 'missing', distinct: 'different', least: 'least' }

  it('tells what is missing and how many values are different', async () => {
    expect(await rowsOf({ kind: 'profile', columns: ['day', 'currency', 'id'], as })).toEqual([
      ['currency', 0, 1, 'EUR'],
      ['day', 1, 8, '2024-01-01'],
      ['id', 0, 9, '1'],
    ])
  })

  it('needs names of its own', () => {
    const problems = problemsOf({ kind: 'profile', columns: ['day'], as: { ...as, least: 'missing' } })
    expect(problems).toEqual([expect.stringContaining('the name "missing" is given twice')])
  })
})

it('a quantile of times is one of them', async () => {
  const metric = {
    kind: 'aggregate',
    function: 'quantile',
    of: { kind: 'column', column: 'day' },
    at: 0.5,
  } as const
  expect(await rowsOf({ kind: 'metrics', by: [], metrics: [{ as: 'middle', metric }] })).toEqual([
    ['2024-01-05'],
  ])
})
