import { say } from '../phrase.ts'
import type { SaysOverview } from '../says.ts'

export const overview: SaysOverview = {
  tables: (count, rows, names) => say`Таблиц: ${count}, строк во всех: ${rows}. Таблицы: ${names}.`,
  table: (name, rows, columns) => say`${name}: строк — ${rows}, колонок — ${columns}.`,
  columns: (names) => say`Колонки: ${names}.`,
  span: (column, low, high) => say`${column}: с ${low} по ${high}.`,
  values: (column, distinct, examples) =>
    say`${column}: разных значений — ${distinct}, например ${examples}.`,
  measure: (column, low, high, mean) => say`${column}: от ${low} до ${high}, в среднем ${mean}.`,
  pages: (name, pages) => say`${name}: текст, страниц — ${pages}.`,
  characters: (name, characters) => say`${name}: текст, символов — ${characters}.`,
}
