import { say, type Phrase } from '../phrase.ts'
import type { SaysForecast } from '../says.ts'

const among = (where: Phrase): Phrase => (where.length === 0 ? [] : say` (${where})`)

export const forecast: SaysForecast = {
  names: { forecast: '예측', low: '예측 하한', high: '예측 상한' },
  foretold: ({ measure, when, value, low, high, share, where }) =>
    say`${when} 예측, ${measure}${among(where)}: **${value}**, ${share} 확신으로 ${low}에서 ${high} 사이입니다.`,
  later: ({ when, value, low, high }) => say`${when} 예측은 ${value}입니다 (${low}~${high}).`,
  tested: ({ count, error, naive }) =>
    say`최근 ${count}개 기간에 적용하면 이 예측의 평균 오차는 ${error}, 이전 값을 되풀이하면 ${naive}입니다.`,
  none: (count) => say`예측하기에는 온전한 기간이 너무 적습니다: ${count}.`,
}
