import type { Cell } from '@auger/contract'

type Rows = readonly (readonly Cell[])[]
type Way = (year: number, month: number) => readonly number[] | undefined

const firstDay = /^(\d{4})-(\d{2})-01(?:$|[T ])/

const ways: readonly Way[] = [
  (year, month) => (month === 1 ? [year] : undefined),
  (_, month) => [month],
  (_, month) => (month % 3 === 1 ? [(month + 2) / 3] : undefined),
  (year, month) => [year, month],
  (year, month) => (month % 3 === 1 ? [year, (month + 2) / 3] : undefined),
]

/**
 * Answers tell a period by its first day; whoever wrote down what is wanted may have told it by numbers. The rows as they are, and with
 * every first day of a period as numbers: the year, the month, the quarter, or the year and one of them.
 */
export function toldPeriods(rows: Rows): readonly Rows[] {
  const isTold = rows.length > 0 && rows.every((row) => row.some((cell) => firstDay.test(String(cell))))
  return isTold ? [rows, ...ways.flatMap((way) => toldBy(way, rows))] : [rows]
}

function toldBy(way: Way, rows: Rows): readonly Rows[] {
  const told: Cell[][] = []
  for (const row of rows) {
    const cells: Cell[] = []
    for (const cell of row) {
      const [, year, month] = firstDay.exec(String(cell)) ?? []
      const numbers = year === undefined ? [cell] : way(Number(year), Number(month))
      if (numbers === undefined) return []
      cells.push(...numbers)
    }
    told.push(cells)
  }
  return [told]
}
