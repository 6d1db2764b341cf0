import { say } from './airy.ts'
import type { SaysOverview } from '../says.ts'

export const overview: SaysOverview = {
  tables: (count, rows, names) => say`共有${count}个表、${rows}行：${names}。`,
  table: (name, rows, columns) => say`${name}：${rows}行，${columns}列。`,
  columns: (names) => say`列：${names}。`,
  span: (column, low, high) => say`${column}的范围是${low}至${high}。`,
  values: (column, distinct, examples) => say`${column}有${distinct}个不同的值，例如${examples}。`,
}
