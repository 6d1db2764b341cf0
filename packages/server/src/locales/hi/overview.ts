import { say } from '../phrase.ts'
import type { SaysOverview } from '../says.ts'

export const overview: SaysOverview = {
  tables: (count, rows, names) => say`तालिकाएँ: ${count}, कुल पंक्तियाँ: ${rows}। तालिकाओं के नाम: ${names}।`,
  table: (name, rows, columns) => say`${name}: पंक्तियाँ ${rows}, कॉलम ${columns}।`,
  columns: (names) => say`कॉलम: ${names}।`,
  span: (column, low, high) => say`${column}: ${low} से ${high} तक।`,
  values: (column, distinct, examples) => say`${column}: अलग-अलग मान ${distinct}, जैसे ${examples}।`,
  measure: (column, low, high, mean) => say`${column}: ${low} से ${high} तक, औसत ${mean}।`,
  pages: (name, pages) => say`${name}: पाठ, पृष्ठ ${pages}।`,
  characters: (name, characters) => say`${name}: पाठ, अक्षर ${characters}।`,
}
