import type { Translated } from '../../said.ts'
import type { table as english } from '../../en/data/table.ts'

export const table: Translated<typeof english> = {
  yes: '是',
  no: '否',
  keys: '用方向键、Page Up、Page Down、Home 和 End 移动。在列名上按 Enter 可按该列排序。按住 Shift 可选择单元格，按 Ctrl+C 复制。',
  filter: '筛选行',
  filterOf: '筛选“{table}”的行',
  rows: { other: '{count} 行' },
  rowsOf: { other: '{found} / {count} 行' },
  download: '下载 CSV',
  failed: '无法读取数据行：{why}',
  again: '重试',
  empty: '没有数据行',
  copied: { other: '已复制 {count} 个单元格' },
  cell: '第 {row} 行，{column}：{value}',
  sortedUp: '按“{column}”升序排列',
  sortedDown: '按“{column}”降序排列',
  unsorted: '按表格原有顺序',
}
