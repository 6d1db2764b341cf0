import { say, type Phrase } from '../phrase.ts'
import type { SaysForecast } from '../says.ts'

const among = (where: Phrase): Phrase => (where.length === 0 ? [] : say`（${where}）`)

export const forecast: SaysForecast = {
  names: { forecast: '預測', low: '預測下限', high: '預測上限' },
  foretold: ({ measure, when, value, low, high, share, where }) =>
    say`${when}的${measure}${among(where)}預測為 **${value}**，有 ${share} 的把握介於 ${low} 與 ${high} 之間。`,
  later: ({ when, value, low, high }) => say`${when}的預測為 ${value}（${low} 至 ${high}）。`,
  tested: ({ count, error, naive }) =>
    say`對最近 ${count} 個時期，這樣的預測平均誤差為 ${error}；重複此前的數值則為 ${naive}。`,
  none: (count) => say`完整的時期太少，無法預測：${count}。`,
}
