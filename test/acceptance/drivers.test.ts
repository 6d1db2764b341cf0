import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import type { JobRecord, Language } from '@auger/contract'
import type { Client } from '@auger/sdk'
import { waysOf } from '../some-of.ts'
import { datasetOf, fixture } from './dataset-of.ts'
import { clientOf, newUser, useService } from './service.ts'

const grouping = ['city', 'category', 'channel'] as const

/** By pandas and scipy, as test/fixtures/courses/bakery.py writes it. */
interface Expected {
  readonly explained: {
    readonly [Of in (typeof grouping)[number]]: readonly [etaSquared: number, pValue: number]
  }
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
  return client.jobs.ask({ session_id, dataset_id, question })
}

const wordsOf = ({ blocks }: JobRecord): string =>
  blocks.flatMap((block) => (block.type === 'MESSAGE' ? [block.content] : [])).join('\n')

const near = (value: unknown): number => Number(Number(value).toPrecision(6))

describe('what a figure depends on', () => {
  it.each(
    waysOf([
      ['EN', 'What drives revenue?'],
      ['DE', 'Was treibt den Umsatz?'],
      ['FR', "Qu'est-ce qui explique le chiffre d'affaires ?"],
      ['ES', '¿Qué explica los ingresos?'],
      ['JA', '売上の要因は？'],
      ['ZH-CN', '收入的驱动因素'],
    ] as readonly (readonly [Language, string])[]),
  )('[A-66] is told by how much each column of groups explains of it, in %s: %s', async (_, question) => {
    const job = await ask(question)
    const found = (job.results ?? []).flatMap(({ columns, rows }) =>
      columns.some(({ name }) => name === 'figure')
        ? grouping.flatMap((column) => {
            const [first, second] = rows
            return String(first?.[0]).includes('η²') && String(first?.[0]).includes(column)
              ? [[column, [near(first?.[1]), near(second?.[1])]] as const]
              : []
          })
        : [],
    )
    expect(Object.fromEntries(found), wordsOf(job)).toEqual(
      Object.fromEntries(grouping.map((column) => [column, expected.explained[column].map(near)])),
    )
    expect(wordsOf(job)).not.toMatch(/cause/i)
  })
})
