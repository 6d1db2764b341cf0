import { say } from '../phrase.ts'
import type { SaysOverview } from '../says.ts'

export const overview: SaysOverview = {
  tables: (count, rows, names) => say`${count} tablo, toplam ${rows} satır: ${names}.`,
  table: (name, rows, columns) => say`${name}: ${rows} satır, ${columns} sütun.`,
  columns: (names) => say`Sütunlar: ${names}.`,
  span: (column, low, high) => say`${column}: ${low} – ${high}.`,
  values: (column, distinct, examples) => say`${column}: ${distinct} farklı değer, örneğin ${examples}.`,
  measure: (column, low, high, mean) => say`${column}: ${low} ile ${high} arasında, ortalama ${mean}.`,
  pages: (name, pages) => say`${name}: ${pages} sayfalık metin.`,
  characters: (name, characters) => say`${name}: ${characters} karakterlik metin.`,
}
