// What a reader wrote of a file: the rows of its tables and its running text.
import { readFile } from 'node:fs/promises'
import { parseCsv } from '../csv-text.mjs'

/** Header first, then the cells as texts. */
export async function loadRows({ file, delimiter, columns }) {
  const rows = parseCsv(await readFile(file, 'utf8'), { delimiter, returns: false })
  return [columns.map(({ name }) => name), ...rows]
}

export async function loadPassages({ passages }) {
  if (passages === undefined) return []
  const lines = (await readFile(passages.file, 'utf8')).split('\n').filter((line) => line !== '')
  return lines.map((line) => JSON.parse(line))
}
