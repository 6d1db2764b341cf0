import { say } from '../phrase.ts'
import type { SaysOverview } from '../says.ts'
import { isolated } from './isolated.ts'

export const overview: SaysOverview = {
  tables: (count, rows, names) =>
    say`عدد الجداول: ${isolated(count)}، ومجموع صفوفها: ${isolated(rows)}. الجداول: ${names}.`,
  table: (name, rows, columns) =>
    say`${isolated(name)}: عدد الصفوف ${isolated(rows)}، وعدد الأعمدة ${isolated(columns)}.`,
  columns: (names) => say`الأعمدة: ${names}.`,
  span: (column, low, high) => say`${isolated(column)}: من ${isolated(low)} إلى ${isolated(high)}.`,
  values: (column, distinct, examples) =>
    say`${isolated(column)}: عدد القيم المختلفة ${isolated(distinct)}، مثل ${examples}.`,
  measure: (column, low, high, mean) =>
    say`${isolated(column)}: بين ${isolated(low)} و${isolated(high)}، والمتوسط ${isolated(mean)}.`,
  pages: (name, pages) => say`${isolated(name)}: نص، عدد صفحاته ${isolated(pages)}.`,
  characters: (name, characters) => say`${isolated(name)}: نص، عدد أحرفه ${isolated(characters)}.`,
}
