import type { Dialect } from './dialect.ts'
import type { Tail } from './read-tail.ts'
import { sampleRows, type SampledRow } from './sample-rows.ts'
import { looksTyped } from '../read-types/looks-typed.ts'

export interface Footer {
  /** Lines below the table, such as a total or the source. */
  readonly rows: readonly SampledRow[]
  /** A last row that may be a total, and stays. */
  readonly total?: SampledRow
}

const mostRows = 40
const totals =
  /^(grand |sub)?totals?$|^(gesamt(summe)?|summe|insgesamt|total (général|general|geral)|totale|somme|suma|razem|ogółem|łącznie|итого|всего|toplam|genel toplam|jumlah|tổng( cộng)?|合计|总计|小计|合計|總計|総計|小計|합계|총계|المجموع|الإجمالي|कुल|योग)$/iu

/** What stands below the table, from the end of the file upwards. */
export function sniffFooter(tail: Tail, dialect: Dialect, columns: number): Footer {
  if (columns < 2) return { rows: [] }
  const rows = sampleRows(tail.bytes, dialect, { last: true, from: 0, most: Infinity })
  const fitting = rows.filter((row) => row.cells.length === columns)
  if (!tail.whole && fitting.length * 2 < rows.length) return { rows: [] }
  let first = rows.length
  while (first > 1 && rows.length - first < mostRows && isNote(rows[first - 1], columns)) first--
  const last = rows[first - 1]
  if (last === undefined || !isTotal(last)) return { rows: rows.slice(first) }
  const above = rows.slice(0, first - 1)
  if (tail.whole && addsUp(last, above)) return { rows: rows.slice(first - 1) }
  return { rows: rows.slice(first), total: last }
}

/** One text in the first column of several, that is a sentence or stands apart. */
function isNote(row: SampledRow | undefined, columns: number): boolean {
  if (row === undefined) return false
  const [text = '', ...rest] = row.cells.map((cell) => cell.trim())
  if (text === '' || rest.some((cell) => cell !== '') || looksTyped(text)) return false
  if (row.cells.length >= columns && columns < 3) return false
  return row.afterBlank || /\s.*\s|:|^[*†‡(©]/.test(text) || text.length > 40
}

function isTotal(row: SampledRow): boolean {
  const first = row.cells.find((cell) => cell.trim() !== '') ?? ''
  return totals.test(first.trim().replace(/:$/, ''))
}

/** Whether a column of the last row is the sum of what stands above it, but for what rounding makes of it. */
function addsUp(last: SampledRow, above: readonly SampledRow[]): boolean {
  return last.cells.some((cell, column) => {
    const total = numberIn(cell)
    const values = above
      .map((row) => numberIn(row.cells[column] ?? ''))
      .filter((value) => !Number.isNaN(value))
    if (Number.isNaN(total) || values.length < 2) return false
    const sum = values.reduce((one, other) => one + other, 0)
    return Math.abs(sum - total) <= Math.sqrt(values.length) * lastPlace(cell)
  })
}

const numberIn = (cell: string) => (/\d/.test(cell) ? Number(cell.replace(/[^\d.eE+-]/g, '')) : Number.NaN)

const lastPlace = (cell: string) => 10 ** -(cell.split('.')[1]?.length ?? 0)
