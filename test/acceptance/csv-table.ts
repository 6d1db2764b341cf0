export interface CsvTable {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** Reads a CSV by RFC 4180: quoted cells may hold commas, quotes and line ends. */
export function csvTable(text: string): CsvTable {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  const body = text.replace(/^\ufeff/, '')
  for (let index = 0; index < body.length; index++) {
    const character = body[index]
    if (quoted && character === '"' && body[index + 1] === '"') cell += body[++index]
    else if (character === '"') quoted = !quoted
    else if (quoted) cell += character
    else if (character === ',' || character === '\n') {
      row.push(cell)
      cell = ''
      if (character === '\n') rows.push(row.splice(0))
    } else if (character !== '\r') cell += character
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell])
  const [columns = [], ...rest] = rows
  return { columns, rows: rest }
}
