import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import type { JobRecord, Language } from '@auger/contract'
import type { Client } from '@auger/sdk'
import { waysOf } from '../some-of.ts'
import { datasetOf, fixture } from './dataset-of.ts'
import { clientOf, newUser, useService } from './service.ts'

/** As it is and as it would be, by pandas: test/fixtures/courses/bakery.py. */
type Case = 'priceUp2' | 'priceDownHalfInBerlin' | 'unitsUp10' | 'costDown500AMonth' | 'costUp1AnOrder'
type Expected = { readonly [Of in Case]: readonly [is: number, would: number] }

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

const questions: readonly (readonly [Language, Case, string])[] = [
  ['EN', 'priceUp2', 'what if every price went up by 2 euros'],
  ['EN', 'priceUp2', 'What would revenue be if prices rose by 2?'],
  ['EN', 'priceDownHalfInBerlin', 'what if prices fell by 0.5 in Berlin'],
  ['EN', 'unitsUp10', 'what if we sold 10 more units per order'],
  ['EN', 'costDown500AMonth', 'what if costs fell by 500 a month'],
  ['EN', 'costUp1AnOrder', 'what if costs rose by 1 per order'],
  ['DE', 'priceUp2', 'Was wäre, wenn die Preise um 2 Euro steigen?'],
  ['DE', 'costDown500AMonth', 'Wie hoch wäre der Gewinn, wenn die Kosten um 500 pro Monat sinken?'],
  ['FR', 'priceUp2', 'Et si les prix augmentaient de 2 euros ?'],
  ['FR', 'costDown500AMonth', 'Et si les coûts baissaient de 500 par mois ?'],
  ['ES', 'priceUp2', '¿Qué pasaría si los precios suben 2 euros?'],
  ['ES', 'costDown500AMonth', '¿Qué pasaría si los costes bajan 500 al mes?'],
  ['JA', 'priceUp2', '価格が2ユーロ上がったらどうなりますか？'],
  ['JA', 'costDown500AMonth', 'コストが毎月500下がったらどうなりますか？'],
  ['ZH-CN', 'priceUp2', '如果价格上涨2欧元会怎样？'],
  ['ZH-CN', 'costDown500AMonth', '如果成本每月下降500会怎样？'],
]

describe('what would be by an amount', () => {
  it.each(waysOf(questions))(
    '[A-65] is told with what is and the difference, in %s: %s %s',
    async (_, of, question) => {
      const job = await ask(question)
      expect(job.status, wordsOf(job)).toBe('assumed')
      const [is, would] = expected[of]
      const cells = (job.result?.rows[0] ?? []).map((cell) => Number(Number(cell).toFixed(4)))
      expect(cells).toEqual([is, would, would - is].map((value) => Number(value.toFixed(4))))
    },
  )

  it.each([
    [
      'what if every price went up by 2 euros',
      'This is total revenue + 2 × total units, with units unchanged.',
    ],
    [
      'what if we sold 10 more units per order',
      'This is total revenue + 10 × total price, with price unchanged.',
    ],
    ['what if costs fell by 500 a month', '+ 500 × 48, with revenue unchanged.'],
  ])('[A-65] says its formula: %s', async (question, formula) => {
    expect(wordsOf(await ask(question))).toContain(formula)
  })

  it.each([
    'what if we sold 10 more units',
    'what if costs fell by 500 a month in 2023',
    'what if wages fell by 500 a month',
    'what would profit be if we sold 10 more units per order',
  ])('[A-65] is not guessed where no formula is known: %s', async (question) => {
    const job = await ask(question)
    expect(['not_in_data', 'clarify'], wordsOf(job)).toContain(job.status)
  })
})
