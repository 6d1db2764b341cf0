import type { Cell } from '@auger/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Condition, Step, Verb } from '@auger/contract/plan'
import { compileStep } from './compile.ts'
import { openExamples, type Examples } from './example-tables.contract.ts'
import { resultColumns, validatePlan } from './validate.ts'

/** Four runs that anyone can check by hand. */
const runs = `CREATE TABLE runs AS SELECT * FROM (VALUES
  ('Ana', '3:36', '20.44 m', 30, 'north'),
  ('Bo', '3:31', '1,020.5 m (wind)', 40, 'south'),
  ('Cy', '1:02:03', NULL, 10, 'north'),
  ('Di', 'did not start', '9 m', 20, 'west')) AS t(runner, duration, distance, age, side)`

let examples: Examples
beforeAll(async () => {
  examples = await openExamples([], [runs])
})
afterAll(() => examples.close())

async function rowsOf(...verbs: readonly Verb[]): Promise<readonly (readonly Cell[])[]> {
  const step: Step = {
    id: 'step-1',
    input: { kind: 'table', tableId: 'runs' },
    verbs,
    chart: 'auto',
    answer: [],
  }
  expect(validatePlan({ version: 1, steps: [step] }, examples.tables)).toEqual([])
  const found = await examples.query(compileStep(step, [], examples.tables))
  expect(found.columns).toEqual(resultColumns(step, [], examples.tables))
  return found.rows
}

const names: Verb = { kind: 'select', columns: ['runner'], distinct: false }
const is = (column: string, value: string): Condition => ({ kind: 'compare', column, operator: '=', value })
const derived = (column: string): Verb => ({ kind: 'derive', column, function: 'number', as: 'n' })

describe('rows by their place in the file', () => {
  it('the last, the last one first', async () => {
    expect(await rowsOf({ kind: 'last', count: 2 }, names)).toEqual([['Di'], ['Cy']])
  })

  it('the last of those that a filter leaves', async () => {
    expect(
      await rowsOf({ kind: 'filter', where: is('side', 'north') }, { kind: 'last', count: 1 }, names),
    ).toEqual([['Cy']])
  })

  it('the second, and the second to last', async () => {
    expect(await rowsOf({ kind: 'limit', count: 1, offset: 1 }, names)).toEqual([['Bo']])
    expect(await rowsOf({ kind: 'last', count: 2 }, { kind: 'limit', count: 1, offset: 1 }, names)).toEqual([
      ['Cy'],
    ])
    expect(await rowsOf({ kind: 'limit', count: 2 }, { kind: 'limit', count: 2, offset: 1 }, names)).toEqual([
      ['Bo'],
    ])
  })

  it('the second group, though its figure has the name of a column', async () => {
    const ages: Verb = {
      kind: 'group',
      by: [{ column: 'side', as: 'side' }],
      measures: [{ function: 'maximum', column: 'age', as: 'age' }],
    }
    const order: Verb = { kind: 'order', by: [{ column: 'age', direction: 'descending' }] }
    expect(await rowsOf(ages, order, { kind: 'limit', count: 1, offset: 1 })).toEqual([['north', 30]])
  })

  it('the one after, of those that another look into a table chooses', async () => {
    const where: Condition = {
      kind: 'among',
      column: 'side',
      of: { tableId: 'runs', verbs: [{ kind: 'filter', where: is('runner', 'Ana') }], column: 'side' },
    }
    const after: Verb = { kind: 'beside', where: is('runner', 'Bo'), offset: 1 }
    expect(await rowsOf(after, { kind: 'filter', where }, names)).toEqual([['Cy']])
  })

  it('the one after and the one before', async () => {
    expect(await rowsOf({ kind: 'beside', where: is('runner', 'Bo'), offset: 1 }, names)).toEqual([['Cy']])
    expect(await rowsOf({ kind: 'beside', where: is('runner', 'Bo'), offset: -1 }, names)).toEqual([['Ana']])
  })

  it('how many follow each other', async () => {
    const found = await rowsOf(
      { kind: 'runs', where: { kind: 'not', condition: is('runner', 'Bo') }, as: 'rows' },
      { kind: 'order', by: [{ column: 'rows', direction: 'descending' }] },
    )
    expect(found).toEqual([[2], [1]])
  })

  it('nothing stands after the last', async () => {
    expect(await rowsOf({ kind: 'beside', where: is('runner', 'Di'), offset: 1 }, names)).toEqual([])
  })

  it('one of those it stands beside is not told', async () => {
    const both: Condition = { kind: 'in', column: 'runner', values: ['Bo', 'Cy'] }
    expect(await rowsOf({ kind: 'beside', where: both, offset: 1 }, names)).toEqual([['Di']])
    expect(await rowsOf({ kind: 'beside', where: both, offset: -1 }, names)).toEqual([['Ana']])
  })

  it('beside several, filtered after', async () => {
    const both: Condition = { kind: 'in', column: 'runner', values: ['Ana', 'Cy'] }
    expect(
      await rowsOf(
        { kind: 'beside', where: both, offset: 1 },
        { kind: 'filter', where: is('side', 'west') },
        names,
      ),
    ).toEqual([['Di']])
  })
})

describe('numbers that texts begin with', () => {
  it('in seconds where they are durations, nothing where there is none', async () => {
    expect(await rowsOf(derived('duration'), { kind: 'select', columns: ['n'], distinct: false })).toEqual([
      [216],
      [211],
      [3723],
      [null],
    ])
  })

  it('with marks and units around them', async () => {
    expect(await rowsOf(derived('distance'), { kind: 'select', columns: ['n'], distinct: false })).toEqual([
      [20.44],
      [1020.5],
      [null],
      [9],
    ])
  })

  it('keep the order of the file, and can be ordered, bounded and added up', async () => {
    const above: Condition = { kind: 'compare', column: 'n', operator: '>', value: 10 }
    expect(await rowsOf(derived('distance'), { kind: 'last', count: 1 }, names)).toEqual([['Di']])
    expect(
      await rowsOf(
        derived('distance'),
        { kind: 'filter', where: above },
        { kind: 'order', by: [{ column: 'n', direction: 'ascending' }] },
        names,
      ),
    ).toEqual([['Ana'], ['Bo']])
    expect(
      await rowsOf(derived('distance'), {
        kind: 'group',
        by: [],
        measures: [{ function: 'sum', column: 'n', as: 's' }],
      }),
    ).toEqual([[1049.94]])
  })

  it('are not derived of numbers, nor under a name that is taken', () => {
    const step = (verb: Verb): Step => ({
      id: 's',
      input: { kind: 'table', tableId: 'runs' },
      verbs: [verb],
      chart: 'auto',
      answer: [],
    })
    const problems = (verb: Verb) => validatePlan({ version: 1, steps: [step(verb)] }, examples.tables)
    expect(problems(derived('age'))).toEqual([
      'step s: verb 1 (derive): "age" is integer and needs no number derived',
    ])
    expect(problems({ kind: 'derive', column: 'distance', function: 'number', as: 'Age' })).toEqual([
      'step s: verb 1 (derive): the name "age" is given twice',
    ])
  })
})

describe('figures', () => {
  const figure = async (
    measure: Extract<Verb, { kind: 'group' }>['measures'][number],
  ): Promise<Cell | undefined> => (await rowsOf({ kind: 'group', by: [], measures: [measure] }))[0]?.[0]

  it('range, deviation and variance of a sample, mode', async () => {
    expect(await figure({ function: 'range', column: 'age', as: 'a' })).toBe(30)
    expect(await figure({ function: 'deviation', column: 'age', as: 'a' })).toBeCloseTo(
      12.909944487358056,
      12,
    )
    expect(await figure({ function: 'variance', column: 'age', as: 'a' })).toBeCloseTo(166.66666666666666, 10)
    expect(await figure({ function: 'mode', column: 'side', as: 'a' })).toBe('north')
  })

  it('a share of the rows, in percent', async () => {
    expect(await figure({ function: 'share', where: is('side', 'north'), as: 'a' })).toBe(50)
    expect(await figure({ function: 'share', where: is('side', 'east'), as: 'a' })).toBe(0)
  })

  it('a share of an amount, and what each group has of all', async () => {
    expect(await figure({ function: 'share', column: 'age', where: is('side', 'south'), as: 'a' })).toBe(40)
    const by = [{ column: 'side', as: 'side' }]
    expect(
      await rowsOf({
        kind: 'group',
        by,
        measures: [
          { function: 'share', as: 'rows' },
          { function: 'share', column: 'age', as: 'ages' },
        ],
      }),
    ).toEqual(
      expect.arrayContaining([
        ['north', 50, 40],
        ['south', 25, 40],
        ['west', 25, 20],
      ]),
    )
    const whole: Step = {
      id: 's',
      input: { kind: 'table', tableId: 'runs' },
      verbs: [{ kind: 'group', by: [], measures: [{ function: 'share', as: 'a' }] }],
      chart: 'auto',
      answer: [],
    }
    expect(validatePlan({ version: 1, steps: [whole] }, examples.tables)).toEqual([
      'step s: verb 1 (group): a share needs the rows that it is of',
    ])
  })

  it('how far the figures of groups lie apart', async () => {
    expect(
      await rowsOf(
        {
          kind: 'group',
          by: [{ column: 'side', as: 'side' }],
          measures: [{ function: 'mean', column: 'age', as: 'm' }],
        },
        { kind: 'group', by: [], measures: [{ function: 'range', column: 'm', as: 'r' }] },
      ),
    ).toEqual([[20]])
  })

  it('two columns of the same row, of which neither is missing', async () => {
    const numbers: Verb = { kind: 'derive', column: 'distance', function: 'number', as: 'metres' }
    const compared = (operator: '>' | '<='): Verb => ({
      kind: 'filter',
      where: { kind: 'columns', column: 'metres', operator, other: 'age' },
    })
    // 20.44 m at 30, 1,020.5 m at 40, nothing at 10, 9 m at 20.
    expect(await rowsOf(numbers, compared('>'), names)).toEqual([['Bo']])
    expect(await rowsOf(numbers, compared('<='), names)).toEqual([['Ana'], ['Di']])
  })

  it('above and below the average of the column', async () => {
    const against = (operator: '>' | '<'): Verb => ({
      kind: 'filter',
      where: { kind: 'against', column: 'age', operator, function: 'mean' },
    })
    expect(await rowsOf(against('>'), names)).toEqual([['Ana'], ['Bo']])
    expect(await rowsOf(against('<'), names)).toEqual([['Cy'], ['Di']])
  })
})

it('keeps texts that begin with something', async () => {
  const begins = (text: string): Verb => ({
    kind: 'filter',
    where: { kind: 'contains', column: 'duration', text, place: 'start' },
  })
  expect(await rowsOf(begins('3:3'), names)).toEqual([['Ana'], ['Bo']])
  expect(await rowsOf(begins('2'), names)).toEqual([])
  expect(await rowsOf(begins('DID'), names)).toEqual([['Di']])
})

describe('rows beyond a named one', () => {
  const than = (operator: '>' | '<=', name: string): Verb => ({
    kind: 'filter',
    where: {
      kind: 'among',
      column: 'age',
      operator,
      of: { tableId: 'runs', verbs: [{ kind: 'filter', where: is('side', name) }], column: 'age' },
    },
  })

  it('has more, or no more, than all that bear the name', async () => {
    expect(await rowsOf(than('>', 'north'), names)).toEqual([['Bo']])
    expect(await rowsOf(than('<=', 'north'), names)).toEqual([['Cy']])
  })
})
