import type { CellObject, WorkBook, WorkSheet } from '@e965/xlsx'
import { UnreadableFile } from '../../unreadable.ts'
import type { Book, Sheet } from '../book.ts'
import { createGridBuilder, type GridBuilder } from '../grid/grid-builder.ts'
import { createTexts, type Texts } from '../grid/texts.ts'
import type { Epoch } from '../number-format/date-parts.ts'
import { createNumberFormat, type NumberFormat } from '../number-format/number-format.ts'
import { withPassword } from '../with-password.ts'
import { errorName } from '../xls/error-name.ts'

/** What our own readers do not know: the binary sheets of before Excel 5, XML of 2003, HTML, binary workbooks of 2007. */
export async function openWithSheetJs(bytes: Buffer, format: string): Promise<Book> {
  const book = await parse(bytes)
  const epoch: Epoch = book.Workbook?.WBProps?.date1904 === true ? 1904 : 1900
  return {
    format,
    notes: [],
    async *sheets() {
      for (const [index, name] of book.SheetNames.entries()) {
        const sheet = book.Sheets[name]
        const hidden = (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0
        if (sheet !== undefined) yield toSheet(sheet, name, index, hidden, epoch)
      }
    },
    close: () => Promise.resolve(),
  }
}

async function parse(bytes: Buffer): Promise<WorkBook> {
  const [{ read, set_cptable }, codePages] = await Promise.all([
    import('@e965/xlsx'),
    import('@e965/xlsx/dist/cpexcel.full.mjs'),
  ])
  set_cptable(codePages)
  try {
    return read(bytes, {
      type: 'buffer',
      dense: true,
      cellNF: true,
      cellText: false,
      cellHTML: false,
      cellStyles: true,
    })
  } catch (error) {
    if (error instanceof Error && /password|encrypt/i.test(error.message)) throw withPassword()
    throw new UnreadableFile(
      'The file is damaged, or no workbook that can be read. Please save it as xlsx and upload it again.',
      { cause: error },
    )
  }
}

function toSheet(sheet: WorkSheet, name: string, index: number, hidden: boolean, epoch: Epoch): Sheet {
  const texts = createTexts()
  const { formats, styleOf } = createStyles()
  const builder = createGridBuilder(name, formats, texts)
  const rows = (sheet['!data'] ?? []) as (CellObject | undefined)[][]
  rows.forEach((cells, row) =>
    cells.forEach((cell, column) => {
      if (cell !== undefined) addCell(builder, texts, row, column, cell, styleOf(cell.z))
    }),
  )
  return {
    name,
    index,
    kind: sheet['!type'] === 'chart' ? 'chart' : 'cells',
    hidden,
    epoch,
    grid: builder.build(),
    merged: (sheet['!merges'] ?? []).map(({ s, e }) => ({ top: s.r, left: s.c, bottom: e.r, right: e.c })),
    hiddenRows: hiddenOf(sheet['!rows']),
    hiddenColumns: hiddenOf(sheet['!cols']),
    declared: [],
    damaged: false,
  }
}

function createStyles(): {
  readonly formats: readonly NumberFormat[]
  styleOf(code: string | number | undefined): number
} {
  const formats = [createNumberFormat('General')]
  const known = new Map([['General', 0]])
  return {
    formats,
    styleOf(given) {
      const code = typeof given === 'string' ? given : 'General'
      const style = known.get(code) ?? formats.push(createNumberFormat(code)) - 1
      known.set(code, style)
      return style
    },
  }
}

function hiddenOf(
  list: readonly ({ readonly hidden?: boolean } | undefined)[] | undefined,
): ReadonlySet<number> {
  return new Set((list ?? []).flatMap((entry, index) => (entry?.hidden === true ? [index] : [])))
}

function addCell(
  builder: GridBuilder,
  texts: Texts,
  row: number,
  column: number,
  cell: CellObject,
  style: number,
): void {
  const formula = cell.f !== undefined
  const { v: value } = cell
  if (typeof value === 'number' && cell.t === 'e') {
    builder.add(row, column, 'error', texts.intern(errorName(value)), style, formula)
  } else if (typeof value === 'number') builder.add(row, column, 'number', value, style, formula)
  else if (typeof value === 'boolean') builder.add(row, column, 'boolean', value ? 1 : 0, style, formula)
  else if (typeof value === 'string') builder.add(row, column, 'text', texts.intern(value), style, formula)
}
