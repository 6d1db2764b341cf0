// Whether rows answer a question, by the rules that the sets are scored by; forgiving of how a date or an amount is written,
// because an answer quotes the file.

const numeric = (value) => {
  const text = String(value ?? '').trim()
  const plain = /^[-+]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text
  return plain !== '' && Number.isFinite(Number(plain)) ? Number(plain) : undefined
}

const day = (value) => {
  const text = String(value ?? '').trim()
  if (/^\d{4}-\d{2}-\d{2}/.test(text)) return text.slice(0, 10)
  if (/^(?:1[5-9]|20)\d{6}$/.test(text)) return text.replace(/^(\d{4})(\d{2})/, '$1-$2-')
  const time = /[a-z]{3}|\d\/\d/i.test(text) ? Date.parse(`${text} UTC`) : Number.NaN
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10)
}

const amount = (value) => numeric(String(value ?? '').replace(/[^\d.,+-]/g, ''))

/** Whether a cell of ours is the cell that was wanted. */
export function same(ours, wanted, tolerance = 1e-6) {
  const [a, b] = [numeric(ours), numeric(wanted)]
  if (a !== undefined && b !== undefined) return Math.abs(a - b) <= Math.max(1e-6, Math.abs(b) * tolerance)
  const text = (value) =>
    String(value ?? '')
      .trim()
      .toLowerCase()
  if (text(ours) === text(wanted)) return true
  if (typeof ours === 'boolean') return ['yes', 'true', 'y', 't', '1'].includes(text(wanted)) === ours
  if (/^\d{4}-\d{2}-\d{2}/.test(text(ours))) return day(wanted) === text(ours).slice(0, 10)
  return typeof ours === 'number' && /\d/.test(text(wanted)) && amount(wanted) === ours
}

/** One to one, in any order. */
export function matched(ours, wanted, equal) {
  if (ours.length !== wanted.length) return false
  const left = [...ours]
  return wanted.every((one) => {
    const at = left.findIndex((other) => equal(other, one))
    return at >= 0 && left.splice(at, 1).length === 1
  })
}

const cells = (rows) => rows.flat()

const bare = (text) => {
  let now = String(text)
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[‘’´`]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-')
  for (let before; before !== now;) {
    before = now
    now = now
      .trim()
      .replace(/((?<!^)\[[^\]]*\]|\[\d+\]|[•♦†‡*#+])*$/, '')
      .trim()
      .replace(/(?<!^)( \([^)]*\))*$/, '')
      .trim()
      .replace(/^"([^"]*)"$/, '$1')
  }
  return now.replace(/\.$/, '').replace(/\s+/g, ' ').toLowerCase().trim()
}

function answersTable(gold, rows) {
  const ours = cells(rows)
  const wanted = gold.canon ?? gold.answer
  return (
    ours.length === gold.answer.length &&
    gold.answer.every((text, at) =>
      ours.some(
        (cell) =>
          bare(cell) === bare(text) ||
          same(cell, text) ||
          (numeric(wanted[at]) !== undefined && same(cell, wanted[at])),
      ),
    )
  )
}

function rowsEqual(gold, rows) {
  const row = (one) => (Array.isArray(one) ? one : [one])
  const equal = (ours, wanted) => matched(row(ours), row(wanted), (a, b) => same(a, b, 1e-4))
  if (!gold.ordered) return matched(rows, gold.answer ?? [], equal)
  return rows.length === gold.answer.length && rows.every((one, at) => equal(one, gold.answer[at]))
}

function fits(gold, rows) {
  if (!gold.answerable || rows.length !== gold.answer.length) return false
  const wanted = (row) =>
    ['superlative', 'comparison', 'filter'].includes(gold.kind) ? row.slice(0, 1) : row
  const share = gold.kind === 'share'
  const close = (a, b) =>
    same(a, b, 1e-3) || (share && numeric(b) !== undefined && same(a, numeric(b) / 100, 1e-3))
  const holds = (ours, row) => wanted(row).every((cell) => ours.some((other) => close(other, cell)))
  if (gold.ordered) return gold.answer.every((row, at) => holds(rows[at], row))
  return matched(rows, gold.answer, holds)
}

/** Cell by cell, as our tests have it. */
function ownRows(wanted, rows) {
  const holds = (ours, row) =>
    ours.length === row.length && ours.every((cell, at) => same(cell, row[at], 1e-9))
  return matched(rows, wanted, holds)
}

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
export const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** A place on an axis: parts of a time may be told by number or by name, a year also as its first day. */
function samePlace(ours, wanted) {
  if (same(ours, wanted, 1e-4)) return true
  const name = String(wanted).toLowerCase()
  const year = /^(\d{4})-01-01$/.exec(name)?.[1]
  if (year !== undefined) return numeric(ours) === Number(year)
  return numeric(ours) === weekdays.indexOf(name) + 1 || numeric(ours) === months.indexOf(name) + 1
}

/** Each point of the chart is a row, whichever of its columns lies along which axis. What is counted as nothing may be left out. */
function pointsEqual({ values }, rows) {
  const wanted = values
    .filter(({ y_data: y }) => y !== 0)
    .map(({ x_data: x, y_data: y, classify }) => (classify === undefined ? [x, y] : [x, y, classify]))
  const row = (ours, point) => matched(ours, point, samePlace)
  const known = rows.filter((ours) => ours.every((cell) => cell !== 0))
  return matched(rows, wanted, row) || (known.length < rows.length && matched(known, wanted, row))
}

export const judges = {
  own: ownRows,
  wikisql: (gold, rows) => matched(cells(rows), gold.answer, (a, b) => same(a, b, 1e-6)),
  wtq: answersTable,
  spider: rowsEqual,
  geoquery: rowsEqual,
  lessons: rowsEqual,
  locales: fits,
  nvbench: pointsEqual,
}
