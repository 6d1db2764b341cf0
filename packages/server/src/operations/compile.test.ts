import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Condition, Plan, Step, Verb } from '@auger/contract/plan'
import type { Table } from '../domain/table.ts'
import { answerOf } from '../domain/answer-of.ts'
import { compileStep } from './compile.ts'
import { openExamples, type Examples } from './example-tables.contract.ts'
import { resultColumns, validatePlan } from './validate.ts'

const hostile = [
  'select',
  'a "quoted" name',
  "it's",
  '2019 sales',
  'semi;colon--',
  'line\nend',
  ' ',
  '列 名',
  'row_number',
  'Numbered',
]

const hostileTable = (name: string, rows: string): string =>
  `CREATE TABLE "${name}" AS SELECT * FROM (${rows}) AS t(${hostile.map((column) => `"${column.replaceAll('"', '""')}"`).join(', ')})`

const types = [
  'VARCHAR',
  'DOUBLE',
  'DATE',
  'BIGINT',
  'BOOLEAN',
  'TIMESTAMP',
  'VARCHAR',
  'VARCHAR',
  'INTEGER',
  'DECIMAL(9,2)',
]
const nulls = types.map((type) => `CAST(NULL AS ${type})`).join(', ')
const filled = (number: number): string =>
  `'k${number % 2}', ${number}.5, DATE '2024-0${number}-01', ${number * 10}, ${number % 2 === 0}, TIMESTAMP '2024-0${number}-01 10:00:00', 'x', '名', ${number}, ${number}.25`

let examples: Examples
beforeAll(async () => {
  examples = await openExamples(
    ['orders'],
    [
      hostileTable('weird', [1, 2, 3].map((number) => `SELECT ${filled(number)}`).join(' UNION ALL ')),
      hostileTable('no rows', `SELECT ${filled(1)} WHERE false`),
      hostileTable('all null', `SELECT ${nulls} UNION ALL SELECT ${nulls}`),
    ],
  )
})
afterAll(() => examples.close())

const stepOver = (table: Table, verbs: readonly Verb[], answer: readonly string[] = []): Step => ({
  id: 'step-1',
  input: { kind: 'table', tableId: table.id },
  verbs,
  chart: 'auto',
  answer,
})

const conditions: readonly Condition[] = [
  { kind: 'compare', column: 'select', operator: '=', value: "k'1" },
  { kind: 'compare', column: 'a "quoted" name', operator: '>=', value: 1.5 },
  { kind: 'between', column: "it's", low: '2024-01-01', high: '2024-02-01' },
  { kind: 'in', column: '2019 sales', values: [10, '20'] },
  { kind: 'compare', column: 'semi;colon--', operator: '!=', value: true },
  { kind: 'compare', column: 'line\nend', operator: '<', value: '2024-03-01 00:00:00' },
  { kind: 'contains', column: ' ', text: 'a%_\'"\\' },
  { kind: 'missing', column: '列 名' },
  { kind: 'not', condition: { kind: 'in', column: 'select', values: ['a\nb', 'c'] } },
  {
    kind: 'or',
    conditions: [
      { kind: 'missing', column: 'Numbered' },
      { kind: 'compare', column: 'row_number', operator: '>', value: -1 },
    ],
  },
]

const shapes: readonly (readonly [string, readonly Verb[]])[] = [
  ['all rows', []],
  ['every condition', [{ kind: 'filter', where: { kind: 'and', conditions } }]],
  [
    'numbers',
    [
      {
        kind: 'group',
        by: [],
        measures: [
          { function: 'count', as: 'n' },
          { function: 'sum', column: '2019 sales', as: 's' },
          { function: 'mean', column: 'a "quoted" name', as: 'm' },
          { function: 'median', column: 'Numbered', as: 'd' },
          { function: 'minimum', column: "it's", as: 'l' },
          { function: 'maximum', column: 'line\nend', as: 'h' },
          { function: 'distinct', column: 'select', as: 'u' },
        ],
      },
    ],
  ],
  [
    'groups under names of the source',
    [
      {
        kind: 'group',
        by: [
          { column: "it's", grain: 'month', as: 'select' },
          { column: 'select', as: 'it"s' },
        ],
        measures: [{ function: 'sum', column: '2019 sales', as: 'row_number' }],
      },
      { kind: 'order', by: [{ column: 'row_number', direction: 'descending' }] },
      { kind: 'limit', count: 2 },
    ],
  ],
  [
    'every grain',
    [
      {
        kind: 'group',
        by: (['year', 'quarter', 'month', 'week', 'day'] as const).map((grain) => ({
          column: 'line\nend',
          grain,
          as: grain,
        })),
        measures: [{ function: 'count', as: 'n' }],
      },
    ],
  ],
  [
    'a condition on groups',
    [
      { kind: 'group', by: [{ column: 'select', as: 'select' }], measures: [{ function: 'count', as: 'n' }] },
      { kind: 'filter', where: { kind: 'compare', column: 'n', operator: '>', value: 1 } },
    ],
  ],
  [
    'ranked rows',
    [
      { kind: 'order', by: [{ column: '2019 sales', direction: 'descending' }] },
      { kind: 'limit', count: 2 },
      { kind: 'select', columns: ['select'], distinct: false },
    ],
  ],
  [
    'different values',
    [
      { kind: 'select', columns: ['select', ' '], distinct: true },
      { kind: 'limit', count: 5 },
    ],
  ],
  [
    'limit before filter and group',
    [
      { kind: 'limit', count: 2 },
      { kind: 'filter', where: { kind: 'missing', column: 'select' } },
      { kind: 'group', by: [{ column: 'select', as: 'select' }], measures: [] },
    ],
  ],
  [
    'groups ordered by what is not shown',
    [
      { kind: 'group', by: [{ column: 'select', as: 'select' }], measures: [{ function: 'count', as: 'n' }] },
      { kind: 'order', by: [{ column: 'n', direction: 'descending' }] },
      { kind: 'select', columns: ['select'], distinct: false },
    ],
  ],
]

describe('compiled SQL binds and runs', () => {
  for (const table of ['weird', 'no rows', 'all null'])
    it.each(shapes)(`over ${table}: %s`, async (_, verbs) => {
      const step = stepOver(examples.table(table), verbs)
      expect(validatePlan({ version: 1, steps: [step] }, examples.tables)).toEqual([])
      const outcome = await examples.query(compileStep(step, [], examples.tables))
      expect(outcome.columns.map(({ name }) => name)).toEqual(
        resultColumns(step, [], examples.tables).map(({ name }) => name),
      )
    })

  it('gives the types that validation foretold', async () => {
    const [, verbs] = shapes[2] ?? []
    const step = stepOver(examples.table('weird'), verbs ?? [])
    const outcome = await examples.query(compileStep(step, [], examples.tables))
    expect(outcome.columns).toEqual(resultColumns(step, [], examples.tables))
    expect(outcome.rows).toEqual([[3, 60, 2.5, 2.25, '2024-01-01', '2024-03-01 10:00:00', 2]])
  })
})

describe('compileStep', () => {
  const orders = (): Table => examples.table('orders')

  it('writes a group as one plain SELECT with a total order', () => {
    const step = stepOver(orders(), [
      { kind: 'filter', where: { kind: 'compare', column: 'status', operator: '=', value: 'Shipped' } },
      {
        kind: 'group',
        by: [{ column: 'region', as: 'region' }],
        measures: [{ function: 'mean', column: 'amount', as: 'average amount' }],
      },
      { kind: 'order', by: [{ column: 'average amount', direction: 'descending' }] },
    ])
    expect(compileStep(step, [], examples.tables)).toBe(
      [
        'SELECT "region", avg("amount") AS "average amount"',
        'FROM "orders"',
        `WHERE "status" = 'Shipped'`,
        'GROUP BY "region"',
        'ORDER BY "average amount" DESC NULLS LAST, "region" ASC NULLS LAST',
      ].join('\n'),
    )
  })

  it('keeps the order of the file in a listing, and breaks ties by it', async () => {
    const listing = await examples.query(
      compileStep(
        stepOver(orders(), [{ kind: 'select', columns: ['order_id'], distinct: false }]),
        [],
        examples.tables,
      ),
    )
    expect(listing.rows.map(([id]) => id)).toEqual(Array.from({ length: 60 }, (_, index) => 1001 + index))
    const tied = await examples.query(
      compileStep(
        stepOver(orders(), [
          { kind: 'order', by: [{ column: 'unit_price', direction: 'descending' }] },
          { kind: 'select', columns: ['order_id', 'unit_price'], distinct: false },
        ]),
        [],
        examples.tables,
      ),
    )
    const dear = tied.rows.filter(([, price]) => price === 249).map(([id]) => Number(id))
    expect(dear).toEqual([...dear].sort((a, b) => a - b))
  })

  it('keeps rows that lack a value when a value is ruled out', async () => {
    const step = stepOver(orders(), [
      {
        kind: 'filter',
        where: { kind: 'not', condition: { kind: 'compare', column: 'rating', operator: '=', value: 5 } },
      },
      { kind: 'group', by: [], measures: [{ function: 'count', as: 'n' }] },
    ])
    const without = await examples.query(compileStep(step, [], examples.tables))
    const five = await examples.query('SELECT count(*) FROM orders WHERE rating = 5')
    expect(Number(without.rows[0]?.[0]) + Number(five.rows[0]?.[0])).toBe(60)
  })

  it('reads an earlier step by name', async () => {
    const first = stepOver(orders(), [
      {
        kind: 'group',
        by: [{ column: 'region', as: 'region' }],
        measures: [{ function: 'sum', column: 'quantity', as: 'units' }],
      },
    ])
    const second: Step = {
      id: 'step-2',
      input: { kind: 'step', stepId: 'step-1' },
      verbs: [{ kind: 'group', by: [], measures: [{ function: 'maximum', column: 'units', as: 'most' }] }],
      chart: 'auto',
      answer: ['most'],
    }
    const plan: Plan = { version: 1, steps: [first, second] }
    expect(validatePlan(plan, examples.tables)).toEqual([])
    const { rows } = await examples.query(compileStep(second, [first], examples.tables))
    const check = await examples.query(
      'SELECT max(u) FROM (SELECT sum(quantity) AS u FROM orders GROUP BY region)',
    )
    expect(rows).toEqual(check.rows)
  })

  it('is the same text every time', () => {
    const step = stepOver(orders(), [
      { kind: 'group', by: [{ column: 'region', as: 'region' }], measures: [{ function: 'count', as: 'n' }] },
    ])
    expect(compileStep(step, [], examples.tables)).toBe(
      compileStep(structuredClone(step), [], examples.tables),
    )
  })
})

describe('answerOf', () => {
  it('gives the rows that share the first place, and only the columns that answer', () => {
    const step: Step = {
      ...stepOver(
        examples.table('orders'),
        [{ kind: 'order', by: [{ column: 'n', direction: 'descending' }] }],
        ['k'],
      ),
      answerRows: 'top',
    }
    const columns = [
      { name: 'k', type: 'text' as const },
      { name: 'n', type: 'integer' as const },
    ]
    expect(
      answerOf(step, columns, [
        ['a', 4],
        ['b', 4],
        ['c', 1],
      ]),
    ).toEqual([['a'], ['b']])
    expect(
      answerOf({ ...step, answerRows: 'all' }, columns, [
        ['a', 4],
        ['c', 1],
      ]),
    ).toEqual([['a'], ['c']])
    expect(answerOf(step, columns, [])).toEqual([])
  })
})
