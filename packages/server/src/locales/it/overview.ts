import { say } from '../phrase.ts'
import type { SaysOverview } from '../says.ts'

export const overview: SaysOverview = {
  tables: (count, rows, names) => say`Tabelle: ${count}; righe in totale: ${rows}. Nomi: ${names}.`,
  table: (name, rows, columns) => say`${name}: righe ${rows}, colonne ${columns}.`,
  columns: (names) => say`Colonne: ${names}.`,
  span: (column, low, high) => say`${column} va da ${low} a ${high}.`,
  values: (column, distinct, examples) =>
    say`${column}: valori distinti ${distinct}, per esempio ${examples}.`,
  measure: (column, low, high, mean) => say`${column} va da ${low} a ${high}, con media ${mean}.`,
  pages: (name, pages) => say`${name}: testo, pagine: ${pages}.`,
  characters: (name, characters) => say`${name}: testo, caratteri: ${characters}.`,
}
