import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import type { DuckDBValue } from '@duckdb/node-api'
import { csvText } from '../../../../domain/csv-text.ts'
import type { ColumnReader } from './cells.ts'
import { TooLarge } from './failure.ts'

const flushAt = 256 * 1024

/**
 * A CSV after RFC 4180: UTF-8, CRLF, the header first. A missing value is empty, an empty text is "". The database may
 * not write, so this does, while it reads.
 */
export interface CsvFile {
  write(
    columns: readonly (readonly DuckDBValue[])[],
    readers: readonly ColumnReader[],
    rowCount: number,
  ): void
  finish(): void
  discard(): void
}

export function createCsvFile(path: string, header: readonly string[], mostBytes: number): CsvFile {
  const descriptor = openSync(path, 'w')
  let waiting = header.map(csvText).join(',') + '\r\n'
  let written = 0

  function flush(): void {
    const bytes = Buffer.from(waiting, 'utf8')
    waiting = ''
    written += bytes.length
    if (written > mostBytes) throw new TooLarge(`The result takes more than ${mostBytes} bytes as a CSV.`)
    for (let start = 0; start < bytes.length;) start += writeSync(descriptor, bytes, start)
  }

  return {
    write(columns, readers, rowCount) {
      for (let row = 0; row < rowCount; row++) {
        for (let column = 0; column < readers.length; column++) {
          const reader = readers[column]
          const text = reader?.text(columns[column]?.[row] ?? null) ?? null
          if (column > 0) waiting += ','
          if (text !== null) waiting += reader?.type === 'text' ? csvText(text) : text
        }
        waiting += '\r\n'
        if (waiting.length >= flushAt) flush()
      }
    },
    finish() {
      flush()
      closeSync(descriptor)
    },
    discard() {
      closeSync(descriptor)
      rmSync(path, { force: true })
    },
  }
}
