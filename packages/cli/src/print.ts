/** Rows for people: columns lined up, a dash where there is nothing. */
export function printRows(
  headers: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): void {
  const table = [headers, ...rows.map((row) => row.map((cell) => (cell === null ? '-' : String(cell))))]
  const widths = headers.map((_, column) => Math.max(...table.map((row) => displayWidth(row[column] ?? ''))))
  for (const row of table)
    print(
      row
        .map((cell, column) => pad(cell, widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
}

export const print = (line: string): void => void process.stdout.write(`${line}\n`)

export const printJson = (value: unknown): void => print(JSON.stringify(value))

/** Chinese, Japanese and Korean characters take two places in a terminal. */
export function displayWidth(text: string): number {
  let width = 0
  for (const character of text)
    width +=
      /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/.test(
        character,
      )
        ? 2
        : 1
  return width
}

export const pad = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - displayWidth(text)))
