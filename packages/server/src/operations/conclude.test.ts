import type { Language } from '@auger/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { versionOf, type Measure, type Metric, type Step, type Verb } from '@auger/contract/plan'
import type { ColumnUnit, Table } from '../domain/table.ts'
import { freeNumbers } from '../locales/index.ts'
import { compileStep } from './compile.ts'
import { conclude, type Conclusion } from './conclude.ts'
import { openExamples, type Examples } from './example-tables.contract.ts'
import type { Outcome } from './outcome.ts'

let examples: Examples
beforeAll(async () => {
  examples = await openExamples(
    ['orders'],
    [
      `CREATE TABLE planes AS SELECT * FROM (VALUES ('Boeing 747', 3, 10), ('Airbus A320', 3, NULL), ('Third Wing', 1, 7)) t("model", "2019 sales", seats)`,
      `CREATE TABLE nothing AS SELECT * FROM planes WHERE false`,
    ],
  )
})
afterAll(() => examples.close())

async function said(
  table: string,
  verbs: readonly Verb[],
  change: Partial<Step> = {},
  language: Language = 'EN',
  shown?: (outcome: Outcome) => Outcome,
  tables: readonly Table[] = examples.tables,
): Promise<Conclusion> {
  const step: Step = {
    id: 'step-1',
    input: { kind: 'table', tableId: table },
    verbs,
    chart: 'auto',
    answer: [],
    ...change,
  }
  const outcome = await examples.query(compileStep(step, [], examples.tables))
  const conclusion = conclude({
    plan: { version: versionOf([step]), steps: [step] },
    tables,
    outcome: shown?.(outcome) ?? outcome,
    tableName: 'result.csv',
    language,
  })
  for (const text of [conclusion.before, ...(conclusion.after === undefined ? [] : [conclusion.after])])
    expect(freeNumbers(text.content, text.bindings), text.content).toEqual([])
  return conclusion
}

const sales = { function: 'sum', column: '2019 sales', as: 'total 2019 sales' } as const
const byModel: Verb = { kind: 'group', by: [{ column: 'model', as: 'model' }], measures: [sales] }
const ranked: Verb = { kind: 'order', by: [{ column: 'total 2019 sales', direction: 'descending' }] }

describe('conclude', () => {
  it('says who leads of a few names that are ordered by a figure', async () => {
    const order: Verb = { kind: 'order', by: [{ column: '2019 sales', direction: 'descending' }] }
    const filtered: Verb = {
      kind: 'filter',
      where: { kind: 'compare', column: 'seats', operator: '>', value: 0 },
    }
    const { before } = await said('planes', [filtered, order], { answer: ['model', '2019 sales'] })
    expect(before.content).toBe(
      '**Boeing 747** has the highest 2019 sales where seats is above 0: **3**. Next comes Third Wing with 1.',
    )
    const { before: whole } = await said('planes', [order])
    expect(whole.content).toContain('**3**')
    expect(whole.content).not.toContain('highest')
  })

  it('says one number, bound to its cell', async () => {
    const { before, after } = await said('planes', [{ kind: 'group', by: [], measures: [sales] }])
    expect(before.content).toBe('The total 2019 sales is **7**.')
    expect(before.bindings).toEqual([
      { start: 4, end: 20, expression: 'column name: total 2019 sales' },
      { start: 26, end: 27, table: 'result.csv', row: 0, column: 'total 2019 sales' },
    ])
    expect(after).toBeUndefined()
  })

  it('says what was filtered, and counts rows', async () => {
    const verbs: readonly Verb[] = [
      { kind: 'filter', where: { kind: 'compare', column: '2019 sales', operator: '>=', value: 2 } },
      { kind: 'group', by: [], measures: [{ function: 'count', as: 'number of rows' }] },
    ]
    expect((await said('planes', verbs)).before.content).toBe(
      'Rows of planes where 2019 sales is at least 2: **2**.',
    )
    expect((await said('planes', verbs, {}, 'ZH-CN')).before.content).toBe(
      'planes 中满足 2019 sales 不低于 2 的行数为 **2**。',
    )
  })

  it('names all who share the first place', async () => {
    const top = await said('planes', [byModel, ranked], { answerRows: 'top' })
    expect(top.before.content).toBe(
      '**Airbus A320 and Boeing 747** share the highest total 2019 sales: **3**. Next comes Third Wing with 1.',
    )
    const chinese = await said('planes', [byModel, ranked], { answerRows: 'top' }, 'ZH-CN')
    expect(chinese.before.content).toBe(
      '**Airbus A320、Boeing 747** 的 total 2019 sales 并列最高，均为 **3**。其次是 Third Wing，为 1。',
    )
  })

  it('says both ends of groups and how many there are', async () => {
    const { before } = await said('orders', [
      { kind: 'group', by: [{ column: 'status', as: 'status' }], measures: [{ function: 'count', as: 'n' }] },
    ])
    expect(before.content).toBe(
      'The n is highest for **Shipped** (**31**) and lowest for Pending (14). All 3 together: 60; Shipped has 51.7% of it.',
    )
  })

  it('counts what a mean leaves out, unless a filter hides how many', async () => {
    const mean: Verb = {
      kind: 'group',
      by: [],
      measures: [{ function: 'mean', column: 'seats', as: 'average seats' }],
    }
    expect((await said('planes', [mean])).after?.content).toBe('Missing values of seats are left out: 1.')
    const filtered = await said('planes', [
      { kind: 'filter', where: { kind: 'compare', column: '2019 sales', operator: '=', value: 3 } },
      mean,
    ])
    expect(filtered.after?.content).toBe('Missing values of seats are left out.')
  })

  it('says that nothing matched, that no value is there, that all are alike', async () => {
    const none: Verb = {
      kind: 'filter',
      where: { kind: 'compare', column: 'model', operator: '=', value: 'Zeppelin 9' },
    }
    expect((await said('planes', [none])).before.content).toBe('No row matches: model is Zeppelin 9.')
    expect((await said('nothing', [{ kind: 'group', by: [], measures: [sales] }])).before.content).toBe(
      'There is no total 2019 sales: no value is present.',
    )
    expect((await said('nothing', [], {}, 'ZH-CN')).before.content).toBe('没有任何数据行。')
    const alike = await said('planes', [
      { kind: 'group', by: [{ column: 'model', as: 'model' }], measures: [{ function: 'count', as: 'n' }] },
    ])
    expect(alike.before.content).toContain('is **1** for each of the 3 groups')
  })

  it('answers a lookup with the values themselves', async () => {
    const { before } = await said(
      'planes',
      [
        { kind: 'filter', where: { kind: 'compare', column: 'model', operator: '=', value: 'Boeing 747' } },
        { kind: 'select', columns: ['seats'], distinct: false },
      ],
      { answer: ['seats'] },
    )
    expect(before.content).toBe('The seats where model is Boeing 747: **10**.')
  })

  it('claims nothing about rows it was not shown', async () => {
    const cut = await said(
      'orders',
      [
        {
          kind: 'group',
          by: [{ column: 'product', as: 'product' }],
          measures: [{ function: 'count', as: 'n' }],
        },
      ],
      {},
      'EN',
      (outcome) => ({ ...outcome, rows: outcome.rows.slice(0, 2) }),
    )
    expect(cut.before.content).toBe('Groups by product: 5.')
    expect(cut.after?.content).toBe('The text covers 2 of 5 rows; the table has them all.')
  })

  it('says when the rows of a ranking were cut for the reader', async () => {
    const rows = await said(
      'orders',
      [
        { kind: 'order', by: [{ column: 'amount', direction: 'descending' }] },
        { kind: 'limit', count: 10 },
        { kind: 'select', columns: ['order_id', 'amount'], distinct: false },
      ],
      { answer: ['order_id', 'amount'], answerRows: 'top' },
    )
    expect(rows.before.content).toBe(
      '**1028** has the highest amount: **2,988**. Next comes 1026 with 2,241.',
    )
    expect(rows.after?.content).toBe('The table ends after 10 rows; more may follow.')
  })

  it('tells the unit of a number, unless its name says it or it counts something else', async () => {
    const table = examples.table('planes')
    const counting = (unit: ColumnUnit): readonly Table[] =>
      examples.tables.map((one) =>
        one === table
          ? {
              ...one,
              columns: one.columns.map((column) => ({
                ...column,
                unit: column.name === 'seats' ? unit : null,
              })),
            }
          : one,
      )
    const measured = async (measure: Measure, unit: ColumnUnit, language: Language = 'EN') => {
      const verbs: readonly Verb[] = [{ kind: 'group', by: [], measures: [measure] }]
      return (await said('planes', verbs, {}, language, undefined, counting(unit))).before.content
    }
    const seats = { kind: 'unit', text: 'm2' } as const
    const most: Measure = { function: 'maximum', column: 'seats', as: 'most seats' }
    expect(await measured(most, seats)).toBe('The most seats is **10\u00a0m2**.')
    expect(await measured(most, seats, 'DE')).toContain('**10\u00a0m2**')
    expect(await measured({ ...most, as: 'seats (m2)' }, seats)).toBe('The seats (m2) is **10**.')
    expect(await measured({ function: 'variance', column: 'seats', as: 'spread' }, seats)).not.toContain('m2')
    expect(await measured({ function: 'distinct', column: 'seats', as: 'different' }, seats)).not.toContain(
      'm2',
    )
    expect(await measured(most, { kind: 'percent', text: '%' })).toBe('The most seats is **10%**.')
    expect(await measured(most, { kind: 'percent', text: '%' }, 'DE')).toMatch(/\*\*10\s%\*\*/)
    const found = await said(
      'planes',
      [{ kind: 'filter', where: { kind: 'compare', column: 'model', operator: '=', value: 'Third Wing' } }],
      { answer: ['seats'] },
      'EN',
      undefined,
      counting(seats),
    )
    expect(found.before.content).toContain('7\u00a0m2')
  })

  it('tells a metric in the unit that its plan names', async () => {
    const total: Metric = { kind: 'aggregate', function: 'sum', of: { kind: 'column', column: 'seats' } }
    const inUnit = async (unit: string) =>
      (await said('planes', [{ kind: 'metrics', by: [], metrics: [{ as: 'room', metric: total, unit }] }]))
        .before.content
    expect(await inUnit('places')).toBe('The room is **17\u00a0places**.')
    expect(await inUnit('%')).toBe('The room is **17%**.')
  })
})
