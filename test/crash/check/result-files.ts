import type { Block, JobRecord } from '@auger/contract'
import { expect } from 'vitest'
import { csvTable, type CsvTable } from '../../acceptance/csv-table.ts'
import { downloadWhole } from './download-whole.ts'

/** Every table is whole, and one of them is the result. */
export async function checkTables({ job_id, blocks, result, state }: JobRecord): Promise<void> {
  const tables: CsvTable[] = []
  for (const { content } of blocksOf(blocks, 'TABLE')) {
    const text = (await downloadWhole(content.url)).toString()
    expect(text.endsWith('\n'), `${content.url} ends within a line`).toBe(true)
    const table = csvTable(text)
    expect(table.columns.length, content.url).toBeGreaterThan(0)
    for (const row of table.rows) expect(row.length, content.url).toBe(table.columns.length)
    tables.push(table)
  }
  if (state !== 'done' || result === null) return
  const names = result.columns.map(({ name }) => name)
  const same = tables.filter(({ columns }) => columns.join('\n') === names.join('\n'))
  expect(
    same.length,
    `${job_id} has no table with the columns of its result, ${names.join(', ')}`,
  ).toBeGreaterThan(0)
  for (const { rows } of same) expect(rows.length, `rows in the table of ${job_id}`).toBe(result.rows.length)
}

export async function checkSpecifications({ blocks }: JobRecord): Promise<void> {
  for (const { content } of blocksOf(blocks, 'IMAGE'))
    expect(JSON.parse((await downloadWhole(content.spec_url)).toString())).toBeTypeOf('object')
}

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const pngEnd = Buffer.from([0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82])

export async function checkPictures({ blocks }: JobRecord): Promise<void> {
  for (const { content } of blocksOf(blocks, 'IMAGE')) {
    const png = await downloadWhole(content.url)
    expect(png.subarray(0, 8).equals(pngStart), `${content.url} is no PNG`).toBe(true)
    expect(png.subarray(-8).equals(pngEnd), `${content.url} is cut`).toBe(true)
  }
}

const blocksOf = <Type extends Block['type']>(blocks: readonly Block[], type: Type) =>
  blocks.filter((block): block is Extract<Block, { type: Type }> => block.type === type)
