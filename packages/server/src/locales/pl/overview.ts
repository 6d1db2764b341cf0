import { say } from '../phrase.ts'
import type { SaysOverview } from '../says.ts'

export const overview: SaysOverview = {
  tables: (count, rows, names) =>
    say`Liczba tabel: ${count}, łączna liczba wierszy: ${rows}. Tabele: ${names}.`,
  table: (name, rows, columns) => say`${name}: liczba wierszy – ${rows}, liczba kolumn – ${columns}.`,
  columns: (names) => say`Kolumny: ${names}.`,
  span: (column, low, high) => say`${column}: od ${low} do ${high}.`,
  values: (column, distinct, examples) =>
    say`${column}: liczba różnych wartości – ${distinct}, na przykład ${examples}.`,
  measure: (column, low, high, mean) => say`${column}: od ${low} do ${high}, średnio ${mean}.`,
  pages: (name, pages) => say`${name}: tekst, liczba stron – ${pages}.`,
  characters: (name, characters) => say`${name}: tekst, liczba znaków – ${characters}.`,
}
