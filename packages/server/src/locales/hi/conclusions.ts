import { joined, say, type Phrase } from '../phrase.ts'
import type { Direction, SaysConclusions } from '../says.ts'

const superlative = (direction: Direction, time: boolean): string =>
  direction === 'descending'
    ? time
      ? 'सबसे बाद का मान'
      : 'सबसे ज़्यादा'
    : time
      ? 'सबसे पहले का मान'
      : 'सबसे कम'
const when = (where: Phrase): Phrase => (where.length === 0 ? [] : say`, जहाँ ${where}`)
const strong = (phrase: Phrase): Phrase => say`**${phrase}**`
const and = (phrases: readonly Phrase[]): Phrase =>
  phrases.length < 2
    ? joined(phrases, '')
    : [...joined(phrases.slice(0, -1), ', '), ' और ', ...(phrases.at(-1) ?? [])]

/** Names of columns have no known gender and no oblique form: they stand before a colon, or in quotation marks. */
export const conclusions: SaysConclusions = {
  value: ({ measure, value, where }) => say`${measure}${when(where)}: ${strong(value)}।`,
  rowCount: ({ count, table, where }) =>
    where.length === 0
      ? say`तालिका “${table}” में कुल पंक्तियाँ: ${strong(count)}।`
      : say`तालिका “${table}” में पंक्तियाँ${when(where)}: ${strong(count)}।`,
  top: ({ direction, time, names, measure, value, where }) =>
    names.length === 1
      ? say`“${measure}” ${superlative(direction, time)}${when(where)}: ${strong(names[0] ?? [])} (${strong(value)})।`
      : say`“${measure}” ${superlative(direction, time)}${when(where)}, बराबरी पर: ${strong(and(names))} (${strong(value)})।`,
  next: ({ name, value }) => say`इसके बाद: ${name} (${value})।`,
  span: ({ measure, high, low, where }) =>
    say`“${measure}”${when(where)}: सबसे ज़्यादा ${strong(high.name)} (${strong(high.value)}), सबसे कम ${low.name} (${low.value})।`,
  alike: ({ measure, groups, value, where }) =>
    say`“${measure}”${when(where)} सभी समूहों (${groups}) में समान: ${strong(value)}।`,
  group: ({ measure, only, where }) =>
    say`${strong(only.name)}${when(where)}, ${measure}: ${strong(only.value)}; कोई और समूह नहीं है।`,
  groups: (count, keys) => say`“${keys}” के अनुसार समूहों की संख्या: ${count}।`,
  found: ({ column, values, where }) => say`${column}${when(where)}: ${and(values.map(strong))}।`,
  rows: ({ count, where }) =>
    where.length === 0
      ? say`तालिका में कुल पंक्तियाँ: ${strong(count)}।`
      : say`पंक्तियाँ${when(where)}: ${strong(count)}।`,
  listed: (count, where) => say`दिखाई गई पंक्तियाँ${when(where)}: ${strong(count)}।`,
  nothing: (where) =>
    where.length === 0 ? say`कोई पंक्ति नहीं है।` : say`ऐसी कोई पंक्ति नहीं है${when(where)}।`,
  noValue: (measure, where) => say`“${measure}”${when(where)}: गणना नहीं हो सकी, कोई मान मौजूद नहीं है।`,
  tie: (count) => say`शीर्ष पर बराबरी वालों की संख्या: ${count}।`,
  shown: (shown, all) => say`पाठ में शामिल पंक्तियाँ: ${all} में से ${shown}; तालिका में सभी हैं।`,
  pictured: (shown, all) => say`चित्र में पहली पंक्तियाँ: ${all} में से ${shown}।`,
  limited: (limit) => say`तालिका इतनी पंक्तियों के बाद समाप्त होती है: ${limit}; आगे और हो सकती हैं।`,
  leftOut: (column, count) =>
    count === undefined
      ? say`“${column}” के खाली मान शामिल नहीं किए गए।`
      : say`“${column}” के खाली मान शामिल नहीं किए गए: ${count}।`,
  withoutPartner: (table, count) => say`${table} में बिना जोड़ी वाली पंक्तियाँ: ${count}।`,
  missingName: '(मान नहीं है)',
  yes: 'हाँ',
  no: 'नहीं',
}
