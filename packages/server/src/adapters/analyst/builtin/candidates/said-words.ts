import { translations } from '../../../../locales/index.ts'
import { rootOf, wordsOf } from '../form.ts'
import { oncePerQuestion } from '../once-per-question.ts'
import { foldedSlice, type ReadQuestion } from '../question.ts'
import type { Place } from './mention.ts'
import { noUnits, unitsFrom } from './units.ts'

/** The root of a word that the question says, or of what a header in another language would call it. */
export interface SaidWord {
  readonly root: string
  readonly start: number
  readonly end: number
  /** One of several words that a header would have for it. */
  readonly part: boolean
}

/** In units: words where they are spaced, characters where they are not. */
const longestTranslated = 4

export const saidWords = oncePerQuestion((question: ReadQuestion): readonly SaidWord[] => {
  const { stem } = question.locale.hears
  const root = (word: string): string => rootOf(word, stem)
  const own = question.units.map(({ folded }, at) => ({
    root: root(folded),
    start: at,
    end: at + 1,
    part: false,
  }))
  if (question.locale.language === 'EN') return own
  const foreign: SaidWord[] = []
  for (let length = 1; length <= longestTranslated; length++)
    for (let start = 0; start + length <= question.units.length; start++) {
      const end = start + length
      for (const other of translations(foldedSlice(question, start, end), stem)) {
        const words = wordsOf(other)
        foreign.push(...words.map((word) => ({ root: root(word), start, end, part: words.length > 1 })))
      }
    }
  return [...own, ...foreign]
})

/** From the first of some words to the last, and no more than the words themselves. */
export const placeOf = (words: readonly SaidWord[]): Place => ({
  start: Math.min(...words.map(({ start }) => start)),
  end: Math.max(...words.map(({ end }) => end)),
  units: words.reduce((units, { start, end }) => units | unitsFrom(start, end), noUnits),
})

/** Where each root is said by a word of its own, the longest first. */
export const saidPlaces = oncePerQuestion(
  (question: ReadQuestion): ReadonlyMap<string, readonly SaidWord[]> => {
    const places = new Map<string, SaidWord[]>()
    const long = saidWords(question)
      .filter(({ part }) => !part)
      .sort((a, b) => b.end - b.start - (a.end - a.start))
    for (const word of long) {
      const known = places.get(word.root)
      if (known === undefined) places.set(word.root, [word])
      else known.push(word)
    }
    return places
  },
)
