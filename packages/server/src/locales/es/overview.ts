import { say } from '../phrase.ts'
import type { SaysOverview } from '../says.ts'

export const overview: SaysOverview = {
  tables: (count, rows, names) => say`Tablas: ${count}; filas en total: ${rows}. Nombres: ${names}.`,
  table: (name, rows, columns) => say`${name}: filas ${rows}, columnas ${columns}.`,
  columns: (names) => say`Columnas: ${names}.`,
  span: (column, low, high) => say`${column} va de ${low} a ${high}.`,
  values: (column, distinct, examples) =>
    say`${column}: valores distintos ${distinct}, por ejemplo ${examples}.`,
  measure: (column, low, high, mean) =>
    say`${column} está entre ${low} y ${high}, con un promedio de ${mean}.`,
  pages: (name, pages) => say`${name}: texto, páginas: ${pages}.`,
  characters: (name, characters) => say`${name}: texto, caracteres: ${characters}.`,
}
