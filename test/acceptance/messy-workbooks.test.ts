import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Cell, JobRecord } from '@auger/contract'
import type { Plan, Verb } from '@auger/contract/plan'
import type { Client } from '@auger/sdk'
import { addSource } from './dataset-of.ts'
import { expectFailure } from './expect-failure.ts'
import { clientOf, useService } from './service.ts'

const service = useService()
const workbook = join(import.meta.dirname, '../../packages/server/src/ingest/fixtures/spreadsheet/messy.xlsx')

interface Reported {
  readonly rejectedRows: number
  readonly notes: readonly string[]
  readonly tables: readonly {
    readonly name: string
    readonly longOf?: string
    readonly columns: readonly { readonly name: string; readonly type: string; readonly unit?: string }[]
  }[]
}

let client: Client
let session_id: string
let dataset: string
let report: Reported

beforeAll(async () => {
  client = clientOf(service())
  session_id = (await client.sessions.create()).id
  dataset = (await client.datasets.create({ name: 'Messy' })).id
  const source = await addSource(client, dataset, 'messy.xlsx', await readFile(workbook))
  report = (await client.datasources.get(dataset, source)).report as unknown as Reported
})

const columnsOf = (name: string) =>
  report.tables
    .find((table) => table.name === name)
    ?.columns.map((column) => `${column.name}: ${column.type} ${column.unit ?? ''}`.trim())

const sums = (tableId: string, by: readonly string[], columns: readonly string[]): Plan => {
  const verb: Verb = {
    kind: 'metrics',
    by: by.map((column) => ({ column, as: column })),
    metrics: columns.map((column) => ({
      as: column,
      metric: { kind: 'aggregate', function: 'sum', of: { kind: 'column', column } },
    })),
  }
  const step = {
    id: 'a',
    input: { kind: 'table', tableId },
    verbs: [verb],
    chart: 'auto',
    answer: [],
  } as const
  return { version: 2, steps: [step] }
}

async function summed(
  ...[tableId, by, columns]: Parameters<typeof sums>
): Promise<readonly (readonly Cell[])[]> {
  const job = await client.jobs.run(dataset, { session_id, plan: sums(tableId, by, columns) })
  expect(job.status).toBe('answered')
  return (job.result?.rows ?? []).toSorted((one, other) => (String(one) < String(other) ? -1 : 1))
}

const codeOf = ({ blocks }: JobRecord): string =>
  blocks.map(({ type, content }) => (type === 'CODE' ? String(content) : '')).join('\n')

// The figures are pandas' over the rows that make.py writes, totals left out.
describe('a workbook that people made for people', () => {
  it('[R-25] has two rows of names over amounts that are texts, with their unit', async () => {
    expect(columnsOf('budget')).toEqual([
      'Region: text',
      '2023 / Revenue: number $',
      '2023 / Cost: number $',
      '2024 / Revenue: number $',
      '2024 / Cost: integer $',
    ])
    expect(
      await summed('budget', [], ['2023 / Revenue', '2023 / Cost', '2024 / Revenue', '2024 / Cost']),
    ).toEqual([[3534, 2810, 4400, -30]])
    expect(await summed('prices', [], ['Price', 'Share'])).toEqual([[1345, 0.875]])
    expect(columnsOf('stock')).toEqual([
      'Item: text',
      'Pieces: integer',
      'Price: number €',
      'Share: number %',
      'section: text',
    ])
  })

  it('[R-25] has labels that stand once, headings, totals and notes told and read as what they are', async () => {
    expect(await summed('shops', ['Land', 'Stadt'], ['Umsatz'])).toEqual([
      ['Nord', 'Husum', 12],
      ['Nord', 'Kiel', 30],
      ['Süd', 'Ulm', 90],
    ])
    expect(await summed('stock', ['section'], ['Price', 'Pieces'])).toEqual([
      ['Fruit', 3012.5, 7],
      ['Nuts', 107.25, 11],
    ])
    expect(report.rejectedRows).toBe(6)
    const notes = report.notes.join('\n')
    expect(notes).toContain(
      '7 blank cells got the label above, which stands only in the first row of its group',
    )
    expect(notes).toContain('2 rows of headings became the column section, such as row 2: Fruit')
    expect(notes).toContain('3 rows of totals left out, such as row 6: Zwischensumme, 42')
    expect(notes).toContain('1 row of notes below left out, such as row 8: Source: the books of the regions')
  })

  it('[R-26] with a time a column is there once more with a row for each, for plans', async () => {
    expect(report.tables.map(({ name, longOf }) => [name, longOf])).toEqual([
      ['budget', undefined],
      ['shops', undefined],
      ['stock', undefined],
      ['months', undefined],
      ['prices', undefined],
      ['budget_long', 'budget'],
      ['months_long', 'months'],
    ])
    expect(report.notes.join('\n')).toContain('as months_long: Product, month, value')
    expect(await summed('budget_long', ['year'], ['Revenue', 'Cost'])).toEqual([
      [2023, 3534, 2810],
      [2024, 4400, -30],
    ])
    expect(await summed('Months (long)', ['month'], ['value'])).toEqual([
      ['2023-01-01', 11],
      ['2023-02-01', 2],
      ['2023-03-01', 33],
    ])
    const unknown = client.jobs.run(dataset, { session_id, plan: sums('month', [], ['value']) })
    expect((await expectFailure(unknown, 300001)).message).toContain('"months_long"')
  })

  it('[R-26] is asked of as it is: no question reads a figure from the one or the other', async () => {
    const ask = (question: string) => client.jobs.ask({ session_id, dataset_id: dataset, question })
    const known = await ask('What is the total Umsatz by Land?')
    expect(known.status).toBe('answered')
    expect(known.result?.rows.map(String).sort()).toEqual(['Nord,42', 'Süd,90'])
    const planned = await client.jobs.run(dataset, {
      session_id,
      plan: sums('months_long', ['Product'], ['value']),
    })
    expect(codeOf(planned)).toContain('months_long')
    const offered = planned.blocks.flatMap(({ type, content }) => (type === 'QUESTIONS' ? content : []))
    expect(offered.length).toBeGreaterThan(0)
    for (const question of [
      'What is the total value by product?',
      'Total value by month',
      ...offered.map(String),
    ])
      expect(codeOf(await ask(question)), question).not.toContain('_long')
  })
})
