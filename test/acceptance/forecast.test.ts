import { beforeAll, describe, expect, it } from 'vitest'
import type { JobRecord, Language } from '@auger/contract'
import type { ForecastAnalysis, Plan } from '@auger/contract/plan'
import type { Client } from '@auger/sdk'
import { waysOf } from '../some-of.ts'
import { addSource } from './dataset-of.ts'
import { expectFailure } from './expect-failure.ts'
import { clientOf, useService } from './service.ts'

const service = useService()

/** A straight line with the same months every year: what comes next is known. */
const seasons = [-120, -80, -20, 10, 40, 70, 90, 60, 20, -10, -20, -40]
const salesIn = (month: number): number => 1_000 + 12 * month + (seasons[month % 12] ?? 0)
const monthAt = (month: number): string =>
  `${2019 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`

const months = 60
/** Two sales a month, which add up to what the month comes to. */
const fileOf = (count: number): string =>
  [
    'day,sales',
    ...Array.from({ length: count }, (_, month) => [
      `${monthAt(month)}-05,${salesIn(month) - 300}`,
      `${monthAt(month)}-20,300`,
    ]).flat(),
  ].join('\n')

let client: Client
let session_id: string
const datasets = { long: '', short: '' }

beforeAll(async () => {
  client = clientOf(service())
  session_id = (await client.sessions.create()).id
  for (const [name, count] of [
    ['long', months],
    ['short', 8],
  ] as const) {
    datasets[name] = (await client.datasets.create({ name })).id
    await addSource(client, datasets[name], 'sales.csv', fileOf(count))
  }
})

const planWith = (changed: Partial<ForecastAnalysis> = {}): Plan => ({
  version: 2,
  steps: [
    {
      id: 'step-1',
      input: { kind: 'table', tableId: 'sales' },
      verbs: [
        {
          kind: 'metrics',
          by: [{ column: 'day', grain: 'month', as: 'month' }],
          metrics: [
            {
              as: 'total sales',
              metric: { kind: 'aggregate', function: 'sum', of: { kind: 'column', column: 'sales' } },
            },
          ],
        },
      ],
      analysis: {
        kind: 'forecast',
        ...{ when: 'month', grain: 'month', of: 'total sales', ahead: 6 },
        as: { forecast: 'forecast', low: 'low', high: 'high' },
        ...changed,
      },
      chart: 'auto',
      answer: [],
    },
  ],
})

const run = (
  dataset: keyof typeof datasets,
  plan: Plan,
  output_language: Language = 'EN',
): Promise<JobRecord> => client.jobs.run(datasets[dataset], { session_id, plan, output_language })

const ownSession = async (): Promise<string> => (await client.sessions.create()).id

const wordsOf = ({ blocks }: JobRecord): string =>
  blocks
    .map(({ type, content }) => (type === 'MESSAGE' ? content : ''))
    .join(' ')
    .trim()

describe('a forecast', () => {
  it('[P-13] goes on with what comes round every year, within its interval', async () => {
    const { result } = await run('long', planWith())
    expect(result?.columns.map(({ name }) => name)).toEqual([
      'month',
      'total sales',
      'forecast',
      'low',
      'high',
    ])
    const coming = (result?.rows ?? []).slice(months)
    expect(coming.map(([month]) => month)).toEqual(
      Array.from({ length: 6 }, (_, step) => `${monthAt(months + step)}-01`),
    )
    for (const [step, [, known, value, low, high]] of coming.entries()) {
      const wanted = salesIn(months + step)
      expect(known).toBeNull()
      expect(Math.abs(Number(value) / wanted - 1)).toBeLessThan(0.01)
      expect(Number(low)).toBeLessThanOrEqual(Number(value))
      expect(Number(high)).toBeGreaterThanOrEqual(Number(value))
    }
  })

  it('[P-13] says what it expects, how sure it is and how far off it would have been', async () => {
    const job = await run('long', planWith())
    const words = wordsOf(job)
    expect(words).toMatch(
      /^The total sales is forecast at \*\*1,6\d\d(\.\d+)?\*\* for .*2024.* with 80 ?% certainty\./,
    )
    // A year before, each month was twelve times twelve lower.
    expect(words).toMatch(/For the last 6 periods .* by 144\.$/)
    expect(job.blocks.some(({ type }) => type === 'IMAGE')).toBe(true)
    expect(await client.jobs.replay(job.job_id)).toMatchObject({ same: true })
  })

  it.each([
    ['DE', /^Prognose für .*2024/],
    ['JA', /^2024年1月/],
    ['AR', /^التوقع/],
  ] as const)('[P-13] speaks %s', async (language, words) => {
    expect(wordsOf(await run('long', planWith({ ahead: 1 }), language))).toMatch(words)
  })

  it.each(
    waysOf([
      ['forecast total sales for the next 6 months', 6],
      ['Prognose: sales für 6 Monate', 6],
      ['previsione delle sales per i prossimi 6 mesi', 6],
      ['previsão de sales para os próximos 6 meses', 6],
      ['прогноз sales на следующие 6 месяцев', 6],
      ['향후 6개월 sales 예측', 6],
      ['önümüzdeki 6 ay için sales tahmini', 6],
      ['prognoza sales na 6 miesięcy', 6],
      ['Prévision des sales pour les 6 prochains mois', 6],
      ['previsión de sales para los próximos 6 meses', 6],
      ['salesを6か月予測して', 6],
      ['预测未来6个月的sales', 6],
    ] as const),
  )('[A-09] answers %s', async (question, count) => {
    const job = await client.jobs.ask({
      session_id: await ownSession(),
      dataset_id: datasets.long,
      question,
    })
    expect(job.status).toBe('answered')
    expect(job.result?.answer).toHaveLength(count)
    for (const [step, [month, value]] of (job.result?.answer ?? []).entries()) {
      expect(month).toBe(`${monthAt(months + step)}-01`)
      expect(Math.abs(Number(value) / salesIn(months + step) - 1)).toBeLessThan(0.01)
    }
  })

  it('[A-09] foretells the periods that are asked for', async () => {
    const question = 'predict sales for the next quarter'
    const job = await client.jobs.ask({ session_id: await ownSession(), dataset_id: datasets.long, question })
    const [[quarter, value] = [], ...others] = job.result?.answer ?? []
    expect([quarter, others]).toEqual(['2024-01-01', []])
    const wanted = salesIn(months) + salesIn(months + 1) + salesIn(months + 2)
    expect(Math.abs(Number(value) / wanted - 1)).toBeLessThan(0.01)
  })

  it('[P-13] is not made of too few periods', async () => {
    const job = await run('short', planWith())
    expect(job.result?.rows).toHaveLength(8)
    expect(wordsOf(job)).toBe('There are too few complete periods to make a forecast from: 8.')
  })

  it('[P-13] names what it cannot foretell', async () => {
    const wrong = [
      [{ ahead: 0 }, /periods are foretold, not 0/],
      [{ of: 'month' }, /not integer or number/],
      [{ when: 'total sales' }, /not the first moments of periods/],
      [{ of: 'profit' }, /there is no column "profit"/],
      [{ share: 2 }, /an interval holds/],
    ] as const
    for (const [changed, message] of wrong)
      expect((await expectFailure(run('long', planWith(changed)), 300001)).message).toMatch(message)
  })
})
