import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FormatOutput } from '../formats/format.ts'
import { readJson } from './read-json.ts'

export interface ReadTable {
  readonly title: string
  readonly names: readonly string[]
  /** The straight file's. */
  readonly lines: readonly string[]
}

export interface ReadText {
  readonly tables: readonly ReadTable[]
  readonly report: FormatOutput['report']
}

/** What a text is read as when it is uploaded as orders.json. */
export async function readText(text: string | Buffer): Promise<ReadText> {
  const folder = await mkdtemp(join(tmpdir(), 'json-'))
  const file = join(folder, 'orders.json')
  await writeFile(file, text)
  const signal = new AbortController().signal
  const { tables, report } = await readJson({ file, name: 'orders.json', folder, signal })
  const read = tables.map(async (table) => {
    const lines = (await readFile(table.file, 'utf8')).split('\n').slice(0, -1)
    if (lines.length < table.rowCount) throw new Error(`${table.rowCount} rows, but ${lines.length} lines`)
    return { title: table.title, names: table.columns.map(({ name }) => name), lines }
  })
  return { tables: await Promise.all(read), report }
}

/** The one table that a value, written as JSON, is read as. */
export async function readValue(value: unknown): Promise<Omit<ReadTable, 'title'>> {
  const { tables } = await readText(JSON.stringify(value))
  const [table] = tables
  if (table === undefined || tables.length > 1) throw new Error(`${tables.length} tables were read`)
  return { names: table.names, lines: table.lines }
}
