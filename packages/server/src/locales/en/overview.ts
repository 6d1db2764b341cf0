import { say } from '../phrase.ts'
import type { SaysOverview } from '../says.ts'

export const overview: SaysOverview = {
  tables: (count, rows, names) => say`${count} tables with ${rows} rows in all: ${names}.`,
  table: (name, rows, columns) => say`${name}: ${rows} rows, ${columns} columns.`,
  columns: (names) => say`Columns: ${names}.`,
  span: (column, low, high) => say`${column} runs from ${low} to ${high}.`,
  values: (column, distinct, examples) =>
    say`${column} has ${distinct} different values, such as ${examples}.`,
  measure: (column, low, high, mean) => say`${column} lies between ${low} and ${high}, ${mean} on average.`,
  pages: (name, pages) => say`${name}: a text of ${pages} pages.`,
  characters: (name, characters) => say`${name}: a text of ${characters} characters.`,
}
