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
  const inside = phrases.filter(({ phrase }) => dense.test(phrase))
  const alone = phrases.filter(({ phrase }) => !dense.test(phrase))
  const oneOf = (list: typeof phrases): string => list.map(({ phrase }) => `(${bodyOf(phrase)})`).join('|')
  const search = {
    pattern: new RegExp(
      [...(inside.length === 0 ? [] : [oneOf(inside)]), standingAlone(oneOf(alone))].join('|'),
      'giu',
    ),
    terms: [...inside, ...alone].map(({ term }) => term),
  }
  known.set(words, search)
  return search
}

const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

const patternOf = (phrase: string): string =>
  dense.test(phrase) ? bodyOf(phrase) : standingAlone(bodyOf(phrase))

/** No part of a longer word. The classes of letters are large: one pair of them serves many phrases. */
const standingAlone = (body: string): string =>
  String.raw`(?<![\p{L}\p{M}\p{N}])(?:${body})(?![\p{L}\p{M}\p{N}])`

const bodyOf = (phrase: string): string =>
  phrase
    .replace(/[.+?^${}()[\]\\|]/g, String.raw`\$&`)
    .replaceAll('*', String.raw`[\p{L}\p{M}]*`)
    .replace(/\s+/g, String.raw`[\s_\-]+`)
