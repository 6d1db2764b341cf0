import { say, type Phrase } from '../phrase.ts'
import type { SaysForecast } from '../says.ts'

const among = (where: Phrase): Phrase => (where.length === 0 ? [] : say`（${where}）`)

export const forecast: SaysForecast = {
  names: { forecast: '预测', low: '预测下限', high: '预测上限' },
  foretold: ({ measure, when, value, low, high, share, where }) =>
    say`${when}的${measure}${among(where)}预测为 **${value}**，有 ${share} 的把握介于 ${low} 与 ${high} 之间。`,
  later: ({ when, value, low, high }) => say`${when}的预测为 ${value}（${low} 至 ${high}）。`,
  tested: ({ count, error, naive }) =>
    say`对最近 ${count} 个时期，这样的预测平均误差为 ${error}；重复此前的数值则为 ${naive}。`,
  none: (count) => say`完整的时期太少，无法预测：${count}。`,
}
