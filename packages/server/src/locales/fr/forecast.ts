import { say, type Phrase } from '../phrase.ts'
import type { SaysForecast } from '../says.ts'

const among = (where: Phrase): Phrase => (where.length === 0 ? [] : say` (${where})`)

export const forecast: SaysForecast = {
  names: { forecast: 'prévision', low: 'prévision, minimum', high: 'prévision, maximum' },
  foretold: ({ measure, when, value, low, high, share, where }) =>
    say`Prévision pour ${when}, ${measure}${among(where)} : **${value}** ; avec une certitude de ${share}, entre ${low} et ${high}.`,
  later: ({ when, value, low, high }) =>
    say`Pour ${when}, la prévision est de ${value} (de ${low} à ${high}).`,
  tested: ({ count, error, naive }) =>
    say`Sur les ${count} dernières périodes, une telle prévision se serait écartée de ${error} en moyenne ; répéter ce qui précédait, de ${naive}.`,
  none: (count) => say`Il y a trop peu de périodes complètes pour établir une prévision : ${count}.`,
}
