import { fileLimits } from '../../file-limits.ts'
import { UnreadableFile } from '../../unreadable.ts'
import { parseRange, type CellRange } from '../cell-range.ts'
import type { Epoch } from '../number-format/date-parts.ts'
import { parseSerial } from '../number-format/parse-serial.ts'
import type { NumberFormat } from '../number-format/number-format.ts'
import { createGridBuilder, type GridBuilder } from '../grid/grid-builder.ts'
import type { Grid } from '../grid/grid.ts'
import type { Texts } from '../grid/texts.ts'
import { sheetLimits } from '../sheet-limits.ts'
import { decodeEscapes } from './decode-escapes.ts'
import type { Package } from './package.ts'
import { tooLong } from './parse-xml.ts'
import { isTrue } from './workbook.ts'

export interface SheetCells {
  readonly grid: Grid
  readonly merged: readonly CellRange[]
  readonly hiddenRows: ReadonlySet<number>
  readonly hiddenColumns: ReadonlySet<number>
  readonly damaged: boolean
}

export interface SheetContext {
  readonly name: string
  readonly epoch: Epoch
  readonly formats: readonly NumberFormat[]
  readonly texts: Texts
}

/** Reads the cells of a sheet. What the file claims about its size is not looked at: the cells count. */
export async function readSheet(parts: Package, part: string, context: SheetContext): Promise<SheetCells> {
  const builder = createGridBuilder(context.name, context.formats, context.texts)
  const merged: CellRange[] = []
  const hiddenRows = new Set<number>()
  const hiddenColumns = new Set<number>()
  // Each column is hidden once; a file that does it again and again is damaged.
  let mayHide = sheetLimits.columns * 2
  const cell = createCellReader(builder, context)
  const { damaged, brokenOff } = await parts.parse(part, {
    open(name, attributes) {
      if (cell.open(name, attributes)) return
      if (name === 'row') {
        const row = cell.startRow(attributes.r)
        if (isTrue(attributes.hidden) && row < sheetLimits.rows) hiddenRows.add(row)
      } else if (name === 'mergeCell') {
        const range = parseRange(attributes.ref ?? '')
        if (range !== undefined && merged.length < sheetLimits.mergedRanges) merged.push(range)
      } else if (name === 'col' && isTrue(attributes.hidden)) {
        const last = Math.min(Number(attributes.max), sheetLimits.columns)
        const first = Math.max(Number(attributes.min), 1)
        for (let column = first; column <= last && mayHide > 0; column++, mayHide--)
          hiddenColumns.add(column - 1)
      }
    },
    text: cell.text,
    close: cell.close,
  })
  if (brokenOff || parts.archive.damaged.size > 0) throw breaksOff(context.name)
  return { grid: builder.build(), merged, hiddenRows, hiddenColumns, damaged }
}

const breaksOff = (sheet: string) =>
  new UnreadableFile(
    `The file is damaged: the sheet ${sheet} breaks off before its end, or is not what was saved. Please save it anew and upload it again.`,
  )

interface CellReader {
  /** Whether the element belonged to a cell. */
  open(name: string, attributes: Readonly<Record<string, string>>): boolean
  startRow(reference: string | undefined): number
  text(text: string): void
  close(name: string): void
}

function createCellReader(builder: GridBuilder, context: SheetContext): CellReader {
  let row = -1
  let column = -1
  let type = ''
  let style = 0
  let value = ''
  let hasValue = false
  let formula = false
  let inCell = false
  let taking = false
  let inPhonetics = false

  return {
    open(name, attributes) {
      if (name === 'c') {
        inCell = true
        type = attributes.t ?? 'n'
        style = Number(attributes.s ?? 0)
        value = ''
        hasValue = formula = false
        column++
        if (attributes.r !== undefined) place(attributes.r)
        return true
      }
      if (!inCell) return false
      if (name === 'v') {
        taking = true
        hasValue = true
      } else if (name === 't') {
        taking = !inPhonetics
        hasValue = true
      } else if (name === 'f') formula = true
      else if (name === 'rPh') inPhonetics = true
      return true
    },
    startRow(reference) {
      const number = Number(reference)
      row = Number.isInteger(number) && number > 0 ? number - 1 : row + 1
      column = -1
      return row
    },
    text(text) {
      if (!taking) return
      value += text
      if (value.length > fileLimits.cellCharacters) throw tooLong(`the sheet ${context.name}`)
    },
    close(name) {
      if (name === 'v' || name === 't') taking = false
      else if (name === 'rPh') inPhonetics = false
      else if (name === 'c') {
        inCell = false
        if (hasValue || formula) take()
      }
    },
  }

  /** Letters and digits, read by hand because there are millions of them. */
  function place(reference: string): void {
    let letters = 0
    let digits = 0
    for (let at = 0; at < reference.length; at++) {
      const code = reference.charCodeAt(at)
      if (code >= 65 && code <= 90) letters = letters * 26 + code - 64
      else if (code >= 97 && code <= 122) letters = letters * 26 + code - 96
      else if (code >= 48 && code <= 57) digits = digits * 10 + code - 48
    }
    if (letters > 0) column = letters - 1
    if (digits > 0) row = digits - 1
  }

  function take(): void {
    const { texts, epoch } = context
    const add = (kind: 'number' | 'text' | 'boolean' | 'error' | 'uncomputed', content: number) =>
      builder.add(Math.max(row, 0), column, kind, content, style, formula)
    switch (type) {
      case 's': {
        const index = Number(value)
        if (value !== '' && index < texts.length) add('text', index)
        return
      }
      case 'str':
      case 'inlineStr':
        add('text', texts.intern(decodeEscapes(value)))
        return
      case 'b':
        add('boolean', value === '1' || value === 'true' ? 1 : 0)
        return
      case 'e':
        add('error', texts.intern(value))
        return
      case 'd': {
        const serial = parseSerial(value, epoch)
        if (serial === undefined) add('text', texts.intern(value))
        else add('number', serial)
        return
      }
      default: {
        const number = Number(value)
        if (value.trim() === '') {
          if (formula) add('uncomputed', 0)
        } else if (Number.isNaN(number)) add('text', texts.intern(value))
        else add('number', number)
      }
    }
  }
}
