import { say } from './spaced.ts'
import type { SaysOverview } from '../says.ts'

export const overview: SaysOverview = {
  tables: (count, rows, names) => say`共有${count}个表、${rows}行：${names}。`,
  table: (name, rows, columns) => say`${name}：${rows}行，${columns}列。`,
  columns: (names) => say`列：${names}。`,
  span: (column, low, high) => say`${column}的范围是${low}至${high}。`,
  values: (column, distinct, examples) => say`${column}有${distinct}个不同的值，例如${examples}。`,
  measure: (column, low, high, mean) => say`${column}在${low}和${high}之间，平均${mean}。`,
  pages: (name, pages) => say`${name}：文本，共${pages}页。`,
  characters: (name, characters) => say`${name}：文本，共${characters}个字符。`,
}
