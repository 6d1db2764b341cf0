// The grids of a workbook as texts, by our reader before it looks for tables.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { shownText } from '@auger/server/ingest/spreadsheet/grid/shown-text'
import { readBook } from '@auger/server/ingest/spreadsheet/read-book'
import { sniffBook } from '@auger/server/ingest/spreadsheet/sniff-book'

/** [{ name, index, rows: [[text]], formulas: Set of 'row column' }], every row from column A, every sheet from row 1. */
export async function readGrids(file, signal) {
  const folder = await mkdtemp(path.join(tmpdir(), 'grids-'))
  try {
    return await gridsOf(await readBook({ file, content: await sniffBook(file), folder, signal }))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function gridsOf(book) {
  const sheets = []
  try {
    for await (const { name, index, grid, epoch } of book.sheets()) {
      const formulas = new Set()
      const rows = Array.from({ length: grid.rowCount }, (_, row) => {
        const texts = []
        grid.eachSlot(row, (slot) => {
          const column = grid.column(slot)
          while (texts.length < column) texts.push('')
          texts.push(shownText(grid, slot, epoch))
          if (grid.isFormula(slot)) formulas.add(`${row} ${column}`)
        })
        return texts
      })
      sheets.push({ name, index, rows, formulas })
    }
  } finally {
    await book.close()
  }
  return sheets
}
