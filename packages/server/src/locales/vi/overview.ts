import { say } from '../phrase.ts'
import type { SaysOverview } from '../says.ts'

export const overview: SaysOverview = {
  tables: (count, rows, names) => say`${count} bảng, tổng cộng ${rows} dòng: ${names}.`,
  table: (name, rows, columns) => say`${name}: ${rows} dòng, ${columns} cột.`,
  columns: (names) => say`Các cột: ${names}.`,
  span: (column, low, high) => say`${column} kéo dài từ ${low} đến ${high}.`,
  values: (column, distinct, examples) =>
    say`${column} có ${distinct} giá trị khác nhau, chẳng hạn ${examples}.`,
  measure: (column, low, high, mean) =>
    say`${column} nằm trong khoảng từ ${low} đến ${high}, trung bình ${mean}.`,
  pages: (name, pages) => say`${name}: văn bản dài ${pages} trang.`,
  characters: (name, characters) => say`${name}: văn bản dài ${characters} ký tự.`,
}
