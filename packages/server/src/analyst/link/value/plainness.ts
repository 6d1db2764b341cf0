import type { SenseKind } from '../../lexicon/sense.ts'
import { textOf, type Stretch } from '../linked-question.ts'
import { sensesAround, sensesOver, type Said } from '../said.ts'

/** Words of a sentence that no value is meant by, though a column may hold them as a code. */
const small: ReadonlySet<SenseKind> = new Set<SenseKind>([
  'function',
  'joint',
  'group',
  'order',
  'ask',
  'list',
  'quantity',
  'compare',
  'whether',
])

const bareNumber = 0.6
const capitalLetter = 0.7
const letter = 0.3
const wordWithCapital = 0.9
const wordOfOurs = 0.5
const smallWord = 0.15

/** From 0 to 1: how likely a stretch is a name at all. One that the sentence needs for itself is hardly one, unless it looks like a name. */
export function plainness(said: Said, stretch: Stretch): number {
  const { from, until } = stretch
  const { tokens, lexicons } = said.question
  const own = tokens.slice(from, until)
  if (own.some(({ quoted }) => quoted)) return 1
  if (own.every(({ kind }) => kind === 'number')) return bareNumber
  const text = textOf(said.question, stretch)
  if (text.length === 1 && own[0]?.dense !== true) return own[0]?.capital === true ? capitalLetter : letter
  const senses = sensesOver(said, stretch).filter(({ lexicon }) => lexicon === 0)
  if (senses.length === 0) return isInPhrase(said, stretch) ? wordOfOurs : 1
  const hasTellingCapital = own[0]?.capital === true && from > 0 && lexicons[0]?.traits.capitals !== true
  if (hasTellingCapital) return wordWithCapital
  return senses.every(({ sense }) => small.has(sense.kind)) ? smallWord : wordOfOurs
}

/** The bao of "bao nhiêu" is half a word. */
const isInPhrase = (said: Said, stretch: Stretch): boolean =>
  said.question.tokens[stretch.from]?.capital !== true &&
  sensesAround(said, stretch).some(
    ({ lexicon, from, until }) => lexicon === 0 && until - from > stretch.until - stretch.from,
  )
