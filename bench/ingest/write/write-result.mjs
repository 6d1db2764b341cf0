// What was read of one file, for others to score: OUT/<path>/<table>.csv, text.txt, report.json and grids/<sheet index>.csv.
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { csvText } from '../csv-text.mjs'
import { loadPassages, loadRows } from '../read/load-read.mjs'
import { fileNames } from './file-names.mjs'

export async function writeResult(result, out) {
  const folder = path.join(out, result.path)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await writeFile(
    path.join(folder, 'report.json'),
    `${JSON.stringify(await writeRead(result, folder), null, 2)}\n`,
  )
  await writeGrids(result.grids?.sheets ?? [], path.join(folder, 'grids'))
}

async function writeRead(result, folder) {
  if (result.status !== 'read') return { error: result.error }
  const names = fileNames(result.tables.map(({ title }) => title))
  for (const [index, table] of result.tables.entries())
    await writeFile(path.join(folder, names[index]), csvText(await loadRows(table)))
  const passages = await loadPassages(result)
  if (passages.length > 0)
    await writeFile(path.join(folder, 'text.txt'), `${passages.map(({ text }) => text).join('\n\n')}\n`)
  return {
    ...result.report,
    tables: result.tables.map(({ title, rowCount, place, columns }, index) => ({
      title,
      file: names[index],
      rows: rowCount,
      ...place,
      columns: columns.map(({ name }) => name),
    })),
  }
}

async function writeGrids(sheets, folder) {
  if (sheets.length > 0) await mkdir(folder)
  for (const { index, file } of sheets) await copyFile(file, path.join(folder, `${index}.csv`))
}
