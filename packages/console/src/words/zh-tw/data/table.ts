import type { Translated } from '../../said.ts'
import type { table as english } from '../../en/data/table.ts'

export const table: Translated<typeof english> = {
  yes: '是',
  no: '否',
  keys: '用方向鍵、Page Up、Page Down、Home 和 End 移動。在欄名上按 Enter 可依該欄排序。按住 Shift 可選取儲存格，按 Ctrl+C 複製。',
  filter: '篩選資料列',
  filterOf: '篩選「{table}」的資料列',
  rows: { other: '{count} 列' },
  rowsOf: { other: '{found} / {count} 列' },
  download: '下載 CSV',
  failed: '無法讀取資料列：{why}',
  again: '再試一次',
  empty: '沒有資料列',
  copied: { other: '已複製 {count} 個儲存格' },
  cell: '第 {row} 列，{column}：{value}',
  sortedUp: '已依「{column}」遞增排序',
  sortedDown: '已依「{column}」遞減排序',
  unsorted: '依表格原本的順序',
}
