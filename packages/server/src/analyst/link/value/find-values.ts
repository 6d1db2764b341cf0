import { fold } from '../../../domain/table.ts'
import { textOf, type LinkedQuestion } from '../linked-question.ts'
import type { SaidStretch } from '../said-stretches.ts'
import type { Match } from '../link.ts'
import { wordMeant } from '../name/misspelt.ts'
import { conceptsOver, type Said } from '../said.ts'
import { valueKey, type HeldValue, type ValueIndex } from './value-index.ts'

export interface FoundValue {
  readonly held: HeldValue
  readonly match: Match
  readonly firmness: number
}

const ofJoined = 0.98
const ofOtherLanguage = 0.95

/** The values that a stretch names: as they stand, in other forms, or in other languages. */
export function findValues(said: Said, index: ValueIndex, stretch: SaidStretch): readonly FoundValue[] {
  const { words, stems, broken } = stretch
  const found = (held: readonly HeldValue[] | undefined, match: Match, firmness = 1): readonly FoundValue[] =>
    (held ?? []).map((one) => ({ held: one, match: one.by ?? match, firmness }))
  const exact = spellingsOf(said.question, stretch).flatMap((text) => found(index.called.get(text), 'exact'))
  if (broken) return exact
  return [
    ...exact,
    ...found(index.words.get(valueKey(words)), 'form'),
    ...found(index.letters.get(words.replaceAll(' ', '')), 'form', ofJoined),
    ...stems.flatMap((stemmed, lexicon) => found(index.words.get(valueKey(stemmed, lexicon)), 'form')),
    ...conceptsOver(said, stretch).flatMap(({ concept, lexicon }) =>
      found(index.concepts.get(concept), 'concept', lexicon === 0 ? 1 : ofOtherLanguage),
    ),
  ]
}

/** Names have no more marks at their edge; what is looked at does not grow with the text. */
const mostMarks = 16
const marksBefore = /[^\s\p{L}\p{N}"'“”‘’„«»「」，。？！、：；]+$/u
const marksBehind = /^[^\s\p{L}\p{N}"“”‘’„«»「」，。？！、：；]+/u

/** As it stands, and with the marks that touch it: "U.S.", "C++", "#1". */
function spellingsOf(question: LinkedQuestion, { from, until, folded }: SaidStretch): readonly string[] {
  const { tokens, text } = question
  const [start, end] = [tokens[from]?.start ?? 0, tokens[until - 1]?.end ?? 0]
  const before = marksBefore.exec(text.slice(Math.max(0, start - mostMarks), start))?.[0] ?? ''
  const behind = marksBehind.exec(text.slice(end, end + mostMarks))?.[0] ?? ''
  if (before === '' && behind === '') return [folded]
  const core = textOf(question, { from, until })
  const plain = behind.replace(/[?!,;:]+$/, '')
  const spellings = [
    core,
    before + core,
    core + behind,
    core + plain,
    before + core + behind,
    before + core + plain,
  ]
  return [...new Set(spellings.map(fold))]
}

const mostMisspelt = 3

/** Values that a stretch of words nearly spells, of which at least one is a word of no lexicon. */
export function misspeltValues(said: Said, index: ValueIndex, stretch: SaidStretch): readonly FoundValue[] {
  const { tokens } = said.question
  const { from, until } = stretch
  if (until - from > mostMisspelt) return []
  if (tokens.slice(from, until).every((_, more) => said.known.has(from + more))) return []
  const meant = wordMeant(stretch.words, index.spelling)
  if (meant === undefined) return []
  return (index.called.get(meant) ?? [])
    .filter(({ by }) => by !== 'part')
    .map((held) => ({ held, match: 'typo', firmness: 1 }))
}
