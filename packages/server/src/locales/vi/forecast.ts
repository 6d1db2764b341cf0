import { say, type Phrase } from '../phrase.ts'
import type { SaysForecast } from '../says.ts'

const among = (where: Phrase): Phrase => (where.length === 0 ? [] : say` (${where})`)

export const forecast: SaysForecast = {
  names: { forecast: 'dự báo', low: 'dự báo, cận dưới', high: 'dự báo, cận trên' },
  foretold: ({ measure, when, value, low, high, share, where }) =>
    say`Dự báo cho ${when}, ${measure}${among(where)}: **${value}**; với độ tin cậy ${share}, nằm giữa ${low} và ${high}.`,
  later: ({ when, value, low, high }) => say`Cho ${when}, dự báo là ${value} (từ ${low} đến ${high}).`,
  tested: ({ count, error, naive }) =>
    say`Với ${count} kỳ gần nhất, dự báo như vậy sẽ lệch trung bình ${error}; lặp lại giá trị trước đó sẽ lệch ${naive}.`,
  none: (count) => say`Có quá ít kỳ đầy đủ để dự báo: ${count}.`,
}
