// Each question with the table of the next one, of the same language, that is about another table with other columns.
import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** A question that no other table can be found for is left out. */
export async function swapTables(items, folder) {
  const tables = await tablesOf(items, folder)
  const differs = (one, other) =>
    one.lang === other.lang && !areAlike(tables.get(one.dataset.name), tables.get(other.dataset.name))
  return items.flatMap((item, index) => {
    const next = items.findIndex((other, at) => at > index && differs(item, other))
    const other = next < 0 ? items.find((one) => differs(item, one)) : items[next]
    return other === undefined ? [] : [{ ...item, dataset: other.dataset }]
  })
}

const compared = 5

async function tablesOf(items, folder) {
  const tables = new Map()
  for (const { name, files } of items.map(({ dataset }) => dataset)) {
    if (tables.has(name)) continue
    const lines = (await readFile(path.join(folder, files[0]), 'utf8')).split(/\r?\n/, compared + 1)
    const [header = '', ...rows] = lines
    tables.set(name, {
      header: header.toLowerCase().split(',').toSorted().join(),
      cells: new Set(rows.filter((row) => row !== '').flatMap((row) => row.split(','))),
    })
  }
  return tables
}

/** The same columns, or the same cells under translated names. */
function areAlike(one, other) {
  if (one.header === other.header) return true
  const shared = [...one.cells].filter((cell) => other.cells.has(cell)).length
  return shared > Math.min(one.cells.size, other.cells.size) / 2
}
