import { say, type Phrase } from '../phrase.ts'
import type { SaysForecast } from '../says.ts'

const among = (where: Phrase): Phrase => (where.length === 0 ? [] : say` (${where})`)

export const forecast: SaysForecast = {
  names: { forecast: 'पूर्वानुमान', low: 'पूर्वानुमान, निचली सीमा', high: 'पूर्वानुमान, ऊपरी सीमा' },
  foretold: ({ measure, when, value, low, high, share, where }) =>
    say`${when} के लिए पूर्वानुमान, ${measure}${among(where)}: **${value}**; ${share} निश्चितता के साथ ${low} और ${high} के बीच।`,
  later: ({ when, value, low, high }) => say`${when} के लिए पूर्वानुमान ${value} है (${low} से ${high})।`,
  tested: ({ count, error, naive }) =>
    say`पिछली ${count} अवधियों के लिए ऐसा पूर्वानुमान औसतन ${error} से चूकता; पहले का मान दोहराना ${naive} से।`,
  none: (count) => say`पूर्वानुमान के लिए पूरी अवधियाँ बहुत कम हैं: ${count}।`,
}
