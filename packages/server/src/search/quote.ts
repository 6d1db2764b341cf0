const longest = 420

export interface TextSentence {
  readonly segment: string
  /** In code units of the text, without the spaces behind it. */
  readonly start: number
  readonly end: number
}

/** A text cut into its sentences, none of them empty. */
export const sentencesIn = (text: string, tag: string): readonly TextSentence[] =>
  [...new Intl.Segmenter(tag, { granularity: 'sentence' }).segment(text)]
    .map(({ segment, index }) => ({ segment, start: index, end: index + segment.trimEnd().length }))
    .filter(({ start, end }) => end > start)

/** A sentence of a text with those beside it in its paragraph, exactly as they stand there. */
export function quoteAround(text: string, sentences: readonly TextSentence[], at: number): string {
  const chosen = sentences[at]
  if (chosen === undefined) return text.trim().slice(0, longest)
  let { start, end } = chosen
  for (const beside of [sentences[at + 1], sentences[at - 1]]) {
    if (beside === undefined) continue
    const [from, until] = [Math.min(start, beside.start), Math.max(end, beside.end)]
    if (until - from > longest || text.slice(from, until).includes('\n')) continue
    start = from
    end = until
  }
  return text.slice(start, Math.min(end, start + longest)).trim()
}
