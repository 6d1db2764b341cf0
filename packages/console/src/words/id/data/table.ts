import type { Translated } from '../../said.ts'
import type { table as english } from '../../en/data/table.ts'

export const table: Translated<typeof english> = {
  yes: 'ya',
  no: 'tidak',
  keys: 'Berpindah dengan tombol panah, Page Up, Page Down, Home, dan End. Tekan Enter pada nama kolom untuk mengurutkan. Tahan Shift untuk memilih sel; Ctrl+C untuk menyalinnya.',
  filter: 'Filter baris',
  filterOf: 'Filter baris {table}',
  rows: { other: '{count} baris' },
  rowsOf: { other: '{found} dari {count} baris' },
  download: 'Unduh sebagai CSV',
  failed: 'Baris tidak dapat dibaca: {why}',
  again: 'Coba lagi',
  empty: 'Tidak ada baris',
  copied: { other: '{count} sel disalin' },
  cell: 'Baris {row}, {column}: {value}',
  sortedUp: 'Diurutkan menurut {column}, naik',
  sortedDown: 'Diurutkan menurut {column}, turun',
  unsorted: 'Sesuai urutan tabel',
}
