import { headedTable } from './headed-table.ts'
import { markup, prose, type Markup } from './markup.ts'

/** The errors stand in the description as a table, so that every reader of the document has them. */
export function errorSection(description: string): Markup {
  const lines = description.split('\n').filter((line) => line.startsWith('|') && !/^[|\s:-]+$/.test(line))
  const [head = [], ...body] = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  const rows = body.map((cells) => {
    const columns = cells.map(
      (cell, index) => markup`<td data-label="${head[index] ?? ''}">${prose(cell)}</td>`,
    )
    return markup`<tr id="error-${cells[0] ?? ''}">${columns}</tr>`
  })
  return markup`<h2 id="errors">Errors</h2>
    ${headedTable('labelled', head, rows)}`
}
