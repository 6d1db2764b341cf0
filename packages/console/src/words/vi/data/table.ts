import type { Translated } from '../../said.ts'
import type { table as english } from '../../en/data/table.ts'

export const table: Translated<typeof english> = {
  yes: 'có',
  no: 'không',
  keys: 'Di chuyển bằng các phím mũi tên, Page Up, Page Down, Home và End. Nhấn Enter trên tên cột để sắp xếp theo cột đó. Giữ Shift để chọn ô, nhấn Ctrl+C để sao chép.',
  filter: 'Lọc hàng',
  filterOf: 'Lọc các hàng của {table}',
  rows: { other: '{count} hàng' },
  rowsOf: { other: '{found} / {count} hàng' },
  download: 'Tải xuống dạng CSV',
  failed: 'Không đọc được các hàng: {why}',
  again: 'Thử lại',
  empty: 'Không có hàng nào',
  copied: { other: 'Đã sao chép {count} ô' },
  cell: 'Hàng {row}, {column}: {value}',
  sortedUp: 'Sắp xếp theo {column}, tăng dần',
  sortedDown: 'Sắp xếp theo {column}, giảm dần',
  unsorted: 'Theo thứ tự của bảng',
}
