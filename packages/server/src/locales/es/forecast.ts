import { say, type Phrase } from '../phrase.ts'
import type { SaysForecast } from '../says.ts'

const among = (where: Phrase): Phrase => (where.length === 0 ? [] : say` (${where})`)

export const forecast: SaysForecast = {
  names: { forecast: 'previsión', low: 'previsión, mínimo', high: 'previsión, máximo' },
  foretold: ({ measure, when, value, low, high, share, where }) =>
    say`Previsión para ${when}, ${measure}${among(where)}: **${value}**; con una certeza del ${share}, entre ${low} y ${high}.`,
  later: ({ when, value, low, high }) => say`Para ${when} la previsión es ${value} (de ${low} a ${high}).`,
  tested: ({ count, error, naive }) =>
    say`En los últimos ${count} periodos, una previsión así se habría desviado ${error} en promedio; repetir lo anterior, ${naive}.`,
  none: (count) => say`Hay demasiado pocos periodos completos para hacer una previsión: ${count}.`,
}
