import { say, type Phrase } from '../phrase.ts'
import type { SaysOverview } from '../says.ts'

const isOne = (count: Phrase): boolean =>
  count.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('') === '1'

export const overview: SaysOverview = {
  tables: (count, rows, names) => say`${count} tables with ${rows} rows in all: ${names}.`,
  table: (name, rows, columns) =>
    say`${name}: ${rows} ${isOne(rows) ? 'row' : 'rows'}, ${columns} ${isOne(columns) ? 'column' : 'columns'}.`,
  columns: (names) => say`Columns: ${names}.`,
  span: (column, low, high) => say`${column} runs from ${low} to ${high}.`,
  values: (column, distinct, examples) =>
    say`${column} has ${distinct} different values, such as ${examples}.`,
  measure: (column, low, high, mean) => say`${column} lies between ${low} and ${high}, ${mean} on average.`,
  pages: (name, pages) => say`${name}: a text of ${pages} ${isOne(pages) ? 'page' : 'pages'}.`,
  characters: (name, characters) => say`${name}: a text of ${characters} characters.`,
}
