// One delimited file as the service reads it: the straight tables of texts, before types, and the report on it.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readDelimited } from '@auger/server/ingest/delimited/read-delimited'

/** Tables as rows of raw texts, header first; or why there are none. */
export async function readCsv(file) {
  const folder = await mkdtemp(path.join(tmpdir(), 'auger-csv-'))
  const tab = path.extname(file).toLowerCase() === '.tsv'
  const options = tab ? { format: 'tsv', preferred: '\t' } : { format: 'csv', preferred: ',' }
  try {
    const { tables, report } = await readDelimited(
      { file, name: path.basename(file), folder, signal: globalThis.AbortSignal.timeout(60_000) },
      options,
    )
    return { report, tables: await Promise.all(tables.map(withRows)) }
  } catch (error) {
    return { refused: error.name === 'UnreadableFile' ? error.message : `UNEXPECTED ${error.stack}` }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function withRows({ title, file, delimiter, columns }) {
  const rows = parse(await readFile(file, 'utf8'), delimiter)
  return { title, rows: [columns.map(({ name }) => name), ...rows] }
}

/** A straight file: quoted with ", rows end in LF. */
export function parse(text, delimiter) {
  const rows = []
  let row = []
  for (let at = 0; at < text.length; at++) {
    const end = text[at] === '"' ? afterQuotes(text, at) : firstOf(text, at, delimiter)
    row.push(unquoted(text.slice(at, end)))
    at = end
    if (text[at] === delimiter) continue
    rows.push(row)
    row = []
  }
  return rows
}

function afterQuotes(text, start) {
  let end = text.indexOf('"', start + 1)
  while (text[end + 1] === '"') end = text.indexOf('"', end + 2)
  return end + 1
}

function firstOf(text, start, delimiter) {
  const places = [text.indexOf(delimiter, start), text.indexOf('\n', start)].filter((place) => place >= 0)
  return Math.min(text.length, ...places)
}

const unquoted = (field) => (field[0] === '"' ? field.slice(1, -1).replaceAll('""', '"') : field)

export const csvOf = (rows) =>
  rows
    .map((row) =>
      row.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(','),
    )
    .map((line) => `${line}\n`)
    .join('')
