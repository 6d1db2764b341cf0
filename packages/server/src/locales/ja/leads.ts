import { heard, type Heard } from '../hears.ts'

export const prices = ['価格', '値段', '単価', '料金', '運賃', '費用', '家賃', 'price', 'fare', 'cost', 'fee']
export const lengths = ['時間', '期間', '長さ', '距離', 'duration', 'length', 'distance', 'runtime']
export const times = ['日付', '日時', '年月日', '年', 'date', 'time', 'year', 'day']
export const ages = ['年齢', '年令', 'age']
export const heights = ['身長', '高さ', '標高', 'height', 'elevation', 'altitude']
export const weights = ['体重', '重量', '重さ', 'weight', 'mass']
export const temperatures = ['気温', '温度', 'temperature']
const salaries = ['給与', '給料', '年収', '月給', '賃金', '収入', 'salary', 'pay', 'wage', 'income']
const ratings = ['評価', '点数', 'スコア', '得点', 'rating', 'score', 'stars']
const populations = ['人口', 'population']

const marks = ['最も', 'もっとも', '一番', 'いちばん', '1番']

/** 最も高い, 一番高かった: a mark of the highest before each form. */
const most = (forms: string): string =>
  marks.flatMap((mark) => forms.split(' ').map((form) => mark + form)).join(' | ')

/** Apart from its mark: 最も売上が高い. */
const bare: readonly Heard[] = [
  heard({ kind: 'superlative', direction: 'high' }, '高い | 高かった | 大きい | 大きかった'),
  heard({ kind: 'superlative', direction: 'low' }, '低い | 低かった | 小さい | 小さかった'),
  heard({ kind: 'superlative', direction: 'low', of: prices }, '安い | 安かった'),
  heard({ kind: 'superlative', direction: 'high', of: lengths }, '長い | 長かった'),
  heard({ kind: 'superlative', direction: 'low', of: lengths }, '短い | 短かった'),
  heard({ kind: 'superlative', direction: 'low', of: ages }, '若い'),
  heard({ kind: 'most', direction: 'high' }, '多い | 多かった | 多く'),
  heard({ kind: 'most', direction: 'low' }, '少ない | 少なかった'),
]

export const leads: readonly Heard[] = [
  ...bare,
  heard(
    { kind: 'superlative', direction: 'high' },
    `最高 | 最高の | 最高額 | 最大値 | の最大値 | 最高値 | 最大 | 最大の | 最良の | ${most('高い 高かった 高く 大きい 大きかった 大きな 大きく 良い 良かった よい よかった いい 優れた 強い 上位の')} | 最強の`,
  ),
  heard(
    { kind: 'superlative', direction: 'low' },
    `最低 | 最低の | 最低額 | 最小値 | の最小値 | 最低値 | 最小 | 最小の | 最悪の | ${most('低い 低かった 低く 小さい 小さかった 小さな 小さく 悪い 悪かった 弱い')}`,
  ),
  heard(
    { kind: 'superlative', direction: 'high', of: prices },
    `最高値の | 最高額の | ${most('高価な 高額な 値段が高い 値段の高い')}`,
  ),
  heard(
    { kind: 'superlative', direction: 'low', of: prices },
    `最安 | 最安値 | 最安値の | 最安の | ${most('安い 安かった 安価な お得な 手頃な')}`,
  ),
  heard(
    { kind: 'superlative', direction: 'high', of: lengths },
    `最長 | 最長の | ${most('長い 長かった 長く 遠い 遠かった')}`,
  ),
  heard(
    { kind: 'superlative', direction: 'low', of: lengths },
    `最短 | 最短の | ${most('短い 短かった 短く 近い')}`,
  ),
  heard(
    { kind: 'superlative', direction: 'high', of: ages },
    `最年長 | 最年長の | ${most('年上 年上の 年長 年長の 年齢が高い 高齢な 高齢の')}`,
  ),
  heard(
    { kind: 'superlative', direction: 'low', of: ages },
    `最年少 | 最年少の | ${most('若い 若かった 年下の 年少の 年齢が低い')}`,
  ),
  heard({ kind: 'superlative', direction: 'high', of: heights }, most('背が高い 背の高い 標高が高い')),
  heard({ kind: 'superlative', direction: 'low', of: heights }, most('背が低い 背の低い')),
  heard({ kind: 'superlative', direction: 'high', of: weights }, most('重い 重かった 重く')),
  heard({ kind: 'superlative', direction: 'low', of: weights }, most('軽い 軽かった 軽く')),
  heard({ kind: 'superlative', direction: 'high', of: temperatures }, most('暑い 暑かった 熱い 暖かい')),
  heard({ kind: 'superlative', direction: 'low', of: temperatures }, most('寒い 寒かった 冷たい 涼しい')),
  heard(
    { kind: 'superlative', direction: 'high', of: ['速度', '速さ', 'speed'] },
    `最速 | 最速の | ${most('速い 速かった')}`,
  ),
  heard({ kind: 'superlative', direction: 'low', of: ['速度', '速さ', 'speed'] }, most('遅い 遅かった')),
  heard({ kind: 'superlative', direction: 'high', of: populations }, most('人口が多い 人口の多い')),
  heard({ kind: 'superlative', direction: 'low', of: populations }, most('人口が少ない 人口の少ない')),
  heard(
    { kind: 'superlative', direction: 'high', of: salaries },
    most('稼いだ 稼いでいる 稼ぐ 高給な 高給の'),
  ),
  heard(
    { kind: 'superlative', direction: 'high', of: ratings },
    most('評価が高い 評価の高い 高評価の 高評価な'),
  ),
  heard({ kind: 'superlative', direction: 'low', of: ratings }, most('評価が低い 評価の低い 低評価の')),
  heard(
    { kind: 'superlative', direction: 'high', of: times },
    `最新 | 最新の | 直近の | ${most('新しい 最近の 遅い 遅かった 後の')}`,
  ),
  heard(
    { kind: 'superlative', direction: 'low', of: times },
    `最古の | 最古 | ${most('古い 古かった 早い 早かった 早く')}`,
  ),
  heard(
    { kind: 'most', direction: 'high' },
    `最多 | 最多の | ${most('多い 多かった 多く 多くの 売れた 売れている 売れ')}`,
  ),
  heard(
    { kind: 'most', direction: 'low' },
    `最少 | 最少の | ${most('少ない 少なかった 少なく 売れなかった 売れていない')}`,
  ),
  heard(
    { kind: 'frequent', direction: 'high' },
    `最頻 | ${most('一般的な よくある 頻繁な 頻繁に 頻度が高い 人気の 人気のある 人気がある よく使われる よく出てくる よく登場する')} | 一番人気 | 一番人気の`,
  ),
  heard({ kind: 'frequent', direction: 'low' }, most('珍しい 稀な まれな 頻度が低い 人気のない 人気がない')),
  heard({ kind: 'rank', direction: 'high' }, '上位 | トップ | ベスト | 上から | top | best'),
  heard({ kind: 'rank', direction: 'low' }, '下位 | ワースト | 下から | ボトム'),
  heard(
    { kind: 'rank', direction: 'high', position: true },
    '最初 | 最初の | 先頭 | 先頭の | 冒頭の | 1番目の | 一番目の | 一番上の | 初め',
  ),
  heard(
    { kind: 'rank', direction: 'low', position: true },
    '最後 | 最後の | 末尾 | 末尾の | 一番下の | 最終 | 最終の',
  ),
]
