import type { Cell } from '@auger/contract'
import type { GroupKey } from '@auger/contract/plan'
import type { ColumnType } from '../../domain/table.ts'

/** A point of time in ISO form, or the number of a month or quarter of no particular year, of a weekday or of an hour. */
export type TimeMark = string | number | null

const year = /^\d{1,4}$/
const [earliestYear, latestYear] = [1500, 2200]
const day = /^\d{4}-\d{2}-\d{2}$/
const second = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)/

/** Whole numbers that are all years: they stand in time though no date says so. */
export const areYears = (cells: readonly Cell[]): boolean => {
  const known = cells.filter((cell) => cell !== null)
  return (
    new Set(known).size > 1 &&
    known.every(
      (cell) =>
        typeof cell === 'number' && Number.isInteger(cell) && cell >= earliestYear && cell <= latestYear,
    )
  )
}

/** Where a key's cells stand in time; undefined for what is not time. */
export function timeOf(
  parts: readonly GroupKey[],
  type: ColumnType,
  cells: readonly Cell[],
): TimeMark | undefined {
  const grain = parts.at(-1)?.grain
  const cell = cells.at(-1) ?? null
  if (grain === undefined && type !== 'date' && type !== 'timestamp') return undefined
  if (grain === 'weekday' || grain === 'hour') return typeof cell === 'number' ? cell : null
  if (grain === 'month' || grain === 'quarter') {
    if (typeof cell !== 'number') return null
    return parts.length === 1 ? cell : monthOf(cells[0] ?? null, grain === 'month' ? cell : cell * 3 - 2)
  }
  if (grain === 'year') return monthOf(cell, 1)
  if (typeof cell !== 'string') return null
  if (day.test(cell)) return cell
  const [, date, clock] = second.exec(cell) ?? []
  return date === undefined ? null : `${date}T${clock}Z`
}

function monthOf(inYear: Cell, month: number): TimeMark {
  if (!year.test(String(inYear))) return null
  return `${String(inYear).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`
}
