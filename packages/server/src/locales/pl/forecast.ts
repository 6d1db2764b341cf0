import { say, type Phrase } from '../phrase.ts'
import type { SaysForecast } from '../says.ts'

const among = (where: Phrase): Phrase => (where.length === 0 ? [] : say` (${where})`)

export const forecast: SaysForecast = {
  names: { forecast: 'prognoza', low: 'prognoza, dolna granica', high: 'prognoza, górna granica' },
  foretold: ({ measure, when, value, low, high, share, where }) =>
    say`Prognoza na ${when}, ${measure}${among(where)}: **${value}**; z pewnością ${share} między ${low} a ${high}.`,
  later: ({ when, value, low, high }) => say`Na ${when} prognoza wynosi ${value} (od ${low} do ${high}).`,
  tested: ({ count, error, naive }) =>
    say`Dla ostatnich okresów (${count}) taka prognoza myliłaby się średnio o ${error}; powtórzenie wcześniejszych wartości o ${naive}.`,
  none: (count) => say`Jest za mało pełnych okresów, by sporządzić prognozę: ${count}.`,
}
