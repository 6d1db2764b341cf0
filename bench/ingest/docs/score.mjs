// Text out of documents: from those that hold some; from the others a clear error, or an empty result that says so.
import path from 'node:path'
import { percent } from '../figures.mjs'
import { noGold } from '../no-gold.mjs'
import { loadPassages, loadRows } from '../read/load-read.mjs'
import { readManifest } from './manifest.mjs'
import { printDocuments } from './print-documents.mjs'

const bar = 0.97
const workbooks = ['xls', 'xlsx']

export async function scoreDocuments(results, { data, listed }) {
  const manifest = await readManifest(path.join(data, 'docs', 'manifest.csv'))
  const documents = []
  for (const result of results.values()) {
    if (!result.path.startsWith('docs/')) continue
    const said = manifest?.get(result.name)
    documents.push({ ...result, ...said, expected: said?.characters, found: await charactersOf(result) })
  }
  if (documents.length === 0) return []
  if (manifest === undefined) noGold(results, 'docs')
  const silent = documents.filter((one) => one.found === 0 && !isClear(one))
  printDocuments(documents, silent, listed)
  const withText = documents.filter(({ verdict }) => verdict === 'text')
  const given = withText.filter(({ found }) => found > 0).length
  return [
    ...(withText.length === 0
      ? []
      : [
          {
            name: 'docs with text that give text',
            value: percent(given, withText.length),
            bar: `at least ${percent(bar, 1)}`,
            holds: given / withText.length >= bar,
          },
        ]),
    {
      name: 'docs that give neither text nor a clear reason',
      value: String(silent.length),
      bar: 'none',
      holds: silent.length === 0,
    },
  ]
}

/** A workbook has its text in cells, a document repeats that of its tables in its running text. */
async function charactersOf({ status, extension, tables, passages }) {
  if (status !== 'read') return 0
  const texts = (await loadPassages({ passages })).map(({ text }) => text)
  if (workbooks.includes(extension))
    for (const table of tables) texts.push(...(await loadRows(table)).map((row) => row.join('')))
  return texts.reduce((sum, text) => sum + text.trim().length, 0)
}

/** An error meant for a person, or a note that there is nothing. */
const isClear = ({ status, report }) =>
  status === 'refused' || (status === 'read' && report.notes.some((note) => /no text/.test(note)))
