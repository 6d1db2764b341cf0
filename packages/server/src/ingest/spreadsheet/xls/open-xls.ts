import { UnreadableFile } from '../../unreadable.ts'
import type { Book, Sheet } from '../book.ts'
import { sheetWithoutCells } from '../sheet-without-cells.ts'
import { readGlobals, type BinarySheet, type Globals } from './globals.ts'
import { beginnings, type Beginning } from './records.ts'
import { readBinarySheet } from './read-sheet.ts'

const worksheet = 0x10

/** A workbook of Excel 5 to 2003, from the stream of records inside its container. */
export function openXls(stream: Uint8Array): Book {
  const begun = beginnings(stream)
  const globals = readGlobals(stream)
  const sheets = globals.sheets.length > 0 ? located(globals.sheets, begun) : unlisted(begun)
  if (sheets.length === 0) throw damaged('lists no sheets')
  return {
    format: 'xls',
    notes: globals.sheets.length > 0 ? [] : ['The file is damaged; what could be found of it was read.'],
    async *sheets() {
      for (const [index, sheet] of sheets.entries()) yield readOne(stream, sheet, index, globals)
    },
    close: () => Promise.resolve(),
  }
}

/** A damaged file misplaces its sheets, but their order stays. */
function located(sheets: readonly BinarySheet[], begun: readonly Beginning[]): readonly BinarySheet[] {
  return sheets.map((sheet, index) => {
    const isThere = begun.some(({ at }) => at === sheet.at)
    return { ...sheet, at: isThere ? sheet.at : (begun[index + 1]?.at ?? Infinity) }
  })
}

function unlisted(begun: readonly Beginning[]): readonly BinarySheet[] {
  return begun
    .filter(({ type }) => type === worksheet)
    .map(({ at }, index) => ({ name: `Sheet ${index + 1}`, hidden: false, kind: 'cells', at }))
}

function readOne(stream: Uint8Array, sheet: BinarySheet, index: number, globals: Globals): Sheet {
  const { name, hidden, kind, at } = sheet
  const facts = { name, index, kind, hidden, epoch: globals.epoch }
  if (kind !== 'cells') return sheetWithoutCells(facts)
  if (at >= stream.length) return { ...sheetWithoutCells(facts), damaged: true }
  const { whole, ...cells } = readBinarySheet(stream, sheet, globals)
  if (!whole && cells.grid.cellCount > 0) throw damaged(`breaks off on the sheet ${name}`)
  return { ...facts, ...cells, declared: [], damaged: !whole }
}

const damaged = (how: string) =>
  new UnreadableFile(`The file is damaged: the workbook ${how}. Please save it anew and upload it again.`)
