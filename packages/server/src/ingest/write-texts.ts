import { quoteField } from './delimited/quote-field.ts'
import { createRowWriter } from './delimited/row-writer.ts'
import { fileLimits } from './file-limits.ts'
import type { TextTable } from './formats/format.ts'
import { nameColumns } from './name-columns.ts'
import { UnreadableFile } from './unreadable.ts'

const delimiter = ','
const rowsAtOnce = 1_000

export interface TextRows extends Pick<TextTable, 'title' | 'place'> {
  /** As the file has them; blank ones are numbered and repeated ones told apart. */
  readonly names: readonly string[]
  /** Cells beyond the names are not looked at, missing ones are empty. */
  readonly rows: Iterable<readonly string[]> | AsyncIterable<readonly string[]>
}

/** Writes rows of texts, from whatever format, as the straight file that the rest of ingest reads. */
export async function writeTexts(
  { rows, ...rest }: TextRows,
  file: string,
  signal: AbortSignal,
): Promise<TextTable> {
  const writer = await createTextWriter(file, rest.names.length)
  try {
    for await (const row of rows) {
      writer.add(row)
      if (writer.rowCount % rowsAtOnce === 0) {
        signal.throwIfAborted()
        await writer.flush()
      }
    }
    await writer.flush()
  } finally {
    await writer.close()
  }
  return textTable(rest, file, writer.rowCount)
}

/** For rows that come one by one, perhaps for several tables at once. */
export interface TextWriter {
  readonly rowCount: number
  add(row: readonly string[]): void
  flush(): Promise<void>
  close(): Promise<void>
}

export async function createTextWriter(file: string, columns: number): Promise<TextWriter> {
  const writer = await createRowWriter(file)
  let rowCount = 0
  return {
    get rowCount() {
      return rowCount
    },
    add(row) {
      let line = ''
      for (let index = 0; index < columns; index++) {
        if (index > 0) line += delimiter
        line += quoteField(clean(row[index]), delimiter)
      }
      rowCount++
      refuseLong(line, rowCount)
      writer.add(line)
    },
    flush: () => writer.flush(),
    close: () => writer.close(),
  }
}

export function textTable(
  { names, ...rest }: Omit<TextRows, 'rows'>,
  file: string,
  rowCount: number,
): TextTable {
  const columns = nameColumns(names).map((name, index) => ({
    name,
    named: (names[index] ?? '').trim() !== '',
  }))
  return { ...rest, file, delimiter, columns, rowCount }
}

/** The engine's texts have no U+0000. */
const clean = (cell = ''): string => (cell.includes('\u0000') ? cell.replaceAll('\u0000', '') : cell)

function refuseLong(line: string, row: number): void {
  if (line.length * 3 <= fileLimits.rowBytes || Buffer.byteLength(line) <= fileLimits.rowBytes) return
  const mostBytes = fileLimits.rowBytes.toLocaleString('en')
  throw new UnreadableFile(
    `Row ${row} of a table in the file is longer than ${mostBytes} bytes. Please upload it with shorter texts.`,
  )
}
