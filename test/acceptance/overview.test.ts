import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import type { JobRecord, Language } from '@auger/contract'
import type { Client } from '@auger/sdk'
import { addSource } from './dataset-of.ts'
import expected from './fixtures/bike-orders.json' with { type: 'json' }
import { clientOf, newUser, useService } from './service.ts'

const service = useService()

let client: Client
let dataset_id = ''
beforeAll(async () => {
  client = clientOf(service(), newUser())
  const orders = await readFile(new URL('fixtures/bike-orders.csv', import.meta.url), 'utf8')
  dataset_id = (await client.datasets.create({ name: 'bike orders' })).id
  await addSource(client, dataset_id, 'bike-orders.csv', orders)
})

async function ask(question: string): Promise<JobRecord> {
  const { id: session_id } = await client.sessions.create()
  const job = await client.jobs.ask({ session_id, dataset_id, question })
  expect(['answered', 'assumed'], `${question}: ${job.status}`).toContain(job.status)
  return job
}

const wordsOf = ({ blocks }: JobRecord): readonly string[] =>
  blocks.flatMap((block) => (block.type === 'MESSAGE' ? [block.content] : []))

const near = (cell: unknown): unknown => (typeof cell === 'number' ? Number(cell.toFixed(6)) : cell)

/** What each finding is about: the column that its result is told by. */
function aboutOf({ columns, rows }: NonNullable<JobRecord['results']>[number]): string {
  const names = columns.map(({ name }) => name)
  const known = ['customer', 'region', 'delivery_days', 'channel'].find((name) => names.includes(name))
  if (known !== undefined) return known
  if (rows.length === expected.months.length) return 'day'
  return rows.some((row) => String(row[0]).includes('rating')) ? 'rating' : names.join()
}

const questions: readonly (readonly [Language, string])[] = [
  ['EN', 'What is interesting here?'],
  ['EN', 'Key insights for my board'],
  ['DE', 'Was ist an den Daten interessant?'],
  ['FR', 'Résume les données'],
  ['ES', '¿Qué hay de interesante en los datos?'],
  ['IT', 'Riassumi i dati'],
  ['PT', 'Resuma os dados'],
  ['RU', 'Сделай обзор данных'],
  ['JA', 'このデータで興味深い点は？'],
  ['KO', '데이터를 요약해줘'],
  ['ZH-CN', '请总结一下这些数据'],
  ['ZH-TW', '總結一下這些資料'],
  ['PL', 'Podsumuj dane'],
  ['TR', 'Verileri özetle'],
  ['ID', 'Ringkas data'],
  ['VI', 'Tóm tắt dữ liệu'],
  ['AR', 'لخص البيانات'],
  ['HI', 'डेटा का सारांश'],
]

describe('an overview', () => {
  it.each(questions)('[A-17] tells what surprises most first, in %s: %s', async (_, question) => {
    const { results: [whole, ...others] = [], blocks } = await ask(question)
    expect(whole?.rows[0]?.slice(0, 2)).toEqual([expected.rows, expected.revenue])
    expect(others.map(aboutOf)).toEqual(expected.order)
    const found = new Map(others.map((one) => [aboutOf(one), one]))
    expect(found.get('day')?.rows.map(([, value]) => value)).toEqual(expected.months)
    for (const column of ['customer', 'region'] as const) {
      const { first, value, share } = expected[column]
      expect(found.get(column)?.rows[0]?.map(near)).toEqual([first, value, near(share)])
    }
    expect(near(found.get('rating')?.answer[0]?.[0])).toBe(near(expected.ratingAndDelivery))
    expect(found.get('delivery_days')?.rows).toEqual(expected.far)
    expect(blocks.filter(({ type }) => type === 'IMAGE').length).toBeGreaterThanOrEqual(4)
  })

  it('[A-17] says each finding in a sentence, with what the largest have together', async () => {
    const words = wordsOf(await ask('overview'))
    // 101400 / 428880 and 208930 / 428880, as pandas has them.
    const told = (text: string) => words.find((one) => one.includes(text))
    expect(told('Customer 001')).toContain(
      '**Customer 001** leads in total revenue: **101,400**, 23.6% of all; the top 10 together have 75.2%.',
    )
    expect(told('North')).toContain('**North** leads in total revenue: **208,930**, 48.7% of all.')
    expect(told('B-0401')).toContain('Values of delivery days far from all others: 1')
    expect(told('756')).toContain('What a row is: order, told apart by order.')
  })

  it('[A-17] says nothing of what is as even as chance makes it', async () => {
    const { results = [] } = await ask('overview')
    expect(results.map(aboutOf)).not.toContain('channel')
  })

  it('[A-17] is the same each time it is asked', async () => {
    const [one, other] = [await ask('summary'), await ask('summary')]
    expect(one.results).toEqual(other.results)
    expect(wordsOf(one)).toEqual(wordsOf(other))
  })
})

const described: readonly (readonly [Language, string])[] = [
  ['EN', 'Describe the columns'],
  ['DE', 'Beschreibe die Spalten'],
  ['FR', 'Décris les colonnes'],
  ['ES', 'Describe las columnas'],
  ['JA', '列を説明して'],
  ['ZH-CN', '描述各列'],
]

describe('the columns of a table', () => {
  it.each(described)('[A-20] are described by what they hold, in %s: %s', async (_, question) => {
    const { result, results } = await ask(question)
    expect(results).toBeUndefined()
    const cells = (result?.rows[0] ?? []).map(near)
    for (const column of ['units', 'price', 'rating'] as const) {
      const [low, high, mean] = expected.columns[column].map(near)
      const at = cells.findIndex((cell, place) => cell === low && cells[place + 2] === mean)
      expect(cells.slice(at, at + 3), column).toEqual([low, high, mean])
    }
    for (const count of Object.values(expected.distinct)) expect(cells).toContain(count)
  })

  it('[A-20] are each said in a sentence', async () => {
    const words = wordsOf(await ask('Describe the columns')).join('\n')
    expect(words).toContain('units lies between 1 and 5, 3.07 on average.')
    expect(words).toContain('day runs from Jan 1, 2023 to Dec 31, 2024.')
  })
})

it('[A-20] the first ten rows are listed as the file has them', async () => {
  const { result } = await ask('first ten rows')
  expect(result?.rows.map(([order]) => order)).toEqual(
    Array.from({ length: 10 }, (_, at) => `B-${String(at + 1).padStart(4, '0')}`),
  )
})

it('[A-18] the overview of a dataset tells the same, in the same words', async () => {
  const { summary } = await client.datasets.overview(dataset_id)
  const told = wordsOf(await ask('Give me an overview'))
    .flatMap((words) => words.split('\n\n'))
    .filter((words) => words.includes('**') || words.includes('Values of'))
    .map((words) => words.replaceAll('**', ''))
  expect(told).toHaveLength(6)
  for (const words of told) expect(summary).toContain(words)
})
