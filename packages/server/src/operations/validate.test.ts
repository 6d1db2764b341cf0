import { describe, expect, it } from 'vitest'
import type { Formula, Step, Verb } from '@auger/contract/plan'
import { noDetails, type Column, type Table } from '../domain/table.ts'
import { validatePlan } from './validate.ts'

const column = (name: string, type: Column['type']): Column => ({
  name,
  type,
  role: 'category',
  missing: 0,
  distinct: 2,
  minimum: null,
  maximum: null,
  frequent: [],
  ...noDetails,
})
const table: Table = {
  id: 't',
  sourceId: 's',
  datasetId: 'd',
  name: 't',
  title: 't',
  objectKey: '',
  rowCount: 2,
  columns: [
    column('city', 'text'),
    column('price', 'number'),
    column('day', 'date'),
    column('open', 'boolean'),
  ],
  keys: [],
}
const step = (verbs: readonly Verb[], answer: readonly string[] = []): Step => ({
  id: 'a',
  input: { kind: 'table', tableId: 't' },
  verbs,
  chart: 'auto',
  answer,
})
const problems = (verbs: readonly Verb[], answer?: readonly string[]): readonly string[] =>
  validatePlan({ version: 1, steps: [step(verbs, answer)] }, [table])

describe('validatePlan', () => {
  it('finds nothing wrong with a good plan', () => {
    expect(
      problems(
        [
          {
            kind: 'group',
            by: [{ column: 'day', grain: 'month', as: 'month' }],
            measures: [{ function: 'mean', column: 'price', as: 'm' }],
          },
        ],
        ['month', 'm'],
      ),
    ).toEqual([])
  })

  it.each<[string, readonly Verb[], RegExp]>([
    [
      'an unknown column',
      [{ kind: 'filter', where: { kind: 'missing', column: 'town' } }],
      /no column "town"/,
    ],
    [
      'a column that the group dropped',
      [
        { kind: 'group', by: [], measures: [{ function: 'count', as: 'n' }] },
        { kind: 'order', by: [{ column: 'city', direction: 'ascending' }] },
      ],
      /no column "city"/,
    ],
    [
      'a sum of text',
      [{ kind: 'group', by: [], measures: [{ function: 'sum', column: 'city', as: 'n' }] }],
      /"city" is text and has no sum/,
    ],
    [
      'a median of dates',
      [{ kind: 'group', by: [], measures: [{ function: 'median', column: 'day', as: 'n' }] }],
      /"day" is date and has no median/,
    ],
    [
      'a sum of nothing',
      [{ kind: 'group', by: [], measures: [{ function: 'sum', as: 'n' }] }],
      /sum needs a column/,
    ],
    [
      'the month of a price',
      [{ kind: 'group', by: [{ column: 'price', grain: 'month', as: 'm' }], measures: [] }],
      /has no month/,
    ],
    [
      'a name given twice, by case too',
      [{ kind: 'group', by: [{ column: 'city', as: 'x' }], measures: [{ function: 'count', as: 'X' }] }],
      /"X" is given twice/,
    ],
    [
      'a number compared with a word',
      [{ kind: 'filter', where: { kind: 'compare', column: 'price', operator: '>', value: 'cheap' } }],
      /cannot be compared with "cheap"/,
    ],
    [
      'a number compared with a day',
      [{ kind: 'filter', where: { kind: 'columns', column: 'price', operator: '>', other: 'day' } }],
      /"price" and "day" cannot be compared/,
    ],
    [
      'a column compared with one that is not there',
      [{ kind: 'filter', where: { kind: 'columns', column: 'price', operator: '>', other: 'cost' } }],
      /there is no column "cost"/,
    ],
    [
      'a day that no calendar has',
      [{ kind: 'filter', where: { kind: 'between', column: 'day', low: '2024-02-30', high: '2024-03-01' } }],
      /cannot be compared with "2024-02-30"/,
    ],
    [
      'a flag compared with a word',
      [
        {
          kind: 'filter',
          where: { kind: 'not', condition: { kind: 'in', column: 'open', values: ['yes'] } },
        },
      ],
      /cannot be compared with "yes"/,
    ],
    [
      'a comparison with nothing',
      [{ kind: 'filter', where: { kind: 'compare', column: 'city', operator: '=', value: null } }],
      /use missing/,
    ],
    [
      'text sought in a number',
      [{ kind: 'filter', where: { kind: 'contains', column: 'price', text: '9' } }],
      /"price" is number, not text/,
    ],
    ['half a row', [{ kind: 'limit', count: 0.5 }], /whole number/],
    ['half a row left out', [{ kind: 'limit', count: 1, offset: 0.5 }], /whole number/],
    ['no column', [{ kind: 'select', columns: [], distinct: false }], /needs a column/],
    ['an empty group', [{ kind: 'group', by: [], measures: [] }], /needs a key or a measure/],
  ])('names %s', (_, verbs, problem) => {
    expect(problems(verbs).join('\n')).toMatch(problem)
  })

  it('names an answer that is no column, a repeated id, an unknown input and an empty plan', () => {
    expect(problems([], ['total'])).toEqual(['step a: its answer "total" is no column of its result'])
    expect(validatePlan({ version: 1, steps: [step([]), step([])] }, [table])).toEqual([
      'step a: its id is given twice',
    ])
    expect(validatePlan({ version: 1, steps: [step([])] }, [])).toEqual(['step a: its input is unknown: t'])
    expect(validatePlan({ version: 1, steps: [] }, [table])).toEqual(['a plan needs a step'])
  })

  it('refuses what could not be read again once it is kept', () => {
    const infinite: Verb = {
      kind: 'filter',
      where: { kind: 'compare', column: 'price', operator: '<', value: Infinity },
    }
    expect(problems([infinite])).toEqual([expect.stringContaining('steps.0.verbs.0.where.value')])
    const sum = Array.from({ length: 500 }).reduce<Formula>(
      (left) => ({ kind: 'binary', operator: '+', left, right: { kind: 'number', value: 1 } }),
      { kind: 'column', column: 'price' },
    )
    expect(problems([{ kind: 'compute', formula: sum, as: 'b' }])).toEqual([
      expect.stringContaining('nested deeper'),
    ])
  })
})
