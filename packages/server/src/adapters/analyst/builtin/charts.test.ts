import type { Language } from '@auger/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChartWish, Step } from '@auger/contract/plan'
import { openExamples, type Examples } from '../../../operations/example-tables.contract.ts'
import { compileStep } from '../../../operations/index.ts'
import type { EarlierJob } from '../../../ports/analyst.ts'
import { localeFor } from '../../../locales/index.ts'
import { rank } from './candidates/rank.ts'
import { weightsFor } from './candidates/weights.ts'
import { createBuiltinAnalyst } from './index.ts'
import { readQuestion } from './question.ts'

const analyst = createBuiltinAnalyst()
let examples: Examples
beforeAll(async () => {
  examples = await openExamples(['orders', 'staff', '门店销售'])
})
afterAll(() => examples.close())

async function stepFor(
  table: string,
  text: string,
  language: Language = 'EN',
  context: readonly EarlierJob[] = [],
): Promise<Step> {
  const question = examples.question(text, language, [examples.table(table)])
  const proposal = await examples.propose(analyst, question, context)
  const step = proposal.kind === 'steps' ? proposal.steps.at(-1) : undefined
  if (step === undefined) throw new Error(`no step: ${JSON.stringify(proposal)}`)
  return step
}

const rowsOf = async (step: Step) => (await examples.query(compileStep(step, [], examples.tables))).rows

describe('a chart is asked for in words', () => {
  it.each<readonly [Language, string, string, ChartWish]>([
    ['EN', 'orders', 'total amount by region as a pie', 'pie'],
    ['EN', 'orders', 'number of orders by region and status, stacked', 'stacked-bar'],
    ['EN', 'orders', 'total amount by region, no chart', 'none'],
    ['EN', 'orders', 'total amount by month as a bar chart', 'bar'],
    ['ZH-CN', '门店销售', '各城市的销售额，用饼图', 'pie'],
    ['DE', 'orders', 'Summe von amount nach region als Kreisdiagramm', 'pie'],
    ['ID', 'orders', 'total amount per region sebagai diagram lingkaran', 'pie'],
    ['RU', 'orders', 'сумма amount по region в виде круговой диаграммы', 'pie'],
    ['VI', 'orders', 'tổng amount theo region bằng biểu đồ tròn', 'pie'],
  ])('%s %s: "%s" is %s', async (language, table, text, chart) => {
    expect((await stepFor(table, text, language)).chart).toBe(chart)
  })

  it.each<readonly [Language, string, string, string, ChartWish]>([
    ['EN', 'orders', 'total amount by region', 'as a pie', 'pie'],
    ['EN', 'orders', 'total amount by region', 'no chart', 'none'],
    ['EN', 'orders', 'number of orders by region and status', 'stacked', 'stacked-bar'],
    ['ZH-CN', '门店销售', '各城市的销售额', '用饼图', 'pie'],
    ['DE', 'orders', 'Summe von amount nach region', 'als Kreisdiagramm', 'pie'],
    ['ID', 'orders', 'total amount per region', 'diagram lingkaran', 'pie'],
    ['RU', 'orders', 'сумма amount по region', 'круговая диаграмма', 'pie'],
    ['VI', 'orders', 'tổng amount theo region', 'biểu đồ tròn', 'pie'],
  ])('%s %s: "%s", then "%s"', async (language, table, first, next, chart) => {
    const before = await stepFor(table, first, language)
    const context = [{ question: first, plan: { version: 1 as const, steps: [before] } }]
    expect(await stepFor(table, next, language, context)).toEqual({ ...before, chart })
  })

  it.each<readonly [string, string, ChartWish]>([
    ['orders', 'Show the proportion of orders for each region', 'pie'],
    ['staff', 'What is the relationship between age and annual salary?', 'scatter'],
    ['orders', 'Show the trend of the total amount by month', 'line'],
    ['orders', 'Compare the average amount by product', 'bar'],
    ['orders', 'The number of orders, bin the order date by month', 'bar'],
    ['orders', 'Bin the order date by month and show the trend of the number of orders', 'line'],
  ])('%s: "%s" suggests %s', async (table, text, chart) => {
    expect((await stepFor(table, text)).chart).toBe(chart)
  })
})

// Expected figures: pandas over the same files.
describe('what is drawn', () => {
  it('is cut into weekdays, Monday first', async () => {
    const rows = await rowsOf(await stepFor('orders', 'Number of orders per weekday'))
    expect(rows).toEqual([
      [1, 9],
      [2, 8],
      [3, 10],
      [4, 9],
      [5, 10],
      [6, 8],
      [7, 6],
    ])
  })

  it('is in the order of an axis', async () => {
    const text = 'How many staff are in each city, and sort the y axis from low to high'
    const rows = await rowsOf(await stepFor('staff', text))
    const counts = rows.map(([, count]) => Number(count))
    expect(counts).toEqual(counts.toSorted((a, b) => a - b))
    expect(Object.fromEntries(rows as [string, number][])).toEqual({ Oslo: 3, Quito: 3, Lisbon: 6 })
    const names = (await rowsOf(await stepFor('staff', text.replace('y axis', 'x axis')))).map(
      ([name]) => name,
    )
    expect(names).toEqual(names.toSorted())
  })

  it('is in the order of the axis that is named, though what is counted is named beside it', async () => {
    const text = 'Count the region by region, display the x axis in descending order'
    expect(await rowsOf(await stepFor('orders', text))).toEqual([
      ['West', 15],
      ['South', 19],
      ['North', 14],
      ['East', 12],
    ])
  })

  it('is in bars, where an axis is named and rows are told apart by number', async () => {
    const text =
      'Show the order id and the quantity of the orders in East, and sort by the x axis in ascending order'
    const step = await stepFor('orders', text)
    expect(step.chart).toBe('bar')
    expect(await rowsOf(step)).toEqual([
      [1011, 5],
      [1012, 11],
      [1017, 3],
      [1023, 2],
      [1025, 11],
      [1027, 9],
      [1034, 1],
      [1049, 8],
      [1053, 2],
      [1055, 7],
      [1057, 9],
      [1060, 2],
    ])
  })

  it('is in the order that any verb wishes for behind a comma', async () => {
    const text = 'How many staff are in each city, and order total number in ascending order'
    const counts = (await rowsOf(await stepFor('staff', text))).map(([, count]) => count)
    expect(counts).toEqual([3, 3, 6])
  })

  it('is of each date, and no single number, where the dates are to stand in order', async () => {
    const text = 'What are the number of the distinct order dates?, order by the x axis in descending.'
    const step = await stepFor('orders', text)
    expect(step.verbs.find(({ kind }) => kind === 'group')).toMatchObject({ by: [{ column: 'order_date' }] })
    const dates = (await rowsOf(step)).map(([date]) => String(date))
    expect(dates.length).toBeGreaterThan(1)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  it.each([
    [
      'two figures of each group',
      'Draw a scatter plot of the mean age and the minimum age by department',
      { Research: [50, 25], Sales: [46.25, 30], Support: [41.5, 25] },
    ],
    [
      'what is set against another up, and the other across',
      'Draw a scatter plot of the maximum age versus the mean age by department',
      { Research: [50, 61], Sales: [46.25, 60], Support: [41.5, 55] },
    ],
  ])('may have %s', async (_, text, expected) => {
    const tables = [examples.table('staff')]
    const question = readQuestion(examples.question(text, 'EN', tables), localeFor('EN').locale)
    const drawn = rank(question, weightsFor(tables).worth).filter(({ step }) => step.chart === 'scatter')
    const rows = await Promise.all(drawn.map(({ step }) => rowsOf(step)))
    const figuresOf = (all: (typeof rows)[number]) =>
      Object.fromEntries(all.map(([name, ...figures]) => [name, figures]))
    expect(rows.map(figuresOf)).toContainEqual(expected)
  })

  it('is the likeliest reading that can be drawn, where none can be trusted for a cell', async () => {
    const text =
      'What is the number of categories for each order in the shop? Sort by the category in descending order'
    expect(await rowsOf(await stepFor('orders', text))).toEqual([
      ['Lighting', 25],
      ['Furniture', 35],
    ])
  })

  it('is of no figure that the question does not name', async () => {
    const text = 'Show the total from each category, and order the names in ascending order'
    const question = examples.question(text, 'EN', [examples.table('orders')])
    expect((await examples.propose(analyst, question)).kind).toBe('refuse')
  })

  it('leaves no word unexplained that may choose rows', async () => {
    const question = examples.question('Show the trend of profit by region', 'EN', [examples.table('orders')])
    expect((await examples.propose(analyst, question)).kind).toBe('refuse')
  })
})

describe('a number of different things', () => {
  const stepsFor = async (table: string, text: string) => {
    const proposal = await examples.propose(analyst, examples.question(text, 'EN', [examples.table(table)]))
    return Promise.all(proposal.kind === 'steps' ? proposal.steps.map(rowsOf) : [])
  }

  it('is shown with the rows that each has', async () => {
    const [parts, answer] = await stepsFor(
      'orders',
      'How many different products do orders with a rating above 3 have?',
    )
    expect(answer).toEqual([[5]])
    expect(Object.fromEntries(parts as [string, number][])).toEqual({
      Desk: 5,
      Candle: 4,
      Chair: 3,
      Lamp: 3,
      Shelf: 3,
    })
  })

  it('is shown along the years, where it is of dates', async () => {
    const [parts, answer] = await stepsFor(
      'staff',
      'What is the number of different hire dates of the staff in Lisbon?',
    )
    expect(answer).toEqual([[6]])
    expect(parts).toEqual([
      [2012, 1],
      [2013, 2],
      [2015, 1],
      [2017, 1],
      [2023, 1],
    ])
  })

  it('stands alone where a picture would show one row of each, or what the rows are', async () => {
    expect(await stepsFor('staff', 'How many different names are there?')).toEqual([[[12]]])
    expect(await stepsFor('orders', 'How many orders are there?')).toEqual([[[60]]])
  })
})
