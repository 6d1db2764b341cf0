import type { Hears } from '../../../locales/index.ts'
import type { Link } from './link.ts'

const firmColumn = 0.85
const firmName = 0.9

/** Where words are written syllable by syllable, one of them inside a word that is known whole says nothing of its own. */
export function wholeWords(links: readonly Link[], { syllables }: Hears): readonly Link[] {
  if (syllables !== true) return links
  const longer = links.filter(({ start, end }) => end - start > 1)
  return links.filter(
    (link) =>
      link.end - link.start > 1 ||
      !longer.some((word) => word.start <= link.start && link.end <= word.end && swallows(word, link)),
  )
}

function swallows(word: Link, { ground, quality }: Link): boolean {
  switch (ground.kind) {
    case 'column':
    case 'entity':
      return quality < firmName && (isFirm(word) || word.ground.kind === ground.kind || isOurs(word))
    case 'value':
      return ground.values.every(({ part }) => part) && (isFirm(word) || isOurs(word))
    case 'word':
      return isFirm(word) || (isOurs(word) && ground.meanings.every(({ kind }) => kind === 'number'))
    case 'number':
    case 'period':
    case 'table':
      return false
  }
}

const isOurs = ({ ground }: Link): boolean => ground.kind === 'word'

/** A name as the data has it, or as a dictionary gives it. */
function isFirm({ ground, quality }: Link): boolean {
  switch (ground.kind) {
    case 'column':
      return quality >= firmColumn
    case 'entity':
    case 'value':
      return quality >= firmName
    case 'number':
    case 'period':
    case 'table':
    case 'word':
      return false
  }
}
