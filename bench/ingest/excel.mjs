// How the grids of workbooks compare with what Excel exported of them: node bench/ingest/excel.mjs --data DIR [--out DIR]
// [--list N]. DIR holds books/ and gold/.
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compareSheet } from './excel-compare.mjs'
import { readGold } from './excel-gold.mjs'
import { readGrids } from './excel-grids.mjs'

const patience = 60_000

/** The bar: so much of the cells of the gold, those with _ aside, is equal. */
export const bar = 0.97

/** Compares every book of DIR/books that has gold. */
export async function scoreExcel(directory) {
  const gold = await readGold(directory)
  const books = []
  for (const [book, sheets] of gold) {
    const read = await tryGrids(path.join(directory, 'books', book))
    const results = sheets.map(({ index, rows }) => ({
      index,
      ...compareSheet(
        rows,
        read.sheets?.find((sheet) => sheet.index === index),
      ),
    }))
    books.push({ book, refused: read.refused, milliseconds: read.milliseconds, results })
  }
  return { books, ...sum(books.flatMap(({ results }) => results)) }
}

/** Writes the grid of every sheet of every book as OUT/<book>/<sheet index>.csv, or why there is none. */
export async function writeGrids(directory, out) {
  const folder = path.join(directory, 'books')
  for (const book of (await readdir(folder)).sort()) {
    const { sheets, refused } = await tryGrids(path.join(folder, book))
    await mkdir(path.join(out, book), { recursive: true })
    if (refused !== undefined) await writeFile(path.join(out, book, 'refused.txt'), `${refused}\n`)
    for (const { index, rows } of sheets ?? []) {
      await writeFile(path.join(out, book, `${index}.csv`), rows.map(csvLine).join(''))
    }
  }
}

async function tryGrids(file) {
  const started = performance.now()
  const spent = () => Math.round(performance.now() - started)
  try {
    const sheets = await readGrids(file, globalThis.AbortSignal.timeout(patience))
    return { sheets, milliseconds: spent() }
  } catch (error) {
    const refused = error.name === 'UnreadableFile' ? error.message : `UNEXPECTED ${error.stack}`
    return { refused, milliseconds: spent() }
  }
}

const csvLine = (texts) =>
  `${texts.map((text) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join(',')}\n`

function sum(results) {
  const total = { cells: 0, equal: 0, filled: 0, filledEqual: 0 }
  for (const result of results) for (const key of Object.keys(total)) total[key] += result[key]
  return total
}

export function printExcel({ books, cells, equal, filled, filledEqual }, listed) {
  const share = (part, whole) => `${((100 * part) / whole).toFixed(2)} %`
  const refused = books.filter((book) => book.refused !== undefined)
  console.log(`excel: ${books.length} books, ${refused.length} refused`)
  for (const { book, refused: reason } of refused) console.log(`  ${book}: ${reason}`)
  console.log(`cells equal: ${equal} of ${cells}, ${share(equal, cells)} (bar ${share(bar, 1)})`)
  console.log(
    `of those that are filled in the gold or the book: ${filledEqual} of ${filled}, ${share(filledEqual, filled)}`,
  )

  const kinds = new Map()
  for (const { book, results } of books)
    for (const { index, differences } of results)
      for (const difference of differences) {
        const { kind } = difference
        const entry = kinds.get(kind) ?? { count: 0, books: new Map() }
        entry.count++
        entry.books.set(book, [...(entry.books.get(book) ?? []), { ...difference, index }])
        kinds.set(kind, entry)
      }
  for (const [kind, { count, books: found }] of [...kinds].sort(
    ([, one], [, other]) => other.count - one.count,
  )) {
    console.log(`${count} ${kind}, in ${found.size} books`)
    for (const [book, differences] of [...found]
      .sort(([, one], [, other]) => other.length - one.length)
      .slice(0, listed)) {
      console.log(`  ${differences.length} in ${book}`)
      for (const { index, row, column, gold, ours } of differences.slice(0, 3))
        console.log(
          `    sheet ${index} row ${row + 1} column ${column + 1}: ${shown(gold)} in the gold, ${shown(ours)} here`,
        )
    }
  }
}

const shown = (text) => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text)

export async function run(options) {
  const option = (name) => {
    const place = options.indexOf(`--${name}`)
    return place < 0 ? undefined : options[place + 1]
  }
  const data = option('data')
  if (data === undefined)
    throw new Error('Where are the books and the gold? node bench/ingest/excel.mjs --data DIR')
  const out = option('out')
  if (out !== undefined) await writeGrids(data, out)
  const score = await scoreExcel(data)
  printExcel(score, Number(option('list') ?? 5))
  return { name: 'excel', value: score.equal / score.cells, bar }
}

if (process.argv[1] === import.meta.filename) {
  const { value } = await run(process.argv.slice(2))
  process.exitCode = value >= bar ? 0 : 1
}
