import { mostDifferences, type Cell, type ReplayRecord, type Result } from '@auger/contract'

export type Difference = ReplayRecord['differences'][number]

interface Rows {
  readonly columns: readonly { readonly name: string; readonly type: string }[]
  readonly rows: readonly (readonly Cell[])[]
}

/** The cells that differ, row by row: plans give a total order, so that the same row stands at the same place. */
export function compareRows(
  step: string,
  before: Pick<Result, 'columns' | 'rows'>,
  after: Rows,
): { readonly differences: readonly Difference[]; readonly more: boolean } {
  const places = columnPlaces(before, after)
  const differences: Difference[] = []
  for (let row = 0; row < Math.max(before.rows.length, after.rows.length); row++) {
    for (const { column, then, now, numbers } of places) {
      const was = cellAt(before.rows, row, then)
      const is = cellAt(after.rows, row, now)
      if (isSame(was, is, numbers)) continue
      if (differences.length === mostDifferences) return { differences, more: true }
      differences.push({
        step,
        row,
        column,
        ...(was === undefined ? {} : { before: was }),
        ...(is === undefined ? {} : { after: is }),
      })
    }
  }
  return { differences, more: false }
}

/** Where each column stood and stands, by its name; new ones last. */
function columnPlaces(before: Rows, after: Rows) {
  const names = [...new Set([...before.columns, ...after.columns].map(({ name }) => name))]
  return names.map((column) => {
    const then = before.columns.findIndex(({ name }) => name === column)
    const now = after.columns.findIndex(({ name }) => name === column)
    return { column, then, now, numbers: isNumeric(before.columns[then]) && isNumeric(after.columns[now]) }
  })
}

const isNumeric = (column: Rows['columns'][number] | undefined): boolean =>
  column?.type === 'integer' || column?.type === 'number'

const cellAt = (rows: Rows['rows'], row: number, place: number): Cell | undefined => rows[row]?.[place]

const isSame = (was: Cell | undefined, is: Cell | undefined, numbers: boolean): boolean =>
  was === is || (numbers && digits(was) === digits(is))

/** A number that a double cannot hold travels as text, where 1.50 and 1.5 are the same. */
function digits(cell: Cell | undefined): Cell | undefined {
  if (typeof cell !== 'string' && typeof cell !== 'number') return cell
  const text = String(cell)
  return /^-?\d+\.\d+$/.test(text) ? text.replace(/\.?0+$/, '') : text
}
