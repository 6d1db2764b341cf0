import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Cell } from '@auger/contract'
import type { Client } from '@auger/sdk'
import { waysOf } from '../some-of.ts'
import { datasetOf, fixture } from './dataset-of.ts'
import { clientOf, newUser, useService } from './service.ts'

type Row = readonly Cell[]

/** What pandas finds, as test/fixtures/dispatch/dispatch.py writes it. */
interface Expected {
  readonly clients: number
  readonly clientsInUlm: number
  readonly orders: number
  readonly salesByCity: readonly Row[]
  readonly shippedInMarch: number
  readonly deliveredByMonth: readonly Row[]
  readonly sides: Row
  readonly totalSides: Row
}

const service = useService()
let client: Client
let dataset_id: string
let expected: Expected
beforeAll(async () => {
  client = clientOf(service(), newUser())
  expected = JSON.parse(await readFile(fixture('dispatch/dispatch.json'), 'utf8')) as Expected
  dataset_id = (await datasetOf(client, 'dispatch/dispatch.csv')).id
})

/** The rows of an answer; undefined where nothing is claimed. */
async function told(question: string): Promise<readonly Row[] | undefined> {
  const { id: session_id } = await client.sessions.create()
  const { status, result } = await client.jobs.ask({ session_id, dataset_id, question })
  // A user has fewer sessions than there are questions here.
  await client.sessions.delete(session_id)
  return status === 'answered' || status === 'assumed' || status === 'partial'
    ? (result?.answer ?? [])
    : undefined
}

const near = (rows: readonly Row[]): readonly Row[] =>
  rows.map((row) => row.map((cell) => (typeof cell === 'number' ? Number(cell.toFixed(4)) : cell)))

const byName = (rows: readonly Row[]): readonly Row[] =>
  near(rows).toSorted((one, other) => (`${one[0]}` < `${other[0]}` ? -1 : 1))

describe('a word for what comes in', () => {
  it.each([
    ['EN', 'total revenue by city'],
    ['EN', 'turnover by city'],
    ['JA', '都市別の売上'],
    ['ZH-CN', '各城市的销售额'],
  ] as const)('[A-67] is the sales, and no target, tax, fee or cost, in %s: %s', async (_, question) => {
    expect(byName((await told(question)) ?? [])).toEqual(byName(expected.salesByCity))
  })

  it.each([
    ['DE', 'Umsatz nach Stadt'],
    ['FR', "chiffre d'affaires par ville"],
    ['ES', 'ingresos por ciudad'],
    ['PT', 'receita por cidade'],
  ] as const)('[A-67] is never anything else, in %s: %s', async (_, question) => {
    const rows = await told(question)
    if (rows !== undefined) expect(byName(rows)).toEqual(byName(expected.salesByCity))
  })
})

describe('a month of a year that the data does not have', () => {
  it.each(
    waysOf([
      ['EN', 'total net sales in July 2021'],
      ['DE', 'Summe net sales im Juli 2021'],
      ['FR', 'total net sales en juillet 2021'],
      ['ES', 'total net sales en julio de 2021'],
      ['JA', '2021年7月のnet salesの合計'],
      ['ZH-CN', '2021年7月的net sales总和'],
    ] as const),
  )('[A-68] is not that month of other years, in %s: %s', async (_, question) => {
    const rows = await told(question)
    expect((rows ?? []).flat().filter((cell) => typeof cell === 'number' && cell !== 0)).toEqual([])
  })
})

describe('a period beside a word for what happened', () => {
  it.each([
    ['EN', 'total net sales of orders shipped in March 2024'],
    ['EN', 'total net sales shipped in March 2024'],
  ] as const)('[A-69] is of that date, in %s: %s', async (_, question) => {
    expect(near((await told(question)) ?? [])).toEqual(near([[expected.shippedInMarch]]))
  })

  it.each(
    waysOf([
      ['EN', 'number of orders delivered per month in 2024'],
      ['EN', 'deliveries per month in 2024'],
      ['DE', 'Anzahl geliefert pro Monat 2024'],
      ['FR', 'livraisons par mois en 2024'],
      ['ES', 'entregas por mes en 2024'],
      ['JA', '2024年の月別配達数'],
      ['PT', 'entregas por mês em 2024'],
      ['IT', 'consegne al mese nel 2024'],
    ] as const),
  )('[A-69] never parts rows by another date, in %s: %s', async (_, question) => {
    const rows = await told(question)
    const counts = new Map(expected.deliveredByMonth.map(([month, count]) => [month, count]))
    for (const [month, count] of rows ?? []) expect(count).toBe(counts.get(`${month}`.slice(0, 7)))
  })
})

describe('what rows have and what they lack', () => {
  it.each([
    ['EN', 'average net sales of orders with discount vs without discount', 'sides'],
    ['EN', 'total net sales with or without discount', 'totalSides'],
  ] as const)('[A-70] are two sides, in %s: %s', async (_, question, which) => {
    expect(near((await told(question)) ?? [])).toEqual(near([expected[which]]))
  })

  it.each(
    waysOf([
      ['EN', 'average net sales with and without discount'],
      ['DE', 'durchschnittliche net sales mit und ohne discount'],
      ['FR', 'net sales moyen avec et sans discount'],
      ['ES', 'net sales promedio con y sin discount'],
      ['PT', 'net sales médio com e sem discount'],
      ['IT', 'net sales medio con e senza discount'],
    ] as const),
  )('[A-70] are never one of them alone, in %s: %s', async (_, question) => {
    const rows = await told(question)
    if (rows !== undefined) expect(near(rows)).toEqual(near([expected.sides]))
  })
})

describe('how many of what several rows tell of', () => {
  it('[A-71] are the different ones', async () => {
    expect(await told('how many clients are there?')).toEqual([[expected.clients]])
  })

  it.each(
    waysOf([
      ['EN', 'how many clients are in Ulm?', 'clientsInUlm'],
      ['EN', 'how many orders are there?', 'orders'],
      ['DE', 'Wie viele clients gibt es?', 'clients'],
      ['FR', 'combien de clients y a-t-il ?', 'clients'],
      ['ES', '¿cuántos clients hay?', 'clients'],
      ['PT', 'quantos clients existem?', 'clients'],
      ['IT', 'quanti clients ci sono?', 'clients'],
    ] as const),
  )('[A-71] are never rows, in %s: %s', async (_, question, which) => {
    expect([undefined, `[[${expected[which]}]]`]).toContain(JSON.stringify(await told(question)))
  })
})
