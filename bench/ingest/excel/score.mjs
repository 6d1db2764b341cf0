// How the grids of workbooks compare with what Excel exported of them.
import path from 'node:path'
import { percent } from '../figures.mjs'
import { noGold } from '../no-gold.mjs'
import { compareSheet } from './compare-sheet.mjs'
import { readGold } from './gold.mjs'
import { printDifferences } from './print-differences.mjs'
import { loadGrid } from './read-grids.mjs'

const bar = 0.97

export async function scoreExcel(results, { data, listed }) {
  const gold = await readGold(path.join(data, 'excel', 'gold'))
  const books = []
  for (const [book, sheets] of gold) {
    const result = results.get(`excel/books/${book}`)
    if (result === undefined) continue
    books.push({ book, refused: result.grids.refused, compared: await compareBook(result.grids, sheets) })
  }
  if (books.length === 0) return noGold(results, 'excel/books')
  const { cells, equal, filled, filledEqual } = sum(books.flatMap(({ compared }) => compared))
  const refused = books.filter((one) => one.refused !== undefined)
  console.log(`\nexcel: ${books.length} workbooks with gold, ${refused.length} refused`)
  for (const { book, refused: reason } of refused) console.log(`  ${book}: ${reason}`)
  console.log(
    `  ${equal} of ${cells} cells equal; of those filled in the gold or the book ${filledEqual} of ${filled}, ${percent(filledEqual, filled)}`,
  )
  printDifferences(books, listed)
  return [
    {
      name: 'excel cells equal',
      value: percent(equal, cells),
      bar: `at least ${percent(bar, 1)}`,
      holds: equal / cells >= bar,
    },
  ]
}

async function compareBook({ sheets }, gold) {
  const compared = []
  for (const { index, rows } of gold) {
    const sheet = sheets.find((one) => one.index === index)
    compared.push({ index, ...compareSheet(rows, sheet && (await loadGrid(sheet))) })
  }
  return compared
}

function sum(compared) {
  const total = { cells: 0, equal: 0, filled: 0, filledEqual: 0 }
  for (const one of compared) for (const key of Object.keys(total)) total[key] += one[key]
  return total
}
