import { termsOf } from './terms.ts'

const longest = 420

/** The sentences of a passage that answer best to a question, exactly as they stand there; of one paragraph. */
export function quoteFrom(text: string, question: string, tag: string): string {
  const sentences = [...new Intl.Segmenter(tag, { granularity: 'sentence' }).segment(text)]
    .map(({ segment, index }) => ({ start: index, end: index + segment.trimEnd().length, segment }))
    .filter(({ start, end }) => end > start)
  const held = sentences.map(({ segment }) => new Set(termsOf(segment).map((term) => term.text)))
  const asked = new Map(termsOf(question).map((term) => [term.text, term.weight]))
  const worth = held.map((terms) => {
    let sum = 0
    for (const [term, weight] of asked)
      if (terms.has(term)) sum += weight / held.filter((other) => other.has(term)).length
    return sum
  })
  const likest = worth.indexOf(Math.max(...worth))
  // A question that the text asks itself is answered by what follows it.
  const isAsked = asked.size > 0 && /[?？؟]["'”’»)]*$/u.test(sentences[likest]?.segment.trimEnd() ?? '')
  const best = isAsked && likest + 1 < sentences.length ? likest + 1 : likest
  const chosen = sentences[best]
  if (chosen === undefined) return text.trim().slice(0, longest)
  let { start, end } = chosen
  for (const beside of [sentences[best + 1], sentences[best - 1]]) {
    if (beside === undefined) continue
    const [from, until] = [Math.min(start, beside.start), Math.max(end, beside.end)]
    if (until - from > longest || text.slice(from, until).includes('\n')) continue
    start = from
    end = until
  }
  return text.slice(start, Math.min(end, start + longest)).trim()
}
