import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Cell } from '@auger/contract'
import type { Client } from '@auger/sdk'
import { datasetOf, fixture } from './dataset-of.ts'
import { clientOf, newUser, useService } from './service.ts'

type Row = readonly Cell[]
type Asked = 'minutesIn2023' | 'unpaid' | 'worstMonth' | 'busiest' | 'delayByFreight' | 'passengers'

/** What pandas finds, as test/fixtures/linking/linking.py writes it. */
let expected: Readonly<Record<Asked, readonly Row[]>>
const service = useService()
let client: Client
let treks: string
let crossings: string
beforeAll(async () => {
  client = clientOf(service(), newUser())
  expected = JSON.parse(await readFile(fixture('linking/linking.json'), 'utf8')) as typeof expected
  treks = (await datasetOf(client, 'linking/riders.csv', 'linking/treks.csv', 'linking/stages.csv')).id
  crossings = (await datasetOf(client, 'linking/crossings.csv', 'linking/variables.csv')).id
})

async function ask(dataset_id: string, question: string): Promise<readonly Row[]> {
  const { id: session_id } = await client.sessions.create()
  const { status, result } = await client.jobs.ask({ session_id, dataset_id, question })
  await client.sessions.delete(session_id)
  expect(['answered', 'assumed'], `${question}: ${status}`).toContain(status)
  return (result?.answer ?? []).map((row) =>
    row.map((cell) => (typeof cell === 'number' ? Number(cell.toFixed(6)) : cell)),
  )
}

const near = (rows: readonly Row[]): readonly Row[] =>
  rows.map((row) => row.map((cell) => (typeof cell === 'number' ? Number(cell.toFixed(6)) : cell)))

const inOrder = (rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))

describe('what words are about', () => {
  it.each([
    ['EN', 'total minutes in 2023'],
    ['DE', 'Summe der Minuten im Jahr 2023'],
    ['FR', 'total des minutes en 2023'],
  ] as const)(
    '[A-44] a year is that of the event and not of who took part, in %s: %s',
    async (_, question) => {
      expect(await ask(treks, question)).toEqual(expected.minutesIn2023)
    },
  )

  it.each([
    ['EN', 'How many treks are unpaid?'],
    ['DE', 'Wie viele Treks sind unbezahlt?'],
  ] as const)('[A-44] what is unpaid has no date of payment, in %s: %s', async (_, question) => {
    expect(await ask(treks, question)).toEqual(expected.unpaid)
  })
})

describe('a table that describes the columns of another', () => {
  it.each([
    ['EN', 'average delay by kind of freight'],
    ['EN', 'What is the average delay at departure per kind of freight?'],
  ] as const)('[A-45] says what they are called, in %s: %s', async (_, question) => {
    expect(inOrder(await ask(crossings, question))).toEqual(inOrder(near(expected.delayByFreight)))
  })

  it.each([
    ['EN', 'total passengers'],
    ['DE', 'Summe der Passagiere'],
  ] as const)('[A-45] and is none of the data, in %s: %s', async (_, question) => {
    expect(await ask(crossings, question)).toEqual(expected.passengers)
  })
})
