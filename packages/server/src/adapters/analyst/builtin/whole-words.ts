import type { Link } from './link.ts'
import { foldedSlice, type ReadQuestion } from './question.ts'
import { translations } from '../../../locales/index.ts'

const firmColumn = 0.85
const firmName = 0.9
const lowerCase = /^\p{Ll}/u

/** Where words are written syllable by syllable, one of them inside a word that is known whole says nothing of its own. */
export function wholeWords(links: readonly Link[], question: ReadQuestion): readonly Link[] {
  const { locale } = question
  if (locale.hears.spaced && locale.hears.syllables !== true) return links
  const apart = links.filter((link) => !isInsideWord(link, question))
  if (locale.hears.spaced) return withoutSyllables(apart, question)
  return apart
}

function withoutSyllables(links: readonly Link[], { units }: ReadQuestion): readonly Link[] {
  const longer = links.filter(({ start, end }) => end - start > 1)
  return links.filter(
    (link) =>
      link.end - link.start > 1 ||
      !longer.some(
        (word) =>
          word.start <= link.start &&
          link.end <= word.end &&
          swallows(word, link, lowerCase.test(units[link.start]?.text ?? '')),
      ),
  )
}

const longestWord = 3

/** The 店 of 店长 is no shop, the hàng of khách hàng no goods: a part of a word that the language knows. */
function isInsideWord({ start, end, ground, quality }: Link, question: ReadQuestion): boolean {
  if (end - start > 1 || quality >= firmName) return false
  if (ground.kind !== 'column' && ground.kind !== 'entity') return false
  for (let length = 2; length <= longestWord; length++)
    for (let from = Math.max(0, end - length); from <= start; from++)
      if (
        from + length <= question.units.length &&
        translations(foldedSlice(question, from, from + length), question.locale.hears.stem).length > 0
      )
        return true
  return false
}

/** A name has its capital: the gia of quốc gia is nobody called Gia. */
function swallows(word: Link, { ground, quality }: Link, small: boolean): boolean {
  switch (ground.kind) {
    case 'column':
    case 'entity':
      return (
        quality < firmName &&
        (isFirm(word) || word.ground.kind === ground.kind || (isOurs(word) && !asks(word)))
      )
    case 'value':
      return (small || ground.values.every(({ part }) => part)) && (isFirm(word) || isOurs(word))
    case 'word':
      return isFirm(word) || (isOurs(word) && ground.meanings.every(({ kind }) => kind === 'number'))
    case 'number':
    case 'period':
    case 'table':
      return false
  }
}

const isOurs = ({ ground }: Link): boolean => ground.kind === 'word'

/** Kể tên asks for names. */
const asks = ({ ground }: Link): boolean =>
  ground.kind === 'word' && ground.meanings.every(({ kind }) => kind === 'list')

/** A name as the data has it, or as a dictionary gives it. */
function isFirm({ ground, quality }: Link): boolean {
  switch (ground.kind) {
    case 'column':
    case 'entity':
      return quality >= firmColumn
    case 'value':
      return quality >= firmName
    case 'number':
    case 'period':
    case 'table':
    case 'word':
      return false
  }
}
