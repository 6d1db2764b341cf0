import type { Translated } from '../../said.ts'
import type { table as english } from '../../en/data/table.ts'

export const table: Translated<typeof english> = {
  yes: 'evet',
  no: 'hayır',
  keys: 'Ok tuşları, Page Up, Page Down, Home ve End ile gezinin. Sütun adında Enter, o sütuna göre sıralar. Hücre seçmek için Shift tuşunu basılı tutun; Ctrl+C kopyalar.',
  filter: 'Satırları filtrele',
  filterOf: '{table} satırlarını filtrele',
  rows: { one: '{count} satır', other: '{count} satır' },
  rowsOf: { one: '{found} / {count} satır', other: '{found} / {count} satır' },
  download: 'CSV olarak indir',
  failed: 'Satırlar okunamadı: {why}',
  again: 'Yeniden dene',
  empty: 'Satır yok',
  copied: { one: '{count} hücre kopyalandı', other: '{count} hücre kopyalandı' },
  cell: 'Satır {row}, {column}: {value}',
  sortedUp: 'Sıralama: {column}, artan',
  sortedDown: 'Sıralama: {column}, azalan',
  unsorted: 'Tablonun kendi sırası',
}
