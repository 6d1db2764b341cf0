// The program of a process that writes the cells of workbooks as texts, before anything looks for tables in them.
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { shownText } from '@auger/server/ingest/spreadsheet/grid/shown-text'
import { readBook } from '@auger/server/ingest/spreadsheet/read-book'
import { sniffBook } from '@auger/server/ingest/spreadsheet/sniff-book'
import { csvText } from '../csv-text.mjs'

const never = new globalThis.AbortController().signal

process.on('disconnect', () => process.exit())
process.on('message', async ({ id, task }) => {
  try {
    process.send({ kind: 'done', id, result: await writeGrids(task) })
  } catch (error) {
    const refused = error.name === 'UnreadableFile'
    process.send({
      kind: 'failed',
      id,
      reason: refused ? 'refused' : 'failed',
      message: refused ? error.message : String(error?.stack ?? error),
    })
  }
})
process.send({ kind: 'ready' })

/** Every row from column A, every sheet from row 1; beside each grid, which of its cells are formulas: 'row column'. */
async function writeGrids({ file, folder }) {
  const book = await readBook({ file, content: await sniffBook(file), folder, signal: never })
  const sheets = []
  try {
    for await (const { name, index, grid, epoch } of book.sheets()) {
      const { rows, formulas } = textsOf(grid, epoch)
      await writeFile(path.join(folder, `${index}.csv`), csvText(rows))
      await writeFile(path.join(folder, `${index}.formulas.json`), JSON.stringify(formulas))
      sheets.push({ name, index })
    }
  } finally {
    await book.close()
  }
  return sheets
}

function textsOf(grid, epoch) {
  const formulas = []
  const rows = Array.from({ length: grid.rowCount }, (_, row) => {
    const texts = []
    grid.eachSlot(row, (slot) => {
      const column = grid.column(slot)
      while (texts.length < column) texts.push('')
      texts.push(shownText(grid, slot, epoch))
      if (grid.isFormula(slot)) formulas.push(`${row} ${column}`)
    })
    return texts
  })
  return { rows, formulas }
}
