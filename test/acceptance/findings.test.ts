import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import type { JobRecord, Language } from '@auger/contract'
import type { Plan } from '@auger/contract/plan'
import type { Client } from '@auger/sdk'
import { waysOf } from '../some-of.ts'
import { addSource } from './dataset-of.ts'
import { expectFailure } from './expect-failure.ts'
import { clientOf, newUser, useService } from './service.ts'

const service = useService()

/** Three values are missing, two rows are there again, one of them twice, and one amount lies far from the others. */
const faulty = `order,day,city,amount
A-01,2024-01-01,Berlin,10
A-02,2024-01-02,Rome,12
A-03,2024-01-03,,11
A-04,2024-01-04,Berlin,
A-04,2024-01-04,Berlin,
A-05,2024-01-05,Rome,9
A-06,2024-01-06,Rome,14
A-07,2024-01-07,Paris,13
A-08,2024-01-08,Paris,900
A-09,2024-01-09,Rome,12
A-09,2024-01-09,Rome,12
A-09,2024-01-09,Rome,12
A-10,2024-01-10,Berlin,8
A-11,2024-01-11,Rome,15
A-12,2024-01-12,Berlin,16
`

const report = `The harbour handled more containers than in any year before. Rain fell on many days in spring. Containers from the north passed the harbour mostly by rail. A new bakery opened near the gate last summer.

The harbour will build a second terminal for containers that come by rail. The flags were washed twice. Containers that come by rail pay a lower harbour fee.`

let client: Client
const datasets = { cafe: '', faulty: '' }
beforeAll(async () => {
  client = clientOf(service(), newUser())
  const cafe = new URL('../../packages/server/samples/cafe-sales.csv', import.meta.url)
  for (const [name, text] of [
    ['cafe', await readFile(cafe, 'utf8')],
    ['faulty', faulty],
  ] as const) {
    datasets[name] = (await client.datasets.create({ name })).id
    await addSource(client, datasets[name], `${name}.csv`, text)
  }
})

async function ask(of: keyof typeof datasets, question: string): Promise<JobRecord> {
  const { id: session_id } = await client.sessions.create()
  const job = await client.jobs.ask({ session_id, dataset_id: datasets[of], question })
  expect(['answered', 'assumed'], `${question}: ${job.status}`).toContain(job.status)
  return job
}

const wordsOf = ({ blocks }: JobRecord): string =>
  blocks.flatMap((block) => (block.type === 'MESSAGE' ? [block.content] : [])).join('\n')

const resultWith = ({ results = [] }: JobRecord, column: string) =>
  results.find(({ columns }) => columns.some(({ name }) => name === column))

/** As pandas computes them. */
const cafe = {
  rows: 400,
  revenue: 22_809.3,
  months: [1614.2, 2329.7, 1857.3, 1977.1, 2151.8, 1797.4, 2037.8, 2131, 1577.6, 1392.6, 2012.6, 1930.2],
  products: [
    ['Latte', 6220.6],
    ['Espresso', 5500],
    ['Filter coffee', 4010.7],
    ['Cheesecake', 3689.2],
    ['Croissant', 3388.8],
  ],
  cities: [
    ['Berlin', 6617.4],
    ['Lisbon', 6026.8],
    ['Madrid', 4418.8],
    ['Porto', 3544],
    ['Hamburg', 2202.3],
  ],
  fromSeptemberToOctober: { Berlin: -144.1, Hamburg: -62.3, Lisbon: 24.3, Madrid: 37.8, Porto: -40.7 },
}

const near = (rows: readonly (readonly unknown[])[]): readonly (readonly unknown[])[] =>
  rows.map((row) => row.map((cell) => (typeof cell === 'number' ? Number(cell.toFixed(6)) : cell)))

const overviews: readonly (readonly [Language, string])[] = [
  ['EN', 'Summarise this for my board'],
  ['EN', 'what are the key insights?'],
  ['DE', 'Fasse die Daten zusammen'],
  ['FR', 'Fais un résumé des données'],
  ['ES', 'Resume los datos'],
  ['IT', 'Fammi una panoramica dei dati'],
  ['PT', 'Faça um resumo dos dados'],
  ['JA', 'このデータの概要を教えてください'],
  ['ZH-CN', '请总结一下这些数据'],
]

describe('an overview', () => {
  it.each(waysOf(overviews))(
    '[A-10] tells size, totals, time and who leads, in %s: %s',
    async (_, question) => {
      const job = await ask('cafe', question)
      const [whole, ...others] = job.results ?? []
      const byMonth = others.find(({ rows }) => rows.length === cafe.months.length)
      expect(job.result).toEqual({ columns: whole?.columns, rows: whole?.rows, answer: whole?.answer })
      expect(near(whole?.rows ?? [])[0]?.slice(0, 2)).toEqual([cafe.rows, cafe.revenue])
      expect(near(byMonth?.rows ?? []).map(([, value]) => value)).toEqual(cafe.months)
      for (const led of [cafe.products, cafe.cities]) {
        const found = others.find(({ rows }) => rows[0]?.[0] === led[0]?.[0])
        expect(near(found?.rows ?? []).map((row) => row.slice(0, 2))).toEqual(led)
      }
      for (const { title } of job.results ?? []) expect(title).not.toBe('')
      const tables = job.blocks.filter(({ type }) => type === 'TABLE')
      expect(tables.length).toBeGreaterThanOrEqual((job.results ?? []).length)
      expect(job.blocks.some(({ type }) => type === 'IMAGE')).toBe(true)
    },
  )

  it('[A-10] says the share of who leads, and how it went from the beginning', async () => {
    const words = wordsOf(await ask('cafe', 'Give me an overview'))
    // 6220.6 / 22809.3, 6617.4 / 22809.3 and 1930.2 / 1614.2 - 1.
    for (const told of ['27.3%', '29%', '19.6%', 'Jan 1, 2025', 'Dec 31, 2025']) expect(words).toContain(told)
  })

  it('[A-10] is of the rows that are named', async () => {
    const { result } = await ask('cafe', 'what can you tell me about Berlin?')
    expect(near(result?.rows ?? [])[0]?.[1]).toBe(6617.4)
  })

  it('[A-10] is none where a figure is asked for', async () => {
    const job = await ask('cafe', 'average revenue by city')
    expect(job.results).toBeUndefined()
  })

  it('[A-10] is replayed to the same results, and gone on from', async () => {
    const { id: session_id } = await client.sessions.create()
    const job = await client.jobs.ask({ session_id, dataset_id: datasets.cafe, question: 'overview' })
    expect(job.results?.length).toBeGreaterThan(2)
    const { same } = await client.jobs.replay(job.job_id)
    expect(same).toBe(true)
  })
})

const faults: readonly (readonly [Language, string, string, number])[] = [
  ['EN', 'Are there any duplicates?', 'number of duplicate rows', 3],
  ['EN', 'how many duplicate rows are there?', 'number of duplicate rows', 3],
  ['DE', 'Gibt es doppelte Zeilen?', 'Anzahl doppelter Zeilen', 3],
  ['FR', 'Y a-t-il des doublons ?', 'nombre de lignes en double', 3],
  ['ES', '¿Hay filas duplicadas?', 'número de filas duplicadas', 3],
  ['EN', 'Are there any missing values?', 'number of missing values', 3],
  ['DE', 'Gibt es fehlende Werte?', 'Anzahl fehlender Werte', 3],
  ['JA', 'データに欠損値はありますか？', '欠損値の数', 3],
  ['ZH-CN', '有缺失值吗？', '缺失值数量', 3],
]

describe('the quality of data', () => {
  it.each(faults)('[A-11] %s: %s', async (_, question, column, count) => {
    const job = await ask('faulty', question)
    expect(job.result?.columns.map(({ name }) => name)).toEqual([column])
    expect(job.result?.answer).toEqual([[count]])
  })

  it('[A-11] tells what is missing, repeated and far from the rest, with the rows that are there again', async () => {
    const job = await ask('faulty', 'How good is the data quality?')
    expect(resultWith(job, 'number of missing values')?.rows).toEqual([[3]])
    expect(resultWith(job, 'number of duplicate rows')?.rows).toEqual([[3]])
    expect(resultWith(job, 'number of outliers in amount')?.rows).toEqual([[1]])
    expect(resultWith(job, 'times')?.rows.map((row) => [row[0], row.at(-1)])).toEqual([
      ['A-09', 3],
      ['A-04', 2],
    ])
    const byColumn = job.results?.find(({ rows }) => rows.length === 2 && rows[0]?.length === 2)
    expect(byColumn?.rows.map(([, value]) => value)).toEqual([2, 1])
  })

  it('[A-11] shows no repeated rows where there are none', async () => {
    const job = await ask('cafe', 'Are there any duplicates?')
    expect(job.result?.answer).toEqual([[0]])
    expect(job.results).toBeUndefined()
  })
})

describe('why a figure changed', () => {
  it.each([
    ['EN', 'Why did revenue drop in October?'],
    ['DE', 'Warum ist der Umsatz im Oktober gefallen?'],
    ['ES', '¿Por qué bajaron los ingresos en octubre?'],
  ] as const)('[A-12] is told by what each group added to it, in %s: %s', async (_, question) => {
    const job = await ask('cafe', question)
    expect(near(job.result?.answer ?? [])).toEqual([[-185]])
    const byCity = job.results?.find(({ rows }) => rows.some(([name]) => name === 'Berlin'))
    const found = near(byCity?.rows ?? []).map((row) => [row[0], row.at(-1)])
    expect(Object.fromEntries(found)).toEqual(cafe.fromSeptemberToOctober)
    expect(wordsOf(job)).not.toMatch(/cause/i)
  })
})

describe('what a figure depends on', () => {
  it('[A-12] is told by its groups and by what it moves with', async () => {
    const { results = [] } = await ask('cafe', 'What drives revenue?')
    expect(near(results.find(({ rows }) => rows[0]?.[0] === 'Berlin')?.rows ?? [])).toEqual(cafe.cities)
    // pandas: frame[['units', 'revenue']].corr()
    expect(results.some(({ answer }) => Number(answer[0]?.[0]).toFixed(4) === '0.8736')).toBe(true)
  })
})

describe('an overview of documents', () => {
  it.each([
    ['EN', 'Summarise this document'],
    ['DE', 'Fasse das Dokument zusammen'],
    ['FR', 'Résume ce document'],
  ] as const)('[A-14] quotes the sentences that carry most, in %s: %s', async (_, question) => {
    const { id: dataset_id } = await client.datasets.create({ name: 'report' })
    await addSource(client, dataset_id, 'report.txt', report)
    const { id: session_id } = await client.sessions.create()
    const job = await client.jobs.ask({ session_id, dataset_id, question })
    expect(['answered', 'assumed']).toContain(job.status)
    const words = wordsOf(job)
    const quoted = report.split(/(?<=[.])\s+/).filter((sentence) => words.includes(sentence))
    expect(quoted.length).toBeGreaterThanOrEqual(3)
    expect(quoted.filter((sentence) => sentence.includes('harbour')).length).toBeGreaterThanOrEqual(2)
    expect(job.blocks.some(({ type }) => type === 'SOURCES')).toBe(true)
  })
})

describe('several questions in one', () => {
  it.each(
    waysOf([
      ['EN', 'What is the total revenue and which city has the highest revenue?'],
      ['EN', 'What is the total revenue? Which city has the highest revenue?'],
      ['DE', 'Wie hoch ist der Umsatz insgesamt und welche Stadt hat den höchsten Umsatz?'],
      ['FR', "Quel est le chiffre d'affaires total et quelle ville a le chiffre d'affaires le plus élevé ?"],
      ['ES', '¿Cuáles son los ingresos totales y qué ciudad tiene los mayores ingresos?'],
      ['IT', 'Qual è il ricavo totale e quale città ha il ricavo più alto?'],
      ['PT', 'Qual é a receita total e qual cidade tem a maior receita?'],
    ] as const),
  )('[A-13] are each answered, in %s: %s', async (_, question) => {
    const { results = [] } = await ask('cafe', question)
    expect(results.map(({ answer }) => near(answer)[0]?.[0])).toEqual([cafe.revenue, 'Berlin'])
  })

  it('[A-13] are answered in part where one of them is not, which is told', async () => {
    const { id: session_id } = await client.sessions.create()
    const question = 'What is the total revenue and who is the oldest employee?'
    const job = await client.jobs.ask({ session_id, dataset_id: datasets.cafe, question })
    expect(job.status).toBe('partial')
    expect(near(job.result?.answer ?? [])).toEqual([[cafe.revenue]])
    expect(wordsOf(job)).toContain('who is the oldest employee')
  })
})

it('[A-10] a plan with results that are none of its steps is refused', async () => {
  const { id: session_id } = await client.sessions.create()
  const plan: Plan = {
    version: 2,
    steps: [
      {
        id: 'one',
        input: { kind: 'table', tableId: 'cafe' },
        verbs: [{ kind: 'limit', count: 1 }],
        chart: 'none',
        answer: [],
      },
    ],
    results: ['two'],
  }
  const failure = await expectFailure(client.jobs.run(datasets.cafe, { session_id, plan }), 300001)
  expect(failure.message).toMatch(/"two" is no step/)
})
