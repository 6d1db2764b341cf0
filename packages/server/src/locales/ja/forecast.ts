import { say, type Phrase } from '../phrase.ts'
import type { SaysForecast } from '../says.ts'

const among = (where: Phrase): Phrase => (where.length === 0 ? [] : say`（${where}）`)

export const forecast: SaysForecast = {
  names: { forecast: '予測', low: '予測（下限）', high: '予測（上限）' },
  foretold: ({ measure, when, value, low, high, share, where }) =>
    say`${when}の${measure}${among(where)}の予測は **${value}** で、${share}の確からしさで${low}から${high}の間です。`,
  later: ({ when, value, low, high }) => say`${when}の予測は${value}（${low}～${high}）です。`,
  tested: ({ count, error, naive }) =>
    say`直近${count}期間に当てはめると、この予測の平均誤差は${error}、以前の値を繰り返した場合は${naive}です。`,
  none: (count) => say`予測に足る完全な期間がありません：${count}。`,
}
