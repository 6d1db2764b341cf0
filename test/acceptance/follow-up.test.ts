import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Cell } from '@auger/contract'
import type { Client } from '@auger/sdk'
import { waysOf } from '../some-of.ts'
import { datasetOf, fixture } from './dataset-of.ts'
import { clientOf, newUser, useService } from './service.ts'

type Row = readonly Cell[]

/** What pandas finds, as test/fixtures/follow/follow.py writes it. */
interface Expected {
  readonly best: string
  readonly bestRevenue: number
  readonly second: string
  readonly worst: string
  readonly others: readonly Row[]
  readonly monthsOf2024: readonly number[]
  readonly all: number
}

const service = useService()
let client: Client
let dataset_id: string
let expected: Expected
beforeAll(async () => {
  client = clientOf(service(), newUser())
  expected = JSON.parse(await readFile(fixture('follow/follow.json'), 'utf8')) as Expected
  dataset_id = (await datasetOf(client, 'growth/sales.csv')).id
})

/** The answer to the last of the questions, asked one after the other. */
async function converse(...questions: readonly string[]): Promise<readonly Row[]> {
  const { id: session_id } = await client.sessions.create()
  let answer: readonly Row[] = []
  for (const question of questions) {
    const { status, result } = await client.jobs.ask({ session_id, dataset_id, question })
    expect(['answered', 'assumed'], `${question}: ${status}`).toContain(status)
    answer = result?.answer ?? []
  }
  // A user has fewer sessions than there are talks here.
  await client.sessions.delete(session_id)
  return answer
}

const figure = (rows: readonly Row[]): number => {
  expect(rows).toHaveLength(1)
  return Number(rows[0]?.at(-1))
}

const best = {
  EN: 'Which region has the highest total revenue?',
  DE: 'Welche Region hat den höchsten Umsatz insgesamt?',
  ES: '¿Qué región tiene los mayores ingresos totales?',
  FR: "Quelle région a le chiffre d'affaires total le plus élevé ?",
  PT: 'Qual região tem a maior receita total?',
  RU: 'В каком регионе самая высокая общая выручка?',
  'ZH-CN': '哪个地区的总收入最高？',
} as const

describe('what came first in the answer before', () => {
  it.each(
    waysOf([
      ['EN', 'how much was it?'],
      ['EN', 'how much?'],
      ['DE', 'wie viel war das?'],
      ['ES', '¿cuánto fue?'],
      ['FR', 'combien ?'],
      ['PT', 'quanto foi?'],
      ['RU', 'сколько это было?'],
      ['ZH-CN', '是多少？'],
    ] as const),
  )('[A-27] its figure is told again, in %s: %s', async (language, question) => {
    expect(figure(await converse(best[language], question))).toBeCloseTo(expected.bestRevenue, 6)
  })

  it.each(
    waysOf([
      ['EN', 'and the second?'],
      ['DE', 'und die zweite?'],
      ['ES', '¿y la segunda?'],
      ['FR', 'et la deuxième ?'],
      ['RU', 'а второй?'],
      ['ZH-CN', '第二名呢？'],
    ] as const),
  )('[A-27] the next in its order comes, in %s: %s', async (language, question) => {
    expect((await converse(best[language], question))[0]?.[0]).toBe(expected.second)
  })

  it('[A-27] the order is known after its first place was asked about', async () => {
    expect((await converse(best.EN, 'how much was it?', 'who was second?'))[0]?.[0]).toBe(expected.second)
    expect((await converse(best.EN, 'how much was it?', 'and the worst one?'))[0]?.[0]).toBe(expected.worst)
  })

  it('[A-27] the others are told without it', async () => {
    const others = await converse('total revenue by region', 'and the others?')
    expect(others.map(([name]) => name)).toEqual(expected.others.map(([name]) => name))
  })
})

describe('a question that names nothing of its own', () => {
  it.each([
    ['EN', 'total revenue in 2023', '2024 by month please'],
    ['DE', 'Umsatz 2023 insgesamt', '2024 nach Monat bitte'],
  ] as const)('[A-28] keeps the figure before it, in %s: %s; %s', async (_, first, next) => {
    const months = (await converse(first, next)).map((row) => Number(row.at(-1)))
    expect(months).toHaveLength(expected.monthsOf2024.length)
    for (const [at, month] of expected.monthsOf2024.entries()) expect(months[at]).toBeCloseTo(month, 6)
  })

  it('[A-28] is of everything again where it says so', async () => {
    expect(figure(await converse('total revenue in 2023', 'now for everything'))).toBeCloseTo(expected.all, 6)
  })
})
