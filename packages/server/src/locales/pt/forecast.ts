import { say, type Phrase } from '../phrase.ts'
import type { SaysForecast } from '../says.ts'

const among = (where: Phrase): Phrase => (where.length === 0 ? [] : say` (${where})`)

export const forecast: SaysForecast = {
  names: { forecast: 'previsão', low: 'previsão, mínimo', high: 'previsão, máximo' },
  foretold: ({ measure, when, value, low, high, share, where }) =>
    say`Previsão para ${when}, ${measure}${among(where)}: **${value}**; com ${share} de certeza, entre ${low} e ${high}.`,
  later: ({ when, value, low, high }) => say`Para ${when}, a previsão é ${value} (de ${low} a ${high}).`,
  tested: ({ count, error, naive }) =>
    say`Nos últimos ${count} períodos, uma previsão assim teria errado ${error} em média; repetir o que havia antes, ${naive}.`,
  none: (count) => say`Há poucos períodos completos para fazer uma previsão: ${count}.`,
}
