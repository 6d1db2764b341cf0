import { heard, type Heard } from '../hears.ts'

const numerals = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二']
const counters = 'つ 件 人 個 名 社 店 店舗 本 台 回 種類 行 位 便 冊 カ国 か国'.split(' ')

export const periods: readonly Heard[] = [
  heard({ kind: 'half', half: 1 }, '上半期 | 上期 | 前半 | 前半期 | 上半期の'),
  heard({ kind: 'half', half: 2 }, '下半期 | 下期 | 後半 | 後半期 | 下半期の'),
  heard({ kind: 'relative', period: 'day', back: 0 }, '今日 | 本日 | 当日'),
  heard({ kind: 'relative', period: 'day', back: 1 }, '昨日 | 前日'),
  heard({ kind: 'relative', period: 'week', back: 0 }, '今週 | 本週'),
  heard({ kind: 'relative', period: 'week', back: 1 }, '先週 | 前週'),
  heard({ kind: 'relative', period: 'month', back: 0 }, '今月 | 当月 | 本月'),
  heard({ kind: 'relative', period: 'month', back: 1 }, '先月 | 前月'),
  heard({ kind: 'relative', period: 'quarter', back: 0 }, '今四半期 | 当四半期 | 今期'),
  heard({ kind: 'relative', period: 'quarter', back: 1 }, '前四半期 | 前期'),
  heard({ kind: 'relative', period: 'year', back: 0 }, '今年 | 本年 | 今年度 | 本年度'),
  heard({ kind: 'relative', period: 'year', back: 1 }, '昨年 | 去年 | 前年 | 昨年度 | 前年度'),
  ...numerals.map((numeral, index): Heard => ({
    meaning: { kind: 'month', month: index + 1 },
    phrases: [`${index + 1}月`, `${index + 1}月の`, `${numeral}月`, `${index + 1}月中`, `${index + 1}月分`],
  })),
  ...numerals.slice(0, 4).map((numeral, index): Heard => ({
    meaning: { kind: 'quarter', quarter: index + 1 },
    phrases: [
      `第${numeral}四半期`,
      `第${index + 1}四半期`,
      `${index + 1}四半期`,
      `第${numeral}クォーター`,
      `第${index + 1}クォーター`,
      `q${index + 1}`,
      `${index + 1}q`,
    ],
  })),
  ...numerals.slice(0, 10).map((numeral, index): Heard => ({
    meaning: { kind: 'number', value: index + 1 },
    phrases: counters.map((counter) => numeral + counter),
  })),
  heard({ kind: 'number', value: 0 }, 'ゼロ | 零'),
  heard({ kind: 'number', value: 1 }, 'ひとつ'),
  heard({ kind: 'number', value: 2 }, 'ふたつ | ふたり'),
  heard({ kind: 'number', value: 3 }, 'みっつ'),
  ...Object.entries({
    二十: 20,
    三十: 30,
    五十: 50,
    百: 100,
    五百: 500,
    千: 1000,
    一万: 10000,
    百万: 1e6,
  }).map(([numeral, value]): Heard => ({
    meaning: { kind: 'number', value },
    phrases: counters.map((counter) => numeral + counter),
  })),
]

export const units: readonly Heard[] = [
  heard({ kind: 'unit', of: 'time', size: 1 }, '秒 | 秒間'),
  heard({ kind: 'unit', of: 'time', size: 60 }, '分 | 分間'),
  heard({ kind: 'unit', of: 'time', size: 3600 }, '時間'),
  heard({ kind: 'unit', of: 'length', size: 0.01 }, 'センチ | センチメートル | cm'),
  heard({ kind: 'unit', of: 'length', size: 1 }, 'メートル | m'),
  heard({ kind: 'unit', of: 'length', size: 1000 }, 'キロメートル | km'),
  heard({ kind: 'unit', of: 'length', size: 1609.344 }, 'マイル'),
  heard({ kind: 'unit', of: 'weight', size: 0.001 }, 'グラム | g'),
  heard({ kind: 'unit', of: 'weight', size: 1 }, 'キログラム | kg'),
  heard({ kind: 'unit', of: 'weight', size: 0.45359237 }, 'ポンド'),
  heard({ kind: 'unit', of: 'dollar', size: 1 }, 'ドル | 米ドル | usd'),
  heard({ kind: 'unit', of: 'euro', size: 1 }, 'ユーロ | eur'),
  heard({ kind: 'unit', of: 'yuan', size: 1 }, '人民元'),
  heard({ kind: 'unit', of: 'yen', size: 1 }, '円 | 日本円 | jpy'),
  heard({ kind: 'unit', of: 'age', size: 1 }, '歳 | 才'),
]
