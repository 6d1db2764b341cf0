import { beforeAll, describe, expect, it } from 'vitest'
import type { JobRecord, Language } from '@auger/contract'
import type { ChartWish, Plan, Verb } from '@auger/contract/plan'
import type { Client } from '@auger/sdk'
import { addSource } from './dataset-of.ts'
import { clientOf, newUser, useService } from './service.ts'

const service = useService()

/** In row n of 5,000, counted from 0: x is n/2, y is n % 100 tenths, the day is so many after the first of 2010, and the shop is one of 1,500. */
const rowCount = 5_000
const shops = 1_500
const dayOf = (row: number) => new Date(Date.UTC(2010, 0, 1 + row)).toISOString().slice(0, 10)
const measured = Array.from({ length: rowCount }, (_, row) =>
  [row / 2, ((row % 100) / 10).toFixed(1), dayOf(row), `Shop ${(row % shops) + 1}`, row % shops].join(','),
)

let client: Client
let session_id: string
let dataset: string
beforeAll(async () => {
  client = clientOf(service(), newUser())
  session_id = (await client.sessions.create()).id
  dataset = (await client.datasets.create({ name: 'Measured' })).id
  await addSource(client, dataset, 'measured.csv', ['x,y,day,shop,visits', ...measured].join('\n'))
})

interface Specification {
  readonly title: string | { readonly text: string; readonly subtitle: string }
  readonly data: { readonly values: readonly { readonly [field: string]: unknown }[] }
}

const planOf = (chart: ChartWish, ...verbs: readonly Verb[]): Plan => ({
  version: 2,
  steps: [{ id: 'a', input: { kind: 'table', tableId: 'measured' }, verbs, chart, answer: [] }],
})
const run = (plan: Plan, language: Language = 'EN') =>
  client.jobs.run(dataset, { session_id, plan, output_language: language })

async function chartOf(job: JobRecord): Promise<Specification> {
  const image = job.blocks.find(({ type }) => type === 'IMAGE')
  const { url, spec_url } = image?.content as { readonly url: string; readonly spec_url: string }
  const png = Buffer.from(await (await fetch(url)).arrayBuffer())
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return (await (await fetch(spec_url)).json()) as Specification
}

const drawn = async (plan: Plan): Promise<Specification> => chartOf(await run(plan))
const subtitleOf = ({ title }: Specification): string => (typeof title === 'string' ? '' : title.subtitle)
const select = (...columns: readonly string[]): Verb => ({ kind: 'select', columns, distinct: false })
const totalBy = (column: string): Verb => ({
  kind: 'group',
  by: [{ column, as: column }],
  measures: [{ function: 'sum', column: 'visits', as: 'total visits' }],
})

describe('a chart of more rows than are kept', () => {
  it('[P-06] scatters an even sample of all rows, says of how many, and is the same when it is drawn again', async () => {
    const plan = planOf('scatter', select('x', 'y'))
    const chart = await drawn(plan)
    const points = chart.data.values as readonly { readonly x: number; readonly y: number }[]
    expect(Math.abs(points.length - 2_000)).toBeLessThan(10)
    expect(subtitleOf(chart)).toBe(`Sampled: ${points.length.toLocaleString('en')} of 5,000 rows.`)
    for (const { x, y } of points) expect(y).toBe(((2 * x) % 100) / 10)
    // As many in each fifth of the table.
    for (let fifth = 0; fifth < 5; fifth++) {
      const inside = points.filter(({ x }) => Math.floor(x / 500) === fifth)
      expect(Math.abs(inside.length - 400)).toBeLessThan(10)
    }
    expect((await drawn(plan)).data).toEqual(chart.data)
  })

  it('[P-06] draws a line along a sample of its moments', async () => {
    const chart = await drawn(planOf('auto', totalBy('day')))
    const days = chart.data.values.map(({ time }) => String(time))
    expect(subtitleOf(chart)).toMatch(/^Sampled: [12],\d{3} of 5,000 rows\.$/)
    expect(days).toEqual(days.toSorted())
    expect(days[0]?.slice(0, 7)).toBe('2010-01')
    expect(days.at(-1)?.slice(0, 7)).toBe('2023-09')
  })

  it('[P-06] counts all rows in bins', async () => {
    const chart = await drawn(planOf('histogram', select('y')))
    // 0.0 to 9.9, each 50 times: five of them in each half.
    expect(chart.data.values).toEqual(
      Array.from({ length: 20 }, (_, at) => ({ low: at / 2, high: (at + 1) / 2, count: 250 })),
    )
    expect(subtitleOf(chart)).toBe('Binned: all 5,000 rows.')
  })

  it('[P-06] has bars of the foremost groups, and says of how many', async () => {
    const chart = await drawn(planOf('auto', totalBy('shop')))
    // The shops up to 500 have a fourth row: 500 has 4 · 499, and 1,500 has 3 · 1,499.
    const foremost = Array.from({ length: 30 }, (_, at) => ({
      label: `Shop ${1_500 - at}`,
      value: 3 * (1_499 - at),
    }))
    // Three times 0 to 1,499 and once 0 to 499, without those.
    const all = (3 * 1_499 * 1_500) / 2 + (499 * 500) / 2
    const rest = all - foremost.reduce((sum, { value }) => sum + value, 0)
    expect(chart.data.values).toEqual([
      ...foremost,
      { label: `1,470 others: ${rest.toLocaleString('en')}`, value: rest },
    ])
    expect(subtitleOf(chart)).toBe('The highest 30 of 1,500.')
  })

  it.each(['DE', 'AR', 'HI', 'ZH-CN'] as const)('[P-06] says so in %s', async (language) => {
    const chart = await chartOf(await run(planOf('histogram', select('y')), language))
    expect(subtitleOf(chart).replace(/\D/g, '')).toBe('5000')
  })
})

describe('a chart of some rows', () => {
  const limited: Verb = {
    kind: 'filter',
    where: {
      kind: 'and',
      conditions: [
        { kind: 'between', column: 'day', low: '2010-01-01', high: '2010-12-31' },
        { kind: 'compare', column: 'visits', operator: '>=', value: 100 },
      ],
    },
  }
  const plan = planOf('scatter', limited, select('x', 'y'))

  it('[P-07] says in words what it is limited to', async () => {
    const chart = await drawn(plan)
    expect(subtitleOf(chart)).toBe('day is from Jan 1, 2010 to Dec 31, 2010 and visits is at least 100')
    // The rows 100 to 364.
    expect(chart.data.values).toHaveLength(265)
  })

  it('[P-07] says so in the language that is wished', async () => {
    const subtitle = subtitleOf(await chartOf(await run(plan, 'DE')))
    expect(subtitle).toContain('01.01.2010')
    expect(subtitle).not.toContain('at least')
  })
})

describe('a plan that wishes for', () => {
  const firstDays: Verb = {
    kind: 'filter',
    where: { kind: 'between', column: 'day', low: '2010-01-01', high: '2011-12-31' },
  }
  const half: Verb = {
    kind: 'compute',
    formula: {
      kind: 'bins',
      of: { kind: 'column', column: 'y' },
      bins: [{ below: 5, including: false, name: 'low' }],
      otherwise: 'high',
    },
    as: 'half',
  }
  const visits = { kind: 'aggregate', function: 'sum', of: { kind: 'column', column: 'visits' } } as const
  const byYear = { column: 'day', grain: 'year', as: 'year' } as const
  const byHalf = { column: 'half', as: 'half' } as const
  // Of the rows 0 to 729, a year of 365 each, those whose number has a tens digit below 5 are low.
  const sumOf = (isIn: (row: number) => boolean) =>
    Array.from({ length: 730 }, (_, row) => (isIn(row) ? row : 0)).reduce((sum, row) => sum + row, 0)
  const isLow = (row: number) => row % 100 < 50
  const rowsOf = ({ data }: Specification, ...fields: readonly string[]) =>
    data.values.map((value) => fields.map((field) => value[field]))

  it('[P-08] a waterfall gets what its total is made of', async () => {
    const metrics: Verb = { kind: 'metrics', by: [byHalf], metrics: [{ as: 'visits', metric: visits }] }
    const chart = await drawn(planOf('waterfall', firstDays, half, metrics))
    const [low, high] = [sumOf(isLow), sumOf((row) => !isLow(row))]
    expect(rowsOf(chart, 'label', 'from', 'to', 'role')).toEqual([
      ['high', 0, high, 'rise'],
      ['low', high, high + low, 'rise'],
      // 0 + 1 + … + 729
      ['Total', 0, (729 * 730) / 2, 'total'],
    ])
  })

  it('[P-08] a slope gets two periods, and a line for each group', async () => {
    const metrics: Verb = {
      kind: 'metrics',
      by: [byYear, byHalf],
      metrics: [{ as: 'visits', metric: visits }],
    }
    const chart = await drawn(planOf('slope', firstDays, half, metrics))
    expect(rowsOf(chart, 'label', 'series', 'value')).toEqual(
      expect.arrayContaining([
        ['2010', 'low', sumOf((row) => isLow(row) && row < 365)],
        ['2010', 'high', sumOf((row) => !isLow(row) && row < 365)],
        ['2011', 'low', sumOf((row) => isLow(row) && row >= 365)],
        ['2011', 'high', sumOf((row) => !isLow(row) && row >= 365)],
      ]),
    )
  })

  it('[P-08] facets gets a panel for each group, on the same axes', async () => {
    const byMonth = { column: 'day', grain: 'month', as: 'month' } as const
    const metrics: Verb = {
      kind: 'metrics',
      by: [byMonth, byHalf],
      metrics: [{ as: 'visits', metric: visits }],
    }
    const chart = await drawn(planOf('facets', firstDays, half, metrics))
    expect(new Set(chart.data.values.map(({ panel }) => panel))).toEqual(new Set(['low', 'high']))
    // The rows 0 to 30 are those of January.
    expect(chart.data.values).toContainEqual(
      expect.objectContaining({ panel: 'low', label: 'January 2010', value: (30 * 31) / 2 }),
    )
  })

  it('[P-08] one of these is of version 2', async () => {
    const plan = { ...planOf('slope', totalBy('shop')), version: 1 as const }
    await expect(run(plan)).rejects.toThrow(/version 1 has .* charts of version 2/)
  })
})
