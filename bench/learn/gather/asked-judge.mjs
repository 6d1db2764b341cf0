// Whether rows answer what people ask of their own files: more columns than were wanted do no harm, and a time may be told by its
// first day, by name or by number.
import { matched, months, same, weekdays } from './row-judges.mjs'

const tolerance = 1e-4

/** gold: { answer, ordered, percent, first? }; rows or answer of what was found may fit. */
export const answersAsked = (gold, { answer, rows }) =>
  [answer, rows].some((table) => table !== undefined && fitsTable(gold, table))

function fitsTable({ answer, ordered, percent, first = Infinity }, table) {
  const [wanted, ours] = [answer.slice(0, first), table.slice(0, first)]
  const fits = (row, one) => holds(row, one, percent)
  if (!ordered) return matched(ours, wanted, fits)
  return ours.length === wanted.length && wanted.every((row, at) => fits(ours[at], row))
}

/** Each wanted cell has a cell of its own among ours. */
function holds(ours, wanted, percent) {
  const [next, ...others] = wanted
  if (wanted.length === 0) return true
  return ours.some(
    (cell, at) => sameCell(cell, next, percent) && holds(ours.toSpliced(at, 1), others, percent),
  )
}

function sameCell(ours, wanted, percent) {
  if (wanted === null) return ours === null || ours === ''
  if (ours === null) return false
  if (same(ours, wanted, tolerance) || sameTime(`${ours}`, `${wanted}`.toLowerCase())) return true
  if (typeof ours !== 'number' || typeof wanted !== 'number') return false
  return rounded(ours, wanted) || (percent && [100 * ours, ours / 100].some((x) => rounded(x, wanted)))
}

/** What was wanted may have been rounded. */
function rounded(ours, wanted) {
  const decimals = `${wanted}`.split('.')[1]?.length ?? 0
  return same(ours, wanted, tolerance) || (decimals > 0 && Math.abs(ours - wanted) <= 0.5 * 10 ** -decimals)
}

function sameTime(ours, wanted) {
  const [year, month = '01'] = /^\d{4}-\d{2}/.test(ours) ? ours.split('-') : []
  if (year !== undefined && /^\d{4}(-\d{2})?$/.test(wanted)) return `${year}-${month}`.startsWith(wanted)
  const quarter = /^(\d{4})[- ]?q([1-4])$/.exec(wanted)
  if (quarter !== null) return year === quarter[1] && Math.ceil(month / 3) === Number(quarter[2])
  return sameName(ours.toLowerCase(), wanted)
}

/** Months and weekdays by name, short or long, or by number. */
function sameName(ours, wanted) {
  if (!/^[a-z]{3,9}$/.test(wanted)) return false
  return [weekdays, months].some((names) => {
    const at = names.indexOf(wanted.slice(0, 3))
    return at >= 0 && (Number(ours) === at + 1 || (/^[a-z]{3,9}$/.test(ours) && ours.startsWith(names[at])))
  })
}
