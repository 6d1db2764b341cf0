import { say, type Phrase } from '../phrase.ts'
import type { SaysForecast } from '../says.ts'
import { isolated } from './isolated.ts'

const among = (where: Phrase): Phrase => (where.length === 0 ? [] : say` (${where})`)

export const forecast: SaysForecast = {
  names: { forecast: 'توقع', low: 'توقع، الحد الأدنى', high: 'توقع، الحد الأعلى' },
  foretold: ({ measure, when, value, low, high, share, where }) =>
    say`التوقع لـ ${isolated(when)}، ${isolated(measure)}${among(where)}: **${isolated(value)}**؛ وبثقة ${isolated(share)} بين ${isolated(low)} و ${isolated(high)}.`,
  later: ({ when, value, low, high }) =>
    say`التوقع لـ ${isolated(when)}: ${isolated(value)} (من ${isolated(low)} إلى ${isolated(high)}).`,
  tested: ({ count, error, naive }) =>
    say`في آخر الفترات (${isolated(count)}) كان متوسط خطأ توقع كهذا ${isolated(error)}؛ ومتوسط خطأ تكرار ما سبق ${isolated(naive)}.`,
  none: (count) => say`الفترات الكاملة أقل من أن يُبنى عليها توقع: ${isolated(count)}.`,
}
