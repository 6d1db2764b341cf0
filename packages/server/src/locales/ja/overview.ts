import { say } from '../phrase.ts'
import type { SaysOverview } from '../says.ts'

export const overview: SaysOverview = {
  tables: (count, rows, names) => say`テーブルは${count}個、合計${rows}行です：${names}。`,
  table: (name, rows, columns) => say`${name}：${rows}行、${columns}列。`,
  columns: (names) => say`列：${names}。`,
  span: (column, low, high) => say`${column}は${low}から${high}までです。`,
  values: (column, distinct, examples) => say`${column}の値は${distinct}種類です（例：${examples}）。`,
  measure: (column, low, high, mean) => say`${column}は${low}から${high}まで、平均は${mean}です。`,
  pages: (name, pages) => say`${name}：文書、${pages}ページ。`,
  characters: (name, characters) => say`${name}：文書、${characters}文字。`,
}
