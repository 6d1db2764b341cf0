import { say, type Phrase } from '../phrase.ts'
import type { SaysForecast } from '../says.ts'

const among = (where: Phrase): Phrase => (where.length === 0 ? [] : say` (${where})`)

export const forecast: SaysForecast = {
  names: { forecast: 'прогноз', low: 'прогноз, нижняя граница', high: 'прогноз, верхняя граница' },
  foretold: ({ measure, when, value, low, high, share, where }) =>
    say`Прогноз на ${when}, ${measure}${among(where)}: **${value}**; с вероятностью ${share} от ${low} до ${high}.`,
  later: ({ when, value, low, high }) => say`На ${when} прогноз составляет ${value} (от ${low} до ${high}).`,
  tested: ({ count, error, naive }) =>
    say`Для последних периодов (${count}) такой прогноз ошибался бы в среднем на ${error}; повторение прежних значений на ${naive}.`,
  none: (count) => say`Полных периодов слишком мало для прогноза: ${count}.`,
}
