import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Step } from '@auger/contract/plan'
import { openExamples, type Examples } from './example-tables.contract.ts'
import { resultName, stepTitle, summarize } from './index.ts'

let examples: Examples
beforeAll(async () => {
  examples = await openExamples(['orders', '门店销售'])
})
afterAll(() => examples.close())

describe('summarize', () => {
  it('tells sizes, columns, the span of time and values', () => {
    const { summary, keywords } = summarize([examples.table('orders')], [], 'EN')
    expect(summary).toContain(
      'orders: 60 rows, 11 columns. Columns: order_id, order_date, region, product, category, quantity, unit_price, amount, status, gift and rating. order_date runs from Jan 13, 2022 to Jul 17, 2023. region has 4 different values, such as South, West and North. quantity lies between 1 and 12, 6.57 on average.',
    )
    expect(keywords).toEqual(expect.arrayContaining(['orders', 'region', 'amount', 'South']))
    expect(keywords).not.toContain('order_id')
    expect(keywords.length).toBeLessThanOrEqual(20)
  })

  it('speaks Chinese, of several tables too', () => {
    const { summary } = summarize(examples.tables, [], 'ZH-CN')
    expect(summary).toMatch(/^共有 2 个表、90 行：orders、门店销售。\n\n/)
    expect(summary).toContain('销售日期的范围是 2023年1月15日至 2023年11月15日。')
  })

  it('says nothing of nothing', () => {
    expect(summarize([], [], 'EN')).toEqual({ summary: '', keywords: [] })
  })

  it('tells the range of measures, and of texts their length', () => {
    const table = examples.table('orders')
    const distribution = { mean: 1234.5678, deviation: 1, quartiles: [1, 2, 3], approximate: false } as const
    const columns = table.columns.map((column) =>
      column.name === 'amount' ? { ...column, distribution } : column,
    )
    const texts = [
      { name: 'report.pdf', pages: 12, characters: 40_000 },
      { name: 'notes.txt', pages: undefined, characters: 900 },
      { name: 'card.docx', pages: 1, characters: 90 },
    ]
    const { summary, keywords } = summarize([{ ...table, columns }], texts, 'EN')
    expect(summary).toContain('amount lies between 11.25 and 2,988, 1,235 on average.')
    expect(summary).toMatch(
      /report\.pdf: a text of 12 pages\.\n\nnotes\.txt: a text of 900 characters\.\n\ncard\.docx: a text of 1 page\.$/,
    )
    expect(keywords).toContain('report')
  })
})

describe('names of a step', () => {
  const step: Step = {
    id: 'step-1',
    input: { kind: 'table', tableId: 'orders' },
    verbs: [
      { kind: 'filter', where: { kind: 'compare', column: 'region', operator: '=', value: 'North' } },
      {
        kind: 'group',
        by: [
          { column: 'order_date', grain: 'year', as: 'year' },
          { column: 'order_date', grain: 'month', as: 'month' },
        ],
        measures: [{ function: 'sum', column: 'amount', as: 'total amount' }],
      },
    ],
    chart: 'auto',
    answer: ['total amount'],
  }

  it('are short and in the language', () => {
    expect(stepTitle(step, examples.tables, 'EN')).toBe('Total amount by month, filtered')
    expect(stepTitle({ ...step, verbs: [] }, examples.tables, 'ZH-CN')).toBe('orders 的数据行')
  })

  it('call columns as people do, and tell the figures that answer', () => {
    const coded: Step = {
      ...step,
      verbs: [
        {
          kind: 'group',
          by: [{ column: 'region_code', as: 'region_code' }],
          measures: [
            { function: 'sum', column: 'paid_eur', as: 'total paid_eur' },
            { function: 'count', as: 'number of rows' },
          ],
        },
      ],
      answer: ['total paid_eur'],
    }
    expect(stepTitle(coded, examples.tables, 'EN')).toBe('Total paid by region code')
  })

  it('make a safe file name', () => {
    expect(resultName(step, examples.tables, 'EN')).toBe('total_amount_by_month_filtered.csv')
    const hostile: Step = {
      ...step,
      verbs: [{ kind: 'select', columns: ['../../etc/passwd\u0000', 'a'.repeat(300)], distinct: false }],
    }
    expect(resultName(hostile, examples.tables, 'EN')).toMatch(/^[\p{L}\p{N}_]{1,60}\.csv$/u)
    expect(
      resultName(
        {
          ...step,
          input: { kind: 'table', tableId: '?' },
          verbs: [{ kind: 'select', columns: ['/'], distinct: false }],
        },
        [],
        'ZH-CN',
      ),
    ).toMatch(/\.csv$/)
  })
})
