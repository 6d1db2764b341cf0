import type { CellRange } from '../cell-range.ts'
import { createGridBuilder, type GridBuilder } from '../grid/grid-builder.ts'
import type { Grid } from '../grid/grid.ts'
import { sheetLimits } from '../sheet-limits.ts'
import { readText } from './binary-text.ts'
import { errorName } from './error-name.ts'
import type { BinarySheet, Globals } from './globals.ts'
import { ownRecords, recordIds, type BinaryRecord } from './records.ts'

export interface SheetCells {
  /** Its records end where they should. */
  readonly whole: boolean
  readonly grid: Grid
  readonly merged: readonly CellRange[]
  readonly hiddenRows: ReadonlySet<number>
  readonly hiddenColumns: ReadonlySet<number>
}

export function readBinarySheet(stream: Uint8Array, { name, at }: BinarySheet, globals: Globals): SheetCells {
  const merged: CellRange[] = []
  const hiddenRows = new Set<number>()
  const hiddenColumns = new Set<number>()
  let mayHide = sheetLimits.columns * 2
  const builder = createGridBuilder(name, globals.formats, globals.texts)
  const takeCell = createCellReader(builder, globals)
  let whole = false
  for (const record of ownRecords(stream, at)) {
    if (takeCell(record)) continue
    const { id, data } = record
    if (id === recordIds.endOfStream) whole = true
    if (id === recordIds.row && data.byteLength >= 14) {
      if ((data.getUint8(12) & 0x20) !== 0) hiddenRows.add(data.getUint16(0, true))
    } else if (id === recordIds.columns && data.byteLength >= 10) {
      if ((data.getUint16(8, true) & 1) === 0) continue
      const last = Math.min(data.getUint16(2, true), sheetLimits.columns - 1)
      const first = data.getUint16(0, true)
      for (let column = first; column <= last && mayHide > 0; column++, mayHide--) hiddenColumns.add(column)
    } else if (id === recordIds.merged) merged.push(...mergedRanges(data))
  }
  return {
    whole,
    grid: builder.build(),
    merged: merged.slice(0, sheetLimits.mergedRanges),
    hiddenRows,
    hiddenColumns,
  }
}

function mergedRanges(data: DataView): readonly CellRange[] {
  const ranges: CellRange[] = []
  for (let at = 2; at + 8 <= data.byteLength; at += 8) {
    const [top, bottom] = [data.getUint16(at, true), data.getUint16(at + 2, true)]
    const [left, right] = [data.getUint16(at + 4, true), data.getUint16(at + 6, true)]
    if (top <= bottom && left <= right) ranges.push({ top, bottom, left, right })
  }
  return ranges
}

/** Takes a record into the grid; false where it is no cell. */
function createCellReader(
  builder: GridBuilder,
  { texts, coding }: Globals,
): (record: BinaryRecord) => boolean {
  let waiting: { readonly row: number; readonly column: number; readonly style: number } | undefined

  return ({ id, data }) => {
    if (id === recordIds.formulaText) {
      if (waiting === undefined) return true
      const { row, column, style } = waiting
      waiting = undefined
      builder.add(row, column, 'text', texts.intern(readText(data, 0, 2, coding)), style, true)
      return true
    }
    const size = smallest[id]
    if (size === undefined) return false
    if (data.byteLength < size) return true
    const row = data.getUint16(0, true)
    const column = data.getUint16(2, true)
    const style = data.getUint16(4, true)
    switch (id) {
      case recordIds.number:
        builder.add(row, column, 'number', data.getFloat64(6, true), style, false)
        break
      case recordIds.packedNumber:
        builder.add(row, column, 'number', unpackNumber(data, 6), style, false)
        break
      case recordIds.numbers:
        for (let at = 4, next = column; at + 6 <= data.byteLength - 2; at += 6, next++) {
          builder.add(row, next, 'number', unpackNumber(data, at + 2), data.getUint16(at, true), false)
        }
        break
      case recordIds.sharedText: {
        const index = data.getUint32(6, true)
        if (index < texts.length) builder.add(row, column, 'text', index, style, false)
        break
      }
      case recordIds.text:
      case recordIds.richText:
        builder.add(row, column, 'text', texts.intern(readText(data, 6, 2, coding)), style, false)
        break
      case recordIds.booleanOrError:
        if (data.getUint8(7) === 0) builder.add(row, column, 'boolean', data.getUint8(6), style, false)
        else builder.add(row, column, 'error', texts.intern(errorName(data.getUint8(6))), style, false)
        break
      case recordIds.formula:
        waiting = takeFormula(data, row, column, style)
        break
    }
    return true
  }

  /** A formula has its value stored; where that is a text, the next record holds it. */
  function takeFormula(data: DataView, row: number, column: number, style: number): typeof waiting {
    if (data.getUint16(12, true) !== 0xffff) {
      builder.add(row, column, 'number', data.getFloat64(6, true), style, true)
      return undefined
    }
    const value = data.getUint8(8)
    switch (data.getUint8(6)) {
      case 0:
        return { row, column, style }
      case 1:
        builder.add(row, column, 'boolean', value, style, true)
        return undefined
      case 2:
        builder.add(row, column, 'error', texts.intern(errorName(value)), style, true)
        return undefined
      default:
        builder.add(row, column, 'text', texts.intern(''), style, true)
        return undefined
    }
  }
}

const smallest: Readonly<Record<number, number>> = {
  [recordIds.number]: 14,
  [recordIds.packedNumber]: 10,
  [recordIds.numbers]: 12,
  [recordIds.sharedText]: 10,
  [recordIds.text]: 8,
  [recordIds.richText]: 8,
  [recordIds.booleanOrError]: 8,
  [recordIds.formula]: 14,
}

/** Thirty bits of an integer or of a fraction, and whether it counts hundredths. */
function unpackNumber(data: DataView, at: number): number {
  const bits = data.getUint32(at, true)
  const number = (bits & 2) === 0 ? fractionOf(bits & ~3) : (bits | 0) >> 2
  return (bits & 1) === 0 ? number : number / 100
}

const scratch = new DataView(new ArrayBuffer(8))

function fractionOf(bits: number): number {
  scratch.setUint32(4, bits >>> 0, true)
  return scratch.getFloat64(0, true)
}
