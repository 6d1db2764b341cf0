import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import type { JobRecord, Language } from '@auger/contract'
import type { Client } from '@auger/sdk'
import { waysOf } from '../some-of.ts'
import { datasetOf, fixture } from './dataset-of.ts'
import { clientOf, newUser, useService } from './service.ts'

interface Line {
  readonly slope: number
  readonly rSquared: number
  readonly pValue: number
  readonly periods: number
}
interface Growth {
  readonly growth: number
  readonly first: number
  readonly last: number
  readonly periods: number
}
type Asked = readonly (readonly [Language, string])[]

/** What pandas and scipy find, as test/fixtures/courses/bakery.py writes it. */
type Expected = { readonly [Of in 'monthly' | 'quarterly' | 'monthlyBerlin' | 'monthly2023']: Line } & {
  readonly [Of in 'yearlyGrowth' | 'growth2021To2023' | 'monthlyGrowth']: Growth
}

const service = useService()
let client: Client
let expected: Expected
let dataset_id = ''
beforeAll(async () => {
  client = clientOf(service(), newUser())
  expected = JSON.parse(await readFile(fixture('courses/bakery.json'), 'utf8')) as Expected
  dataset_id = (await datasetOf(client, 'courses/bakery.csv')).id
})

async function ask(question: string): Promise<JobRecord> {
  const { id: session_id } = await client.sessions.create()
  const job = await client.jobs.ask({ session_id, dataset_id, question })
  // A user has fewer sessions than there are questions here.
  await client.sessions.delete(session_id)
  return job
}

const wordsOf = ({ blocks }: JobRecord): string =>
  blocks.flatMap((block) => (block.type === 'MESSAGE' ? [block.content] : [])).join('\n')

/** The figures of a result, in its order. */
const valuesOf = ({ result }: JobRecord): readonly number[] =>
  (result?.rows ?? []).map((row) => Number(row.at(-1)))

const near = (values: readonly number[]): readonly number[] =>
  values.map((value) => Number(value.toPrecision(9)))

const lineOf = ({ slope, rSquared, pValue, periods }: Line): readonly number[] =>
  near([slope, rSquared, pValue, periods])

const growthOf = ({ growth, first, last, periods }: Growth): readonly number[] =>
  near([growth, first, last, periods])

async function expectFigures(question: string, figures: readonly number[]): Promise<void> {
  const job = await ask(question)
  expect(job.status, wordsOf(job)).toBe('answered')
  expect(near(valuesOf(job))).toEqual(figures)
  expect(near(job.result?.answer[0]?.map(Number) ?? [])).toEqual(figures.slice(0, 1))
}

const slopes: Asked = [
  ['EN', 'what is the trend of revenue per month'],
  ['EN', 'how much does revenue grow per month on average (linear trend)'],
  ['EN', 'how much does revenue grow per month on average'],
  ['EN', 'slope of sales over time'],
  ['DE', 'Wie ist der Trend des Umsatzes pro Monat?'],
  ['DE', 'Steigung des Umsatzes pro Monat'],
  ['FR', "Quelle est la tendance du chiffre d'affaires par mois ?"],
  ['FR', "pente du chiffre d'affaires par mois"],
  ['ES', '¿Cuál es la tendencia de los ingresos por mes?'],
  ['ES', 'pendiente de los ingresos por mes'],
  ['JA', '月ごとの売上の傾きは？'],
  ['ZH-CN', '每月收入的斜率是多少？'],
  ['ZH-CN', '每月收入的趋势是什么？'],
]

describe('the slope of a trend', () => {
  it.each(waysOf(slopes))('[A-61] is that of the line through all months, in %s: %s', async (_, question) => {
    await expectFigures(question, lineOf(expected.monthly))
  })

  it.each([
    ['EN', 'slope of revenue by quarter', 'quarterly'],
    ['EN', 'what is the slope of revenue per month in Berlin?', 'monthlyBerlin'],
    ['DE', 'Steigung des Umsatzes pro Monat im Jahr 2023', 'monthly2023'],
  ] as const)('[A-61] of other periods and rows, in %s: %s', async (_, question, of) => {
    await expectFigures(question, lineOf(expected[of]))
  })

  it('[A-61] is said in a sentence with how sure it is, and drawn', async () => {
    const all = await ask('what is the slope of revenue per month?')
    expect(wordsOf(all)).toContain(
      'The linear trend of total revenue is **40.98** per month, over 48 periods',
    )
    expect(wordsOf(all)).not.toContain('chance')
    expect(all.blocks.some(({ type }) => type === 'IMAGE')).toBe(true)
    const one = await ask('slope of revenue per month in 2023')
    expect(expected.monthly2023.pValue).toBeGreaterThan(0.05)
    expect(wordsOf(one)).toContain('So little a change may also be chance.')
  })

  it.each([
    ['EN', 'slope of revenue per month by city'],
    ['EN', 'slope of discount per month'],
  ] as Asked)('[A-61] is not guessed where more is asked, in %s: %s', async (_, question) => {
    const job = await ask(question)
    expect(['not_in_data', 'clarify'], wordsOf(job)).toContain(job.status)
  })

  it.each([['EN', 'revenue trend by month']] as Asked)(
    '[A-61] a course is still told period by period, in %s: %s',
    async (_, question) => {
      expect((await ask(question)).result?.rows).toHaveLength(expected.monthly.periods)
    },
  )
})

const yearly: Asked = [
  ['EN', 'CAGR of revenue from 2020 to 2023'],
  ['EN', 'average annual growth of revenue'],
  ['DE', 'CAGR des Umsatzes von 2020 bis 2023'],
  ['DE', 'Durchschnittliches jährliches Wachstum des Umsatzes'],
  ['FR', "TCAC du chiffre d'affaires de 2020 à 2023"],
  ['FR', "croissance annuelle moyenne du chiffre d'affaires"],
  ['ES', 'CAGR de los ingresos de 2020 a 2023'],
  ['ES', 'crecimiento anual medio de los ingresos'],
  ['JA', '2020年から2023年までの売上のCAGR'],
  ['ZH-CN', '2020年到2023年收入的年均复合增长率'],
]

describe('growth on average', () => {
  it.each(waysOf(yearly))(
    '[A-62] is compound from the first year to the last, in %s: %s',
    async (_, question) => {
      await expectFigures(question, growthOf(expected.yearlyGrowth))
    },
  )

  it.each([
    ['EN', 'CAGR of revenue from 2021 to 2023', 'growth2021To2023'],
    ['EN', 'average monthly growth rate of revenue', 'monthlyGrowth'],
    ['ZH-CN', '收入的月平均增长率', 'monthlyGrowth'],
  ] as const)('[A-62] of other periods, in %s: %s', async (_, question, of) => {
    await expectFigures(question, growthOf(expected[of]))
  })

  it('[A-62] says that it is compound, and from what to what', async () => {
    expect(wordsOf(await ask('CAGR of revenue'))).toContain(
      'grew by **27.2%** per year on average: compound growth from 15,350.58 in the first to 31,615.18 in the last of 4 periods.',
    )
  })
})
