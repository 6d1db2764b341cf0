import { say, type Phrase } from '../phrase.ts'
import type { SaysForecast } from '../says.ts'

const among = (where: Phrase): Phrase => (where.length === 0 ? [] : say` (${where})`)

export const forecast: SaysForecast = {
  names: { forecast: 'Prognose', low: 'Prognose, untere Grenze', high: 'Prognose, obere Grenze' },
  foretold: ({ measure, when, value, low, high, share, where }) =>
    say`Prognose für ${when}, ${measure}${among(where)}: **${value}**; mit ${share} Sicherheit zwischen ${low} und ${high}.`,
  later: ({ when, value, low, high }) => say`Für ${when} lautet die Prognose ${value} (${low} bis ${high}).`,
  tested: ({ count, error, naive }) =>
    say`Für die letzten ${count} Zeiträume wäre eine solche Prognose im Mittel um ${error} danebengelegen; das zuvor Dagewesene zu wiederholen, um ${naive}.`,
  none: (count) => say`Für eine Prognose gibt es zu wenige vollständige Zeiträume: ${count}.`,
}
