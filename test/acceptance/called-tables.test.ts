import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import type { JobRecord } from '@auger/contract'
import type { Client } from '@auger/sdk'
import { waysOf } from '../some-of.ts'
import { expectAnswer, type Answer } from './answers.ts'
import { datasetOf, fixture } from './dataset-of.ts'
import { clientOf, newUser, useService } from './service.ts'

/** What pandas finds, as test/fixtures/growth/growth.py writes it. */
interface Expected {
  readonly byRegion: Answer
  readonly of2024: Answer
  readonly countOf2024: Answer
}

const service = useService()
let client: Client
let dataset_id: string
let expected: Expected
beforeAll(async () => {
  client = clientOf(service(), newUser())
  expected = JSON.parse(await readFile(fixture('growth/growth.json'), 'utf8')) as Expected
  dataset_id = (await datasetOf(client, 'growth/sales.csv')).id
})

async function ask(question: string): Promise<JobRecord> {
  const { id: session_id } = await client.sessions.create()
  return client.jobs.ask({ session_id, dataset_id, question })
}

describe('what a file of sales is called', () => {
  it.each(
    waysOf([
      ['EN', 'sales by region'],
      ['EN', 'show sales by region'],
      ['DE', 'Umsatz je Region'],
      ['FR', 'Ventes par région'],
      ['ES', 'ventas por región'],
      ['ZH-CN', '各地区的销售额'],
      ['JA', '地域別の売上'],
    ]),
  )('[A-72] is the column of what came in, in %s: %s', async (_, question) =>
    expectAnswer(await ask(question), { question, answer: expected.byRegion, anyOrder: true }),
  )

  it.each([
    ['EN', 'What were sales in 2024?'],
    ['FR', 'ventes en 2024'],
    ['ES', 'ventas en 2024'],
    ['DE', 'Umsatz 2024'],
  ])('[A-72] is that of a period, in %s: %s', async (_, question) =>
    expectAnswer(await ask(question), { question, answer: expected.of2024 }),
  )

  it('[A-72] is its rows where they are counted', async () => {
    const question = 'how many sales were there in 2024?'
    expectAnswer(await ask(question), { question, answer: expected.countOf2024 })
  })

  it('[A-72] is its rows where they are shown', async () => {
    const { result } = await ask('show me the sales')
    expect(result?.rows[0]).toEqual(['2023-01-02', 'East', 'Kettle', 18, 406.93, 455.53, null])
  })
})
