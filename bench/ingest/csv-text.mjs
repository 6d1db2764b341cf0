// Rows of texts as CSV and back.

/** A quote counts where a field begins. `returns`: a carriage return ends a row like a line feed. */
export function parseCsv(text, { delimiter = ',', returns = true } = {}) {
  const endsRow = (character) => character === '\n' || (returns && character === '\r')
  const rows = []
  let row = []
  for (let at = 0; at < text.length;) {
    const quoted = text[at] === '"' ? readQuoted(text, at) : { value: '', end: at }
    let end = quoted.end
    while (end < text.length && text[end] !== delimiter && !endsRow(text[end])) end++
    row.push(quoted.value + text.slice(quoted.end, end))
    if (text[end] === delimiter) {
      at = end + 1
      if (at === text.length) row.push('')
      continue
    }
    rows.push(row)
    row = []
    at = end + (returns && text.startsWith('\r\n', end) ? 2 : 1)
  }
  return row.length > 0 ? [...rows, row] : rows
}

function readQuoted(text, start) {
  let end = text.indexOf('"', start + 1)
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2)
  const last = end < 0 ? text.length : end
  return { value: text.slice(start + 1, last).replaceAll('""', '"'), end: last + 1 }
}

export function csvText(rows) {
  return rows.map((row) => `${row.map((cell) => field(cell, row.length === 1)).join(',')}\n`).join('')
}

/** An empty line would be no row to many readers. */
function field(cell, alone) {
  return /[",\r\n]/.test(cell) || (alone && cell === '') ? `"${cell.replaceAll('"', '""')}"` : cell
}
