import { say } from '../phrase.ts'
import type { SaysOverview } from '../says.ts'

export const overview: SaysOverview = {
  tables: (count, rows, names) => say`${count} tabel dengan ${rows} baris seluruhnya: ${names}.`,
  table: (name, rows, columns) => say`${name}: ${rows} baris, ${columns} kolom.`,
  columns: (names) => say`Kolom: ${names}.`,
  span: (column, low, high) => say`${column} mencakup ${low} sampai ${high}.`,
  values: (column, distinct, examples) =>
    say`${column} memiliki ${distinct} nilai berbeda, misalnya ${examples}.`,
  measure: (column, low, high, mean) => say`${column} berkisar antara ${low} dan ${high}, rata-rata ${mean}.`,
  pages: (name, pages) => say`${name}: teks sepanjang ${pages} halaman.`,
  characters: (name, characters) => say`${name}: teks sepanjang ${characters} karakter.`,
}
