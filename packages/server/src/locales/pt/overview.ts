import { say } from '../phrase.ts'
import type { SaysOverview } from '../says.ts'

export const overview: SaysOverview = {
  tables: (count, rows, names) => say`Tabelas: ${count}; linhas no total: ${rows}. Nomes: ${names}.`,
  table: (name, rows, columns) => say`${name}: linhas ${rows}, colunas ${columns}.`,
  columns: (names) => say`Colunas: ${names}.`,
  span: (column, low, high) => say`${column} vai de ${low} a ${high}.`,
  values: (column, distinct, examples) =>
    say`${column}: valores distintos ${distinct}, por exemplo ${examples}.`,
  measure: (column, low, high, mean) => say`${column} fica entre ${low} e ${high}, com média de ${mean}.`,
  pages: (name, pages) => say`${name}: texto, páginas: ${pages}.`,
  characters: (name, characters) => say`${name}: texto, caracteres: ${characters}.`,
}
