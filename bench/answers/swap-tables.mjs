// Each question with the table of the next one, of the same language, that is about another table with other columns.
import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** A question that no other table can be found for is left out. */
export async function swapTables(items, folder) {
  const headers = await headersOf(items, folder)
  const differs = (one, other) =>
    one.lang === other.lang && headers.get(one.dataset.name) !== headers.get(other.dataset.name)
  return items.flatMap((item, index) => {
    const next = items.findIndex((other, at) => at > index && differs(item, other))
    const other = next < 0 ? items.find((one) => differs(item, one)) : items[next]
    return other === undefined ? [] : [{ ...item, dataset: other.dataset }]
  })
}

async function headersOf(items, folder) {
  const headers = new Map()
  for (const { name, files } of items.map(({ dataset }) => dataset)) {
    if (headers.has(name)) continue
    const [first = ''] = (await readFile(path.join(folder, files[0]), 'utf8')).split(/\r?\n/, 1)
    headers.set(name, first.toLowerCase().split(',').toSorted().join())
  }
  return headers
}
