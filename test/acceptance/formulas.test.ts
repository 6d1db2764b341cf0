import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Cell } from '@auger/contract'
import type { Client } from '@auger/sdk'
import { waysOf } from '../some-of.ts'
import { datasetOf, fixture } from './dataset-of.ts'
import { clientOf, newUser, useService } from './service.ts'

type Row = readonly Cell[]

/** What pandas finds, as test/fixtures/formulas/formulas.py writes it. */
type Expected = Readonly<Record<Asked, readonly Row[]>>
type Asked = 'difference' | 'product' | 'grouped' | 'percent' | 'quotient' | 'scaled' | 'margin' | 'perDay'

const service = useService()
let client: Client
let dataset_id: string
let expected: Expected
beforeAll(async () => {
  client = clientOf(service(), newUser())
  expected = JSON.parse(await readFile(fixture('formulas/formulas.json'), 'utf8')) as Expected
  dataset_id = (await datasetOf(client, 'formulas/batches.csv')).id
})

async function ask(question: string): Promise<readonly Row[]> {
  const { id: session_id } = await client.sessions.create()
  const { status, result } = await client.jobs.ask({ session_id, dataset_id, question })
  // A user has fewer sessions than there are questions here.
  await client.sessions.delete(session_id)
  expect(['answered', 'assumed'], `${question}: ${status}`).toContain(status)
  return inOrder(result?.answer ?? [])
}

const inOrder = (rows: readonly Row[]): readonly Row[] =>
  rows
    .map((row) => row.map((cell) => (typeof cell === 'number' ? Number(cell.toFixed(6)) : cell)))
    .toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))

describe('arithmetic that a question spells out is computed', () => {
  it.each(
    waysOf([
      ['EN', 'revenue minus cost by city'],
      ['EN', 'total surplus (revenue - cost) by city'],
      ['FR', 'revenue moins cost par city'],
      ['RU', 'revenue минус cost по city'],
      ['ZH-CN', '各 city 的 revenue 减去 cost'],
      ['VI', 'revenue trừ cost theo city'],
      ['ID', 'revenue dikurangi cost per city'],
    ]),
  )('[A-46] the difference of totals, in %s: %s', async (_language, question) => {
    expect(await ask(question)).toEqual(inOrder(expected.difference))
  })

  it.each([
    ['EN', 'jars times unit cost by city'],
    ['EN', 'jars * unit cost by city'],
  ])('[A-46] a product row by row, in %s: %s', async (_language, question) => {
    expect(await ask(question)).toEqual(inOrder(expected.product))
  })

  it.each([
    ['EN', 'unit price minus unit cost, times jars, by city'],
    ['EN', '(unit price - unit cost) * jars by city'],
  ])('[A-46] in the order that makes sense, in %s: %s', async (_language, question) => {
    expect(await ask(question)).toEqual(inOrder(expected.grouped))
  })

  it.each([['EN', 'cost as a percentage of revenue by city']])(
    '[A-46] one figure in percent of another, in %s: %s',
    async (_language, question) => {
      expect(await ask(question)).toEqual(inOrder(expected.percent))
    },
  )

  it.each([
    ['EN', 'revenue divided by hours for each city'],
    ['EN', 'yield (revenue per hour) by city'],
  ])('[A-46] a ratio of totals, in %s: %s', async (_language, question) => {
    expect(await ask(question)).toEqual(inOrder(expected.quotient))
  })

  it.each([['EN', 'hours per 100 jars by city']])(
    '[A-46] for so many of another, in %s: %s',
    async (_language, question) => {
      expect(await ask(question)).toEqual(inOrder(expected.scaled))
    },
  )

  it.each([['EN', '(revenue - cost) / revenue by city']])(
    '[A-46] brackets first, in %s: %s',
    async (_language, question) => {
      expect(await ask(question)).toEqual(inOrder(expected.margin))
    },
  )
})

describe('what there is in a period on average', () => {
  it.each([['EN', 'how many jars per day on average']])(
    '[A-46] is all of it by the number of days, in %s: %s',
    async (_language, question) => {
      expect(await ask(question)).toEqual(inOrder(expected.perDay))
    },
  )
})
