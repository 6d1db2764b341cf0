import { UnreadableFile } from '../../unreadable.ts'
import { createNumberFormat, type NumberFormat } from '../number-format/number-format.ts'
import { sheetLimits } from '../sheet-limits.ts'
import { cellKinds, type CellKind } from './cell.ts'
import type { Grid } from './grid.ts'
import { createRowIndex } from './row-index.ts'
import type { Texts } from './texts.ts'

export interface GridBuilder {
  /** A number is itself, a boolean 0 or 1, any other value the number of a text. */
  add(row: number, column: number, kind: CellKind, value: number, style: number, formula: boolean): void
  readonly cellCount: number
  build(): Grid
}

interface Chunk {
  readonly columns: Uint16Array
  readonly styles: Uint16Array
  readonly kinds: Uint8Array
  readonly values: Float64Array
}

const chunkBits = 15
const chunkSize = 1 << chunkBits
const formulaBit = 0x80
const fallback = createNumberFormat('General')

/** Takes cells in any order; in their order is fastest. Of two at one place the later one counts. */
export function createGridBuilder(
  sheet: string,
  formats: readonly NumberFormat[],
  texts: Texts,
): GridBuilder {
  const chunks: Chunk[] = []
  const rows = createRowIndex()
  let count = 0
  let columnCount = 0

  return {
    get cellCount() {
      return count
    },
    add(row, column, kind, value, style, formula) {
      if (row >= sheetLimits.rows || column >= sheetLimits.columns) throw outside(sheet)
      if (count >= sheetLimits.cells) throw tooMany(sheet)
      const at = count & (chunkSize - 1)
      if (at === 0) chunks.push(createChunk())
      const chunk = chunks[chunks.length - 1]
      if (chunk === undefined) return
      chunk.columns[at] = column
      chunk.styles[at] = style < formats.length ? style : 0
      chunk.kinds[at] = cellKinds.indexOf(kind) | (formula ? formulaBit : 0)
      chunk.values[at] = value
      rows.add(row, column, count)
      count++
      if (column >= columnCount) columnCount = column + 1
    },
    build() {
      const chunkOf = (slot: number) => chunks[slot >> chunkBits] ?? createChunk()
      const within = (slot: number) => slot & (chunkSize - 1)
      const column = (slot: number) => chunkOf(slot).columns[within(slot)] ?? 0
      const kind = (slot: number) =>
        cellKinds[(chunkOf(slot).kinds[within(slot)] ?? 0) & ~formulaBit] ?? 'number'
      const value = (slot: number) => chunkOf(slot).values[within(slot)] ?? 0
      const found = rows.build(count, column)
      return {
        rowCount: found.rowCount,
        columnCount,
        cellCount: count,
        eachSlot: found.eachSlot,
        slot: found.slot,
        column,
        kind,
        isFormula: (slot) => ((chunkOf(slot).kinds[within(slot)] ?? 0) & formulaBit) !== 0,
        number: value,
        text: (slot) =>
          kind(slot) === 'boolean' ? (value(slot) === 0 ? 'FALSE' : 'TRUE') : texts.at(value(slot)),
        format: (slot) => formats[chunkOf(slot).styles[within(slot)] ?? 0] ?? fallback,
      }
    },
  }
}

function createChunk(): Chunk {
  return {
    columns: new Uint16Array(chunkSize),
    styles: new Uint16Array(chunkSize),
    kinds: new Uint8Array(chunkSize),
    values: new Float64Array(chunkSize),
  }
}

const outside = (sheet: string) =>
  new UnreadableFile(
    `The sheet ${sheet} names cells beyond row ${sheetLimits.rows.toLocaleString('en')} or column XFD, where no sheet has any. The file is damaged.`,
  )

const tooMany = (sheet: string) =>
  new UnreadableFile(
    `The sheet ${sheet} holds more than ${sheetLimits.cells.toLocaleString('en')} cells. Please split it into smaller files or save it as CSV.`,
  )
