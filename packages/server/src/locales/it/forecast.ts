import { say, type Phrase } from '../phrase.ts'
import type { SaysForecast } from '../says.ts'

const among = (where: Phrase): Phrase => (where.length === 0 ? [] : say` (${where})`)

export const forecast: SaysForecast = {
  names: { forecast: 'previsione', low: 'previsione, minimo', high: 'previsione, massimo' },
  foretold: ({ measure, when, value, low, high, share, where }) =>
    say`Previsione per ${when}, ${measure}${among(where)}: **${value}**; con una certezza del ${share}, tra ${low} e ${high}.`,
  later: ({ when, value, low, high }) => say`Per ${when} la previsione è ${value} (da ${low} a ${high}).`,
  tested: ({ count, error, naive }) =>
    say`Negli ultimi ${count} periodi una previsione simile si sarebbe scostata in media di ${error}; ripetere i valori precedenti, di ${naive}.`,
  none: (count) => say`I periodi completi sono troppo pochi per una previsione: ${count}.`,
}
