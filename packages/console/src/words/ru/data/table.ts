import type { Translated } from '../../said.ts'
import type { table as english } from '../../en/data/table.ts'

export const table: Translated<typeof english> = {
  yes: 'да',
  no: 'нет',
  keys: 'Перемещайтесь стрелками и клавишами Page Up, Page Down, Home и End. Enter на названии столбца сортирует по нему. Удерживайте Shift, чтобы выделить ячейки; Ctrl+C копирует их.',
  filter: 'Фильтр строк',
  filterOf: 'Фильтр строк таблицы {table}',
  rows: { one: '{count} строка', few: '{count} строки', many: '{count} строк', other: '{count} строки' },
  rowsOf: {
    one: '{found} из {count} строки',
    few: '{found} из {count} строк',
    many: '{found} из {count} строк',
    other: '{found} из {count} строки',
  },
  download: 'Скачать CSV',
  failed: 'Не удалось прочитать строки: {why}',
  again: 'Повторить',
  empty: 'Строк нет',
  copied: {
    one: 'Скопирована {count} ячейка',
    few: 'Скопированы {count} ячейки',
    many: 'Скопировано {count} ячеек',
    other: 'Скопировано {count} ячейки',
  },
  cell: 'Строка {row}, {column}: {value}',
  sortedUp: 'По столбцу {column}, по возрастанию',
  sortedDown: 'По столбцу {column}, по убыванию',
  unsorted: 'В порядке таблицы',
}
