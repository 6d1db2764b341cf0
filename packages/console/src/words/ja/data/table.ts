import type { Translated } from '../../said.ts'
import type { table as english } from '../../en/data/table.ts'

export const table: Translated<typeof english> = {
  yes: 'はい',
  no: 'いいえ',
  keys: '矢印キー、Page Up、Page Down、Home、Endで移動します。列名でEnterを押すと、その列で並べ替えます。Shiftを押しながらセルを選択し、Ctrl+Cでコピーします。',
  filter: '行を絞り込む',
  filterOf: '「{table}」の行を絞り込む',
  rows: { other: '{count}行' },
  rowsOf: { other: '{count}行中{found}行' },
  download: 'CSVでダウンロード',
  failed: '行を読み込めませんでした：{why}',
  again: '再試行',
  empty: '行がありません',
  copied: { other: '{count}個のセルをコピーしました' },
  cell: '{row}行目、{column}：{value}',
  sortedUp: '「{column}」の昇順で並べ替え済み',
  sortedDown: '「{column}」の降順で並べ替え済み',
  unsorted: 'テーブルの元の順序',
}
