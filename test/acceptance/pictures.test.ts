import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { languages, type Cell, type JobRecord, type Language } from '@auger/contract'
import type { ChartWish, Plan, Verb } from '@auger/contract/plan'
import type { Client } from '@auger/sdk'
import { waysOf } from '../some-of.ts'
import { addSource, datasetOf, fixture } from './dataset-of.ts'
import { clientOf, newUser, useService } from './service.ts'

const service = useService()

type Box = readonly [number, number, number, number, number, number]
type Sides = readonly [number, number, number]

/** As pandas computes them: pictures.py. */
const expected = JSON.parse(readFileSync(fixture('pictures.json'), 'utf8')) as {
  readonly 'boxes of price by category': { readonly [category: string]: Box }
  readonly 'boxes of price by category in the Web channel': { readonly [category: string]: Box }
  readonly price: { readonly [figure: string]: number }
  readonly 'from September to October 2024': { readonly [by: string]: { readonly [group: string]: Sides } }
  readonly 'sales by product': readonly (readonly [string, number])[]
  readonly 'sales by category': { readonly [category: string]: number }
  readonly 'quantity by category': { readonly [category: string]: number }
  readonly 'sales by weekday': readonly number[]
  readonly 'sales by month of year': readonly number[]
  readonly 'price and quantity': readonly (readonly [number, number])[]
}

let client: Client
let orders: string
beforeAll(async () => {
  client = clientOf(service(), newUser())
  orders = (await datasetOf(client, 'pictures.csv')).id
})

interface Axis {
  readonly type?: string
  readonly axis?: { readonly title?: string }
}
interface View {
  readonly mark?: { readonly type: string }
  readonly encoding?: { readonly [channel: string]: Axis }
  readonly layer?: readonly View[]
}
interface Chart extends View {
  readonly title: string | { readonly text: string; readonly subtitle: string }
  readonly data: { readonly values: readonly { readonly [field: string]: unknown }[] }
}

async function ask(question: string, dataset_id = orders): Promise<JobRecord> {
  const { id: session_id } = await client.sessions.create()
  const job = await client.jobs.ask({ session_id, dataset_id, question })
  expect(['answered', 'assumed'], `${question}: ${job.status}`).toContain(job.status)
  return job
}

const imagesOf = ({ blocks }: JobRecord) => [
  ...new Map(
    blocks.flatMap((block) => {
      if (block.type !== 'IMAGE') return []
      const { url, spec_url } = block.content as { readonly url: string; readonly spec_url: string }
      return [[new URL(spec_url).pathname, { url, spec_url }] as const]
    }),
  ).values(),
]

/** The charts of an answer, each of which can be drawn. */
async function chartsOf(job: JobRecord): Promise<readonly Chart[]> {
  return Promise.all(
    imagesOf(job).map(async ({ url, spec_url }) => {
      const png = Buffer.from(await (await fetch(url)).arrayBuffer())
      expect(png.subarray(1, 4).toString()).toBe('PNG')
      return (await (await fetch(spec_url)).json()) as Chart
    }),
  )
}

async function chartOf(job: JobRecord): Promise<Chart> {
  const [chart] = await chartsOf(job)
  if (chart === undefined) throw new Error('there is no chart')
  return chart
}

const marksOf = ({ mark, layer = [] }: View): readonly string[] =>
  mark === undefined ? layer.flatMap(marksOf) : [mark.type]
const titleOn = ({ encoding = {} }: View, channel: string) => encoding[channel]?.axis?.title
const valuesOf = ({ data }: Chart, ...fields: readonly string[]) =>
  data.values.map((value) => fields.map((field) => value[field]))
const wordsOf = ({ blocks }: JobRecord): string =>
  blocks.flatMap((block) => (block.type === 'MESSAGE' ? [block.content] : [])).join('\n')

const near = (cell: unknown): unknown => (typeof cell === 'number' ? Number(cell.toFixed(6)) : cell)
const byGroup = (job: JobRecord): { readonly [group: string]: readonly unknown[] } =>
  Object.fromEntries((job.result?.rows ?? []).map(([group, ...cells]) => [String(group), cells.map(near)]))
const rounded = (groups: { readonly [group: string]: readonly number[] }) =>
  Object.fromEntries(Object.entries(groups).map(([group, cells]) => [group, cells.map(near)]))

describe('one column against another', () => {
  it.each(
    waysOf([
      ['plot price against quantity', 'quantity', 'price'],
      ['price vs quantity scatter', 'quantity', 'price'],
      ['price against quantity', 'quantity', 'price'],
      ['scatter plot of price and quantity', 'price', 'quantity'],
      ['Streudiagramm von Preis und Menge', 'price', 'quantity'],
      ['nuage de points du prix et de la quantité', 'price', 'quantity'],
      ['диаграмма рассеяния цены и количества', 'price', 'quantity'],
      ['価格と数量の散布図', 'price', 'quantity'],
      ['价格和数量的散点图', 'price', 'quantity'],
    ] as const),
  )('[G-01] is a point for each row: %s', async (question, across, up) => {
    const chart = await chartOf(await ask(question))
    expect(marksOf(chart)).toEqual(['point'])
    expect([titleOn(chart, 'x'), titleOn(chart, 'y')]).toEqual([across, up])
    const [price, quantity] = across === 'price' ? ['x', 'y'] : ['y', 'x']
    expect(valuesOf(chart, price, quantity)).toEqual(expected['price and quantity'])
  })

  it('[G-01] has a colour for each of a few groups', async () => {
    const chart = await chartOf(await ask('scatter plot of price and quantity by category'))
    expect(new Set(valuesOf(chart, 'series').flat())).toEqual(
      new Set(Object.keys(expected['sales by category'])),
    )
  })
})

describe('boxes', () => {
  it.each(
    waysOf([
      'box plot of price by category',
      'distribution of price by category',
      'how is price distributed across categories?',
      'Boxplot des Preises nach Kategorie',
      'boîte à moustaches du prix par catégorie',
      'distribución del precio por categoría',
      'ящик с усами цены по категории',
      'مخطط صندوقي للسعر حسب الفئة',
      'カテゴリ別の価格の箱ひげ図',
      '按类别的价格箱线图',
    ]),
  )('[G-02] are the quartiles of each group, a row each: %s', async (question) => {
    const job = await ask(question)
    expect(byGroup(job)).toEqual(rounded(expected['boxes of price by category']))
    const chart = await chartOf(job)
    expect(marksOf(chart)).toEqual(['boxplot'])
    expect(titleOn(chart, 'x')).toBe('price')
    const drawn = valuesOf(chart, 'label', 'value')
    const wanted = Object.entries(expected['boxes of price by category'])
    expect(drawn.map((row) => row.map(near))).toEqual(
      expect.arrayContaining(
        wanted.flatMap(([group, cells]) => cells.slice(0, 5).map((cell) => [group, near(cell)])),
      ),
    )
    expect(drawn).toHaveLength(5 * wanted.length)
  })

  it('[G-02] are of the rows that are named', async () => {
    const job = await ask('box plot of price by category for the Web channel')
    expect(byGroup(job)).toEqual(rounded(expected['boxes of price by category in the Web channel']))
  })

  it('[G-02] stand in the order of time, and are replayed to the same', async () => {
    const job = await ask('box plot of price by month in 2024')
    const months = [...new Set(valuesOf(await chartOf(job), 'label').flat())]
    expect([months.length, months[0], months.at(-1)]).toEqual([12, 'January 2024', 'December 2024'])
    expect((await client.jobs.replay(job.job_id)).same).toBe(true)
  })

  it.each([
    'distribution of price',
    'histogram of price',
    'Verteilung des Preises',
    '价格的分布',
    'распределение цены',
  ])('[G-03] how one column lies is a histogram, with its figures: %s', async (question) => {
    const job = await ask(question)
    const { count, mean, deviation, minimum, lower, median, upper, maximum } = expected.price
    expect(job.result?.rows.map(([, value]) => near(value))).toEqual(
      [count, mean, deviation, minimum, lower, median, upper, maximum].map(near),
    )
    const chart = await chartOf(job)
    expect([marksOf(chart), titleOn(chart, 'x')]).toEqual([['bar'], 'price'])
    const counts = valuesOf(chart, 'count').map(([bin]) => Number(bin))
    expect(counts.reduce((sum, bin) => sum + bin, 0)).toBe(count)
  })
})

describe('a kind that is named', () => {
  it.each([
    ['bar chart of sales by category', 'bar'],
    ['line chart of sales by month', 'line'],
    ['pie chart of sales by category', 'arc'],
    ['area chart of sales by month', 'area'],
    ['heatmap of sales by category and region', 'rect'],
    ['stacked bar chart of sales by category and region', 'bar'],
  ] as const)('[G-04] is drawn: %s', async (question, mark) => {
    const job = await ask(question)
    expect(marksOf(await chartOf(job))[0]).toBe(mark)
    expect(wordsOf(job)).not.toMatch(/not (drawn|stacked)/i)
  })

  it.each([
    ['pie chart of average price by category', 'bar', 'do not add up to a whole'],
    ['pie chart of sales by product', 'bar', 'more than eight slices'],
    ['line chart of sales by category', 'bar', 'names have no order'],
    ['area chart of sales by category', 'bar', 'a course of time'],
    ['scatter plot of sales by category', 'bar', 'two columns of numbers'],
    ['histogram of sales by category', 'bar', 'figures of groups'],
    ['heatmap of sales by category', 'bar', 'two groupings'],
    ['stacked bar chart of average price by category and region', 'bar', 'do not add up'],
  ] as const)('[G-04] is told why not where it would not be true: %s', async (question, mark, why) => {
    const job = await ask(question)
    expect(marksOf(await chartOf(job))[0]).toBe(mark)
    expect(wordsOf(job)).toContain(why)
  })

  const mean = { kind: 'aggregate', function: 'mean', of: { kind: 'column', column: 'price' } } as const
  const pieOfMeans: Verb = {
    kind: 'metrics',
    by: [{ column: 'category', as: 'category' }],
    metrics: [{ as: 'm', metric: mean }],
  }
  it('[G-04] says so in each of the languages', async () => {
    const said = await Promise.all(
      languages.map(async (language: Language) => {
        const { id: session_id } = await client.sessions.create()
        const plan = planOf('pie', pieOfMeans)
        const words = wordsOf(await client.jobs.run(orders, { session_id, plan, output_language: language }))
        return words.trim().split('\n').at(-1)
      }),
    )
    expect(new Set(said).size).toBe(17)
    expect(said).toEqual(
      expect.arrayContaining([
        'Nicht als Kreis gezeichnet: Diese Zahlen ergeben zusammen kein Ganzes.',
        '円グラフにはしていません：これらの値は合計しても全体になりません。',
        'لم يُرسم مخطط دائري: هذه الأرقام لا تُجمع في كلٍّ واحد.',
      ]),
    )
  })
})

const planOf = (chart: ChartWish, ...verbs: readonly Verb[]): Plan => ({
  version: 2,
  steps: [{ id: 'a', input: { kind: 'table', tableId: 'pictures' }, verbs, chart, answer: [] }],
})

describe('many bars', () => {
  it('[G-05] lie where names are long, thirty of them and one for the rest, which says so', async () => {
    const chart = await chartOf(await ask('sales by product'))
    expect([chart.encoding?.['y']?.type, titleOn(chart, 'x')]).toEqual(['nominal', 'total sales'])
    const all = expected['sales by product']
    const rest = all.slice(30).reduce((sum, [, value]) => sum + value, 0)
    const drawn = valuesOf(chart, 'label', 'value').map((row) => row.map(near))
    expect(drawn.slice(0, 30)).toEqual(all.slice(0, 30).map((row) => row.map(near)))
    expect(drawn[30]?.[0]).toMatch(/^15 others: /)
    expect(Number(drawn[30]?.[1])).toBeCloseTo(rest, 6)
    expect(drawn).toHaveLength(31)
  })

  it('[G-05] years stand in time, and are no numbers', async () => {
    const { id } = await client.datasets.create({ name: 'years' })
    const rows = Array.from({ length: 8 }, (_, at) => `${2016 + at},${100 + 7 * at}`)
    await addSource(client, id, 'years.csv', ['year,visitors', ...rows].join('\n'))
    const chart = await chartOf(await ask('visitors by year', id))
    expect([marksOf(chart)[0], chart.encoding?.['x']?.type]).toEqual(['line', 'temporal'])
    expect(valuesOf(chart, 'label').flat().slice(0, 2)).toEqual(['2016', '2017'])
  })
})

describe('whether there is a picture, and how many', () => {
  it.each(
    waysOf([
      'sales by category, no chart',
      'sales by category without a chart',
      'just the table of sales by category',
      'sales by category, table only',
      'Umsatz nach Kategorie ohne Diagramm',
      'ventes par catégorie sans graphique',
    ]),
  )('[G-06] none is drawn where none is wanted: %s', async (question) => {
    const job = await ask(question)
    expect(imagesOf(job)).toEqual([])
    expect(job.blocks.some(({ type }) => type === 'TABLE')).toBe(true)
  })

  const both = Object.keys(expected['sales by category']).flatMap(
    (category): readonly (readonly Cell[])[] => [
      [category, 'sales', expected['sales by category'][category] ?? null],
      [category, 'quantity', expected['quantity by category'][category] ?? null],
    ],
  )
  it.each([
    'sales and quantity by category in one chart',
    'sales and quantity by category in the same chart',
    'Umsatz und Menge nach Kategorie in einem Diagramm',
  ])('[G-06] two measures are in one picture: %s', async (question) => {
    const charts = await chartsOf(await ask(question))
    expect(charts).toHaveLength(1)
    const drawn = charts
      .flatMap((chart) => chart.data.values)
      .map(({ label, value, series, panel }) => {
        const measure = String(series ?? panel).includes('sales') ? 'sales' : 'quantity'
        return [label, measure, near(value)]
      })
    expect(drawn).toHaveLength(both.length)
    expect(drawn).toEqual(expect.arrayContaining(both.map((row) => [...row])))
  })

  it('[G-06] two groups are in one picture', async () => {
    const chart = await chartOf(await ask('sales by month for Garden and Toys in one chart'))
    expect(marksOf(chart)[0]).toBe('line')
    expect(new Set(valuesOf(chart, 'series').flat())).toEqual(new Set(['Garden', 'Toys']))
  })
})

describe('weekdays and months', () => {
  it.each([
    ['sales by weekday', 'sales by weekday', 'Monday', 'Sunday', 'weekday'],
    ['Umsatz nach Wochentag', 'sales by weekday', 'Montag', 'Sonntag', 'Wochentag'],
    ['ventes par jour de la semaine', 'sales by weekday', 'lundi', 'dimanche', 'jour de la semaine'],
    ['sales by month of the year', 'sales by month of year', 'January', 'December', 'month of year'],
  ] as const)(
    '[G-08] are called by their names, in their order: %s',
    async (question, of, first, last, name) => {
      const job = await ask(question)
      const chart = await chartOf(job)
      expect(JSON.stringify(chart.title).toLowerCase()).toContain(name.toLowerCase())
      const drawn = valuesOf(chart, 'label', 'value')
      expect([drawn[0]?.[0], drawn.at(-1)?.[0]]).toEqual([first, last])
      expect(drawn.map(([, value]) => near(value))).toEqual(expected[of].map(near))
    },
  )
})

describe('what groups added to a change', () => {
  it.each(['Why did sales change in October 2024?', 'Warum ist der Umsatz im Oktober 2024 gestiegen?'])(
    '[G-07] is a bridge from one total to the other: %s',
    async (question) => {
      const charts = await chartsOf(await ask(question))
      const wanted = expected['from September to October 2024']['region'] ?? {}
      const chart = charts.find(({ data }) => data.values.some(({ label }) => label === 'East'))
      if (chart === undefined) throw new Error('no picture is by region')
      const stages = valuesOf(chart, 'label', 'role', 'value', 'from', 'to')
      const total = (side: 0 | 1) => Object.values(wanted).reduce((sum, sides) => sum + sides[side], 0)
      expect(stages[0]?.slice(1).map(near)).toEqual(['total', near(total(0)), 0, near(total(0))])
      expect(stages.at(-1)?.slice(1).map(near)).toEqual(['total', near(total(1)), 0, near(total(1))])
      const groups = stages.slice(1, -1).map(([label, role, value]) => [label, role, near(value)])
      const inOrder = Object.entries(wanted).toSorted(
        (one, other) => Math.abs(other[1][2]) - Math.abs(one[1][2]),
      )
      expect(groups).toEqual(
        inOrder.map(([group, [, , change]]) => [group, change < 0 ? 'fall' : 'rise', change]),
      )
      // Each begins where the one before has come to.
      for (const [at, stage] of stages.slice(1, -1).entries())
        expect(Number(stage[3])).toBeCloseTo(Number(stages[at]?.[4]), 6)
    },
  )

  it('[G-07] is in the table with what each had before and after', async () => {
    const { results = [] } = await ask('Why did sales change in October 2024?')
    const byCategory = results.find(({ rows }) => rows.some(([name]) => name === 'Garden'))
    const found = (byCategory?.rows ?? []).map(([name, ...cells]) => [String(name), cells.map(near)])
    expect(Object.fromEntries(found)).toEqual(expected['from September to October 2024']['category'])
  })
})
