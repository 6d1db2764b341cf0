import { say } from '../phrase.ts'
import type { SaysOverview } from '../says.ts'

export const overview: SaysOverview = {
  tables: (count, rows, names) => say`Tabellen: ${count}, Zeilen insgesamt: ${rows}. Namen: ${names}.`,
  table: (name, rows, columns) => say`${name}: Zeilen ${rows}, Spalten ${columns}.`,
  columns: (names) => say`Spalten: ${names}.`,
  span: (column, low, high) => say`${column} reicht von ${low} bis ${high}.`,
  values: (column, distinct, examples) =>
    say`${column}: verschiedene Werte ${distinct}, zum Beispiel ${examples}.`,
  measure: (column, low, high, mean) =>
    say`${column} liegt zwischen ${low} und ${high}, im Durchschnitt bei ${mean}.`,
  pages: (name, pages) => say`${name}: ein Text, Seiten: ${pages}.`,
  characters: (name, characters) => say`${name}: ein Text, Zeichen: ${characters}.`,
}
