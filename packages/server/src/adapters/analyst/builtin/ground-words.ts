import { joinUnits } from '../../../locales/index.ts'
import type { Link } from './link.ts'
import { sliceOf, spans, type ReadQuestion } from './question.ts'
import { meaningsOf } from './vocabulary.ts'

/** No phrase goes on behind it; a comma may stand in one: больше, чем. */
const stop = /[、，。；？！]|[.;?!](?=\s)/u

/** What the locale's own words say: measures, comparisons, groups… Nothing in quotation marks is a word of ours. */
export function groundWords(question: ReadQuestion): readonly Link[] {
  const words = meaningsOf(question.locale)
  const links: Link[] = []
  for (const { start, end } of spans(question)) {
    if (question.quotes.some((quote) => start < quote.end && quote.start < end)) continue
    const meanings = words.get(joinUnits(question.units.slice(start, end)))
    if (meanings === undefined || stop.test(sliceOf(question, start, end))) continue
    links.push({ start, end, quality: 1, ground: { kind: 'word', meanings } })
  }
  return links
}
