import { say, type Phrase } from '../phrase.ts'
import type { SaysForecast } from '../says.ts'

const among = (where: Phrase): Phrase => (where.length === 0 ? [] : say` (${where})`)

export const forecast: SaysForecast = {
  names: { forecast: 'tahmin', low: 'tahmin, alt sınır', high: 'tahmin, üst sınır' },
  foretold: ({ measure, when, value, low, high, share, where }) =>
    say`${when} için tahmin, ${measure}${among(where)}: **${value}**; ${share} güvenle ${low} ile ${high} arasında.`,
  later: ({ when, value, low, high }) => say`${when} için tahmin: ${value} (${low} ile ${high} arası).`,
  tested: ({ count, error, naive }) =>
    say`Son ${count} dönemde böyle tahmin etmek ortalama ${error} yanılırdı; öncekini yinelemek ise ${naive}.`,
  none: (count) => say`Tahmin yapmak için tam dönem sayısı çok az: ${count}.`,
}
