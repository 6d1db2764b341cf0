import { say, type Phrase } from '../phrase.ts'
import type { SaysForecast } from '../says.ts'

const among = (where: Phrase): Phrase => (where.length === 0 ? [] : say` (${where})`)

export const forecast: SaysForecast = {
  names: { forecast: 'prakiraan', low: 'prakiraan, batas bawah', high: 'prakiraan, batas atas' },
  foretold: ({ measure, when, value, low, high, share, where }) =>
    say`Prakiraan untuk ${when}, ${measure}${among(where)}: **${value}**; dengan keyakinan ${share} antara ${low} dan ${high}.`,
  later: ({ when, value, low, high }) => say`Untuk ${when} prakiraannya ${value} (${low} sampai ${high}).`,
  tested: ({ count, error, naive }) =>
    say`Untuk ${count} periode terakhir, prakiraan seperti ini akan meleset rata-rata ${error}; mengulang yang sebelumnya, ${naive}.`,
  none: (count) => say`Periode yang lengkap terlalu sedikit untuk membuat prakiraan: ${count}.`,
}
