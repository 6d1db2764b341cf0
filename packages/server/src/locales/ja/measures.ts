import { heard, type Heard } from '../hears.ts'

const counters = '件 人 個 回 本 台 社 店 店舗 便 名 冊 枚 点 種 杯 匹 頭 軒 校 カ国 か国 ヶ国 組 品 行 日間'

export const measures: readonly Heard[] = [
  heard(
    { kind: 'quantity' },
    `
    いくつ | いくら | どれくらい | どのくらい | どれほど | どれだけ | 件数 | 人数 | 回数 | 台数 | 本数 | 社数 | 点数は何 |
    数 | 数は | の数 | 総数 | カウント | 数えて | 合計件数 | 延べ人数 | 何度 | 何件ある | 何人いる |
    ${counters
      .split(' ')
      .map((counter) => `何${counter}`)
      .join(' | ')}
  `,
  ),
  heard(
    { kind: 'measure', function: 'distinct' },
    `
    異なる | 異なり | 違う種類の | 何種類 | 何種類の | 種類数 | の種類数 | ユニーク | ユニークな | ユニーク数 | 重複なし |
    重複を除いた | 重複を除いて | 重複しない | 重複を除く | 別々の | いくつの異なる | 種類はいくつ | 種類は何
  `,
  ),
  heard(
    { kind: 'measure', function: 'sum' },
    `
    合計 | 総計 | 合計の | の合計 | 合計額 | 合計金額 | 合計値 | 総額 | 総 | 総和 | 累計 | トータル | 合わせて | 合算 | 全部で |
    全体で | 合計で | 計 | 総量 | 総合計 | の総額 | の総数 | 総数
  `,
  ),
  heard(
    { kind: 'measure', function: 'mean' },
    `
    平均 | 平均値 | 平均の | の平均 | の平均値 | 平均で | 平均的な | アベレージ | 平均して | 平均額
  `,
  ),
  heard({ kind: 'measure', function: 'median' }, '中央値 | の中央値 | メジアン | メディアン'),
  heard({ kind: 'measure', function: 'deviation' }, '標準偏差 | の標準偏差'),
  heard({ kind: 'measure', function: 'variance' }, '分散 | の分散'),
  heard({ kind: 'measure', function: 'mode' }, '最頻値 | の最頻値 | モード'),
  heard({ kind: 'measure', function: 'range' }, '範囲 | の範囲 | レンジ'),
  heard({ kind: 'measure', function: 'minimum' }, '最小値 | の最小値 | 最低値 | の最低値 | 最小'),
  heard({ kind: 'measure', function: 'maximum' }, '最大値 | の最大値 | 最高値 | の最高値 | 最大 | ピーク'),
]
