/** The rows of a CSV file as RFC 4180 has them: cells may hold commas, quotes and line breaks between quotes. */
export function csvRows(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let place = 0
  const endRow = () => {
    rows.push(row)
    row = []
  }
  while (place < text.length) {
    const [cell, next] = text[place] === '"' ? quotedCell(text, place + 1) : plainCell(text, place)
    row.push(cell)
    place = next
    if (text[place] === ',') {
      place++
      if (place < text.length) continue
      row.push('')
    }
    if (text[place] === '\r') place++
    if (text[place] === '\n') place++
    endRow()
  }
  return rows
}

function quotedCell(text: string, start: number): readonly [string, number] {
  let cell = ''
  let place = start
  for (;;) {
    const quote = text.indexOf('"', place)
    if (quote === -1) return [cell + text.slice(place), text.length]
    cell += text.slice(place, quote)
    if (text[quote + 1] !== '"') return [cell, quote + 1]
    cell += '"'
    place = quote + 2
  }
}

function plainCell(text: string, start: number): readonly [string, number] {
  let end = start
  while (end < text.length && text[end] !== ',' && text[end] !== '\n' && text[end] !== '\r') end++
  return [text.slice(start, end), end]
}
