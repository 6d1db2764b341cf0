// The grids of a workbook as texts, in the folder of what was read of it.
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseCsv } from '../csv-text.mjs'

const seconds = 120

/** { sheets: [{ name, index, file, formulasFile }] }, or why there are none. */
export async function readGrids(readers, { file, folder: parent }) {
  const folder = path.join(parent, 'grids')
  await mkdir(folder, { recursive: true })
  try {
    const sheets = await readers.open().perform({ file, folder }, { seconds })
    return {
      sheets: sheets.map(({ name, index }) => ({
        name,
        index,
        file: path.join(folder, `${index}.csv`),
        formulasFile: path.join(folder, `${index}.formulas.json`),
      })),
    }
  } catch (error) {
    return { sheets: [], refused: error.reason === 'refused' ? error.message : `UNEXPECTED ${error.message}` }
  }
}

/** { rows: [[text]], formulas: Set of 'row column' } of one sheet. */
export async function loadGrid({ file, formulasFile }) {
  return {
    rows: parseCsv(await readFile(file, 'utf8'), { returns: false }),
    formulas: new Set(JSON.parse(await readFile(formulasFile, 'utf8'))),
  }
}
