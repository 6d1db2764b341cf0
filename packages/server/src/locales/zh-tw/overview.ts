import type { SaysOverview } from '../says.ts'
import { say } from '../zh-cn/spaced.ts'

export const overview: SaysOverview = {
  tables: (count, rows, names) => say`共有${count}個表格、${rows}筆資料：${names}。`,
  table: (name, rows, columns) => say`${name}：${rows}筆資料，${columns}個欄位。`,
  columns: (names) => say`欄位：${names}。`,
  span: (column, low, high) => say`${column}的範圍是${low}至${high}。`,
  values: (column, distinct, examples) => say`${column}有${distinct}個不同的值，例如${examples}。`,
  measure: (column, low, high, mean) => say`${column}介於${low}和${high}之間，平均${mean}。`,
  pages: (name, pages) => say`${name}：文件，共${pages}頁。`,
  characters: (name, characters) => say`${name}：文件，共${characters}個字元。`,
}
