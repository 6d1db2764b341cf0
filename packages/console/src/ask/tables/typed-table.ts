import type { Cell, Result } from '@auger/contract'
import type { DataColumn, Row } from '../../table/table-source.ts'

export interface TypedTable {
  readonly columns: readonly DataColumn[]
  readonly rows: readonly Row[]
}

const isNumber = /^-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i
/** What a spreadsheet would run as a formula has an apostrophe before it in files that are handed out. */
const guarded = /^'(?=[=+\-@\t\r])/

/** The cells of a file with their types: as the answer for programs tells them where it is the same table, else as they look. */
export function typedTable(
  [names = [], ...lines]: readonly string[][],
  results: readonly Result[],
): TypedTable {
  const known = results.find(
    ({ columns }) =>
      columns.length === names.length && columns.every(({ name }, index) => name === names[index]),
  )
  const columns = names.map((name, index): DataColumn => {
    const told = known?.columns[index]
    return told ?? { name, type: looksNumeric(lines, index) ? 'number' : 'text' }
  })
  return {
    columns,
    rows: lines.map((line) => columns.map(({ type }, index) => cellOf(line[index] ?? '', type))),
  }
}

function looksNumeric(lines: readonly string[][], index: number): boolean {
  const filled = lines.map((line) => line[index] ?? '').filter((cell) => cell !== '')
  return filled.length > 0 && filled.every((cell) => isNumber.test(cell))
}

function cellOf(text: string, type: string): Cell {
  if (text === '') return null
  // Beyond what a number holds exactly, its digits are kept as text.
  if (type === 'number' || type === 'integer')
    return isNumber.test(text) && (text.includes('.') || Number.isSafeInteger(Number(text)))
      ? Number(text)
      : text
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  return text.replace(guarded, '')
}
