import type { AnalystQuestion } from '../../ports/analyst.ts'
import type { Concept, Lexicon } from '../lexicon/lexicon.ts'
import type { Token } from '../tokenizer/token.ts'

/** All that links are made from. */
export interface LinkedQuestion {
  readonly tokens: readonly Token[]
  readonly text: string
  readonly asked: AnalystQuestion
  /** The question's language first, then English, then those of headers. */
  readonly lexicons: readonly Lexicon[]
  readonly concepts: ReadonlyMap<string, Concept>
}

/** From a first token to the one behind the last. */
export interface Stretch {
  readonly from: number
  readonly until: number
}

const longestSpaced = 8
const longestDense = 12

/** Every stretch that may be a name. Their number grows with the question's length and no faster. */
export function stretchesOf(tokens: readonly Token[]): readonly Stretch[] {
  return tokens.flatMap(({ dense }, from) => {
    const longest = dense ? longestDense : longestSpaced
    const length = Math.min(longest, tokens.length - from)
    return Array.from({ length }, (_, more) => ({ from, until: from + more + 1 }))
  })
}

/** Whether a comma or the like parts it, so that it is two things sooner than one. */
export const isBroken = (tokens: readonly Token[], { from, until }: Stretch): boolean =>
  tokens.slice(from + 1, until).some(({ before }) => before !== 'space' && before !== 'none')

/** The words of tokens: characters of dense scripts together, everything else apart. */
export function joinedBy(
  tokens: readonly Token[],
  { from, until }: Stretch,
  form: (at: number) => string,
): string {
  let joined = ''
  for (let at = from; at < until; at++) {
    const isGlued = tokens[at]?.dense === true && tokens[at - 1]?.dense === true
    joined += (at > from && !isGlued ? ' ' : '') + form(at)
  }
  return joined
}

/** As it stands in the question. */
export const textOf = ({ tokens, text }: LinkedQuestion, { from, until }: Stretch): string =>
  text.slice(tokens[from]?.start ?? 0, tokens[until - 1]?.end ?? 0)

/** The tokens that lie in a stretch of the text, those that reach out of it among them; undefined where there is none. */
export function stretchOf({ tokens }: LinkedQuestion, start: number, end: number): Stretch | undefined {
  const from = tokens.findIndex((token) => token.end > start)
  const until = tokens.findLastIndex((token) => token.start < end) + 1
  return from < 0 || until <= from ? undefined : { from, until }
}
