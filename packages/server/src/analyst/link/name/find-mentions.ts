import type { Stretch } from '../linked-question.ts'
import { saidStretches, wordsOf, type SaidStretch } from '../said-stretches.ts'
import type { Said } from '../said.ts'
import { conceptMentions } from './concept-mentions.ts'
import { cutMentions } from './cut-words.ts'
import { grownParts } from './grown-parts.ts'
import { mentionOf, wholeMention, type Mention } from './mention.ts'
import { wordMeant } from './misspelt.ts'
import { runKey, type NameIndex } from './name-index.ts'

const ofJoined = 0.98
const ofInitials = 0.8
const ofGrown = 0.8

/** Everything that stretches of a question say of names, whole or in part. */
export function findMentions<Thing>(said: Said, index: NameIndex<Thing>): readonly Mention<Thing>[] {
  const stretches = saidStretches(said)
  const unbroken = stretches.filter(({ broken }) => !broken)
  return [
    ...stretches.flatMap((stretch) =>
      (index.exact.get(stretch.folded) ?? []).map((entry) => wholeMention(stretch, entry, 'exact')),
    ),
    ...unbroken.flatMap((stretch) => mentionsAt(index, stretch)),
    ...misspeltMentions(said, index, unbroken),
    ...said.question.tokens.flatMap((_, at) => grownMentions(said, index, at)),
    ...cutMentions(said, index),
    ...conceptMentions(said, index),
  ]
}

function mentionsAt<Thing>(
  index: NameIndex<Thing>,
  stretch: Stretch & Pick<SaidStretch, 'words' | 'stems'>,
): readonly Mention<Thing>[] {
  const { words, stems } = stretch
  const keys = [runKey(words), ...stems.map((stemmed, lexicon) => runKey(stemmed, lexicon))]
  const postings = new Set(keys.flatMap((key) => index.runs.get(key) ?? []))
  const shortened = index.initials.get(words) ?? index.exact.get(initialsOf(words)) ?? []
  return [
    ...[...postings].map((posting) => mentionOf(stretch, posting, 'form')),
    ...(index.letters.get(words.replaceAll(' ', '')) ?? []).map((entry) =>
      wholeMention(stretch, entry, 'form', ofJoined),
    ),
    ...shortened.map((entry) => wholeMention(stretch, entry, 'form', ofInitials)),
  ]
}

/** "miles per gallon" of a column MPG. */
function initialsOf(words: string): string {
  const parts = words.split(' ')
  return parts.length < 3 ? '' : parts.map((word) => word[0] ?? '').join('')
}

/** Stretches with a word in them that is none of ours and nearly one of a name. */
function misspeltMentions<Thing>(
  said: Said,
  index: NameIndex<Thing>,
  stretches: readonly SaidStretch[],
): readonly Mention<Thing>[] {
  const { lexicons, tokens } = said.question
  const meant = tokens.map(({ folded, kind }, at) =>
    said.known.has(at) || kind !== 'word' || index.runs.has(runKey(folded))
      ? undefined
      : wordMeant(folded, index.spelling),
  )
  if (meant.every((word) => word === undefined)) return []
  const words = tokens.map(({ folded }, at) => meant[at] ?? folded)
  const stems = lexicons.map((lexicon) => words.map((word) => lexicon.stem(word)))
  return stretches
    .filter(({ from, until }) => meant.slice(from, until).some((word) => word !== undefined))
    .flatMap((stretch) => mentionsAt(index, { ...stretch, ...wordsOf(said, stretch, words, stems) }))
    .map((mention) => ({ ...mention, how: 'typo' as const }))
}

/** A Ticketpreis where there is only a Preis. */
function grownMentions<Thing>(said: Said, index: NameIndex<Thing>, at: number): readonly Mention<Thing>[] {
  const { tokens, lexicons } = said.question
  const word = tokens[at]?.folded ?? ''
  if (tokens[at]?.kind !== 'word') return []
  return lexicons.flatMap((own, lexicon) =>
    grownParts(word, own.traits.compounds)
      .filter(({ end }) => end === word.length)
      .flatMap(({ start }) => index.runs.get(runKey(own.stem(word.slice(start)), lexicon)) ?? [])
      .map((posting) => mentionOf({ from: at, until: at + 1 }, posting, 'form', ofGrown))
      .filter((mention) => mention.coverage === 1),
  )
}
