import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Cell } from '@auger/contract'
import type { Client } from '@auger/sdk'
import { datasetOf, fixture } from './dataset-of.ts'
import { clientOf, newUser, useService } from './service.ts'

type Row = readonly Cell[]

/** What pandas finds, as test/fixtures/sheets/sheets.py writes it. */
interface Expected {
  readonly total: readonly Row[]
  readonly byTown: readonly Row[]
  readonly byMonth: Row
  readonly inApril: readonly Row[]
  readonly visitsOfQuayside: readonly Row[]
  readonly actualByRegion: readonly Row[]
  readonly actualOfQ3: readonly Row[]
  readonly byQuarter: readonly Row[]
  readonly planOfNorth: readonly Row[]
}

const service = useService()
let client: Client
let expected: Expected
let monthly: string
let quarterly: string
beforeAll(async () => {
  client = clientOf(service(), newUser())
  expected = JSON.parse(await readFile(fixture('sheets/sheets.json'), 'utf8')) as Expected
  monthly = (await datasetOf(client, 'sheets/clinic_figures_2023.xlsx')).id
  quarterly = (await datasetOf(client, 'sheets/plan_and_actual.xlsx')).id
})

async function ask(dataset_id: string, question: string): Promise<readonly Row[]> {
  const { id: session_id } = await client.sessions.create()
  const { status, result } = await client.jobs.ask({ session_id, dataset_id, question })
  expect(['answered', 'assumed'], `${question}: ${status}`).toContain(status)
  return (result?.answer ?? []).toSorted((one, other) =>
    JSON.stringify(one) < JSON.stringify(other) ? -1 : 1,
  )
}

describe('sheets of one shape that are called by a month each', () => {
  it.each([
    ['What are the total fees?', 'total'],
    ['fees by town', 'byTown'],
    ['Gebühren nach Stadt', 'byTown'],
    ['fees in April', 'inApril'],
    ['How many visits did Quayside have?', 'visitsOfQuayside'],
  ] as const)('[A-26] are asked as one table: %s', async (question, of) => {
    expect(await ask(monthly, question)).toEqual(expected[of])
  })

  it('[A-26] have the months as their times', async () => {
    const rows = await ask(monthly, 'fees by month')
    expect(rows.map(([month]) => month)).toEqual(
      ['01', '02', '03', '04', '05'].map((month) => `2023-${month}-01`),
    )
    expect(rows.map(([, fees]) => fees)).toEqual(expected.byMonth)
  })

  it('[A-26] are still there for plans, and the report names what stands for them', async () => {
    const [source] = (await client.datasources.list(monthly)).records
    const report = (await client.datasources.get(monthly, source?.id ?? '')).report
    const tables = report?.tables as readonly {
      readonly name: string
      readonly standsFor?: readonly string[]
    }[]
    const names = ['january', 'february', 'march', 'april', 'may']
    expect(tables.map(({ name }) => name)).toEqual([...names, 'clinic_figures_2023'])
    expect(tables.at(-1)?.standsFor).toEqual(names)
  })
})

describe('figures that have a column for each quarter', () => {
  it.each([
    ['actual by region', 'actualByRegion'],
    ['Actual nach Region', 'actualByRegion'],
    ['total actual in Q3', 'actualOfQ3'],
    ['actual by quarter', 'byQuarter'],
    ['What is the total plan of North?', 'planOfNorth'],
  ] as const)('[A-26] are asked as one column: %s', async (question, of) => {
    expect(await ask(quarterly, question)).toEqual(expected[of])
  })
})
