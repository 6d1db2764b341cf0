import { open } from 'node:fs/promises'
import { plainDialect } from '../delimited/dialect.ts'
import { sampleRows } from '../delimited/sample-rows.ts'
import type { TextFile } from './text-file.ts'

const stretch = 256 * 1024
const mostCells = 200_000
const lineFeed = 0x0a

/** Some rows from the beginning, the middle and the end of a table. */
export async function sampleCells(source: TextFile): Promise<readonly (readonly string[])[]> {
  const { start, end } = source.range
  const rowLimit = Math.max(50, Math.min(1000, Math.floor(mostCells / source.columns.length)))
  const edgeRows = Math.ceil(rowLimit / 4)
  if (end - start <= stretch * 3) return rowsAt(source, start, end - start, rowLimit)
  const middle = start + Math.floor((end - start) / 2)
  return [
    ...(await rowsAt(source, start, stretch, rowLimit - 2 * edgeRows)),
    ...(await rowsAt(source, middle, stretch, edgeRows)),
    ...(await rowsAt(source, end - stretch, stretch, Infinity)).slice(-edgeRows),
  ]
}

/** What lies at some place may begin within a value, so that only rows that have a value for each column count. */
async function rowsAt(
  { file, delimiter, columns, range }: TextFile,
  from: number,
  length: number,
  most: number,
) {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, from)
    const bytes = buffer.subarray(0, bytesRead)
    const rows = sampleRows(bytes, plainDialect(delimiter), {
      last: from + bytesRead >= range.end,
      from: from === range.start ? 0 : bytes.indexOf(lineFeed) + 1,
      most,
    })
    return rows.flatMap(({ cells, runaway }) => (cells.length === columns.length && !runaway ? [cells] : []))
  } finally {
    await handle.close()
  }
}
