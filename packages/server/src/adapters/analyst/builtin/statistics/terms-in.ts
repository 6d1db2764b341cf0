import type { StatisticsWords, Term } from '../../../../locales/index.ts'

export interface TermMention {
  readonly term: Term
  readonly start: number
  readonly end: number
}

/** The words of statistics in a text, the longest that fits at each place, in the order of the text. */
export function termsIn(text: string, words: StatisticsWords): readonly TermMention[] {
  const { pattern, terms } = searchFor(words)
  return [...text.matchAll(pattern)].flatMap((match) => {
    const place = match.slice(1).findIndex((group) => group !== undefined)
    const term = terms[place]
    return term === undefined ? [] : [{ term, start: match.index, end: match.index + match[0].length }]
  })
}

export const hasTerm = (mentions: readonly TermMention[], ...wanted: readonly Term[]): boolean =>
  mentions.some(({ term }) => wanted.includes(term))

/** Whether one of the phrases stands in a text. */
export const says = (text: string, phrases: string): boolean =>
  phrases
    .split('|')
    .filter((phrase) => phrase !== '')
    .some((phrase) => new RegExp(patternOf(phrase), 'iu').test(text))

interface Search {
  readonly pattern: RegExp
  readonly terms: readonly Term[]
}

const known = new WeakMap<StatisticsWords, Search>()

function searchFor(words: StatisticsWords): Search {
  const before = known.get(words)
  if (before !== undefined) return before
  const phrases = words.hears
    .flatMap(([term, list]) => list.split('|').map((phrase) => ({ term, phrase: phrase.trim() })))
    .sort((a, b) => b.phrase.length - a.phrase.length)
  const search = {
    pattern: new RegExp(phrases.map(({ phrase }) => `(${patternOf(phrase)})`).join('|'), 'giu'),
    terms: phrases.map(({ term }) => term),
  }
  known.set(words, search)
  return search
}

const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

function patternOf(phrase: string): string {
  const body = phrase
    .replace(/[.+?^${}()[\]\\|]/g, String.raw`\$&`)
    .replaceAll('*', String.raw`[\p{L}\p{M}]*`)
    .replace(/\s+/g, String.raw`[\s_\-]+`)
  return dense.test(phrase) ? body : String.raw`(?<![\p{L}\p{M}\p{N}])${body}(?![\p{L}\p{M}\p{N}])`
}
