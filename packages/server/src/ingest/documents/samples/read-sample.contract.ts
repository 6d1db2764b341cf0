import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileExtension } from '@auger/contract'
import type { FormatOutput } from '../../formats/format.ts'
import { formatOf } from '../../formats/index.ts'

export interface ReadSample extends FormatOutput {
  /** All parts one after another. */
  readonly text: string
  /** Each table with its header first, as it was written for the rest of ingest. */
  readonly grids: readonly (readonly (readonly string[])[])[]
}

/** Reads bytes with the reader of a format, as an upload of that name would be. */
export async function readSample(
  bytes: Buffer | string,
  extension: FileExtension,
  signal: AbortSignal = new AbortController().signal,
): Promise<ReadSample> {
  const folder = await mkdtemp(join(tmpdir(), 'documents-'))
  const file = join(folder, `sample.${extension}`)
  await writeFile(file, bytes)
  const format = await formatOf(extension)
  const output = await format.read({ file, name: `sample.${extension}`, folder, signal })
  const grids = await Promise.all(
    output.tables.map(async (table) => [
      table.columns.map(({ name }) => name),
      ...parseRows(await readFile(table.file, 'utf8')),
    ]),
  )
  return { ...output, grids, text: output.texts.map(({ text }) => text).join('\n\n') }
}

export const fixture = (name: string) =>
  readFile(new URL(`../../fixtures/documents/${name}`, import.meta.url))

function parseRows(csv: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^,\n]*))(,|\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '\n') rows.push([])
    if (end === '') break
  }
  return rows.slice(0, -1)
}
