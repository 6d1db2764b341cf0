import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FormatInput, FormatOutput } from '../formats/format.ts'
import type { Book, Sheet } from './book.ts'
import { shownText } from './grid/shown-text.ts'
import { readBook } from './read-book.ts'
import { readSpreadsheet } from './read-spreadsheet.ts'
import { sniffBook } from './sniff-book.ts'

/** What tests of the reader read with: fixtures and bytes, each in a folder of its own. */

const { signal } = new AbortController()

export const fixtureBytes = (name: string) =>
  readFile(new URL(`../fixtures/spreadsheet/${name}`, import.meta.url))

export interface ReadTable {
  readonly title: string
  readonly place: string
  readonly names: readonly string[]
  /** The lines of its straight file. */
  readonly lines: readonly string[]
}

export interface ReadFile extends Pick<FormatOutput, 'texts' | 'report'> {
  readonly tables: readonly ReadTable[]
  /** The lines of the file of what is in no table. */
  readonly rejected: readonly string[]
}

export function readBytes(
  name: string,
  bytes: Buffer,
  overrides: NonNullable<FormatInput['overrides']> = {},
): Promise<ReadFile> {
  return inFolder(name, bytes, async (file, folder) => {
    const format = name.split('.').at(-1) ?? ''
    const { tables, texts, report, rejectedFile } = await readSpreadsheet(
      { file, name, folder, signal, overrides },
      format,
    )
    const read = tables.map(async ({ title, place, columns, file: straight, rowCount }) => {
      const text = await readFile(straight, 'utf8')
      const lines = text === '' ? [] : text.replace(/\n$/, '').split('\n')
      if (!text.includes('"') && lines.length !== rowCount)
        throw new Error(`${lines.length} lines, ${rowCount} rows`)
      const names = columns.map((column) => (column.named ? column.name : `(${column.name})`))
      return { title, place: `${place?.sheet ?? ''} ${place?.range ?? ''}`, names, lines }
    })
    const rejected =
      rejectedFile === undefined ? [] : (await readFile(rejectedFile, 'utf8')).trimEnd().split('\n')
    return { texts, report, rejected, tables: await Promise.all(read) }
  })
}

export const readFixture = async (name: string) => readBytes(name, await fixtureBytes(name))

export interface SeenSheet extends Omit<Sheet, 'grid'> {
  /** The texts a person sees, from A1 on. */
  readonly rows: readonly (readonly string[])[]
  readonly formulas: number
}

/** The sheets of a workbook before tables are looked for. */
export function sheetsOf(name: string, bytes: Buffer): Promise<readonly SeenSheet[]> {
  return inFolder(name, bytes, async (file, folder) => {
    const book: Book = await readBook({ file, content: await sniffBook(file), folder, signal })
    const seen: SeenSheet[] = []
    try {
      for await (const { grid, ...sheet } of book.sheets()) {
        let formulas = 0
        const rows = Array.from({ length: grid.rowCount }, (_, row) => {
          const texts = new Array<string>(grid.columnCount).fill('')
          grid.eachSlot(row, (slot) => {
            texts[grid.column(slot)] = shownText(grid, slot, sheet.epoch)
            if (grid.isFormula(slot)) formulas++
          })
          return texts
        })
        seen.push({ ...sheet, rows, formulas })
      }
    } finally {
      await book.close()
    }
    return seen
  })
}

async function inFolder<Result>(
  name: string,
  bytes: Buffer,
  work: (file: string, folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'spreadsheet-'))
  try {
    const file = join(folder, `upload-${name}`)
    await writeFile(file, bytes)
    return await work(file, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
