import { fold } from '../../../domain/table.ts'
import { isBroken, joinedBy, stretchesOf, textOf, type Stretch } from '../linked-question.ts'
import type { Said } from '../said.ts'
import { conceptMentions } from './concept-mentions.ts'
import { grownParts } from './grown-parts.ts'
import { coverageOf, mentionOf, wholeMention, type Mention } from './mention.ts'
import { wordMeant } from './misspelt.ts'
import { runKey, type NameIndex } from './name-index.ts'

/** A question's words as they are looked up. */
interface Forms {
  readonly plain: readonly string[]
  /** By lexicon. */
  readonly stems: readonly (readonly string[])[]
}

const ofJoined = 0.98
const ofInitials = 0.8
const ofGrown = 0.8

/** Everything that stretches of a question say of names, whole or in part. */
export function findMentions<Thing>(said: Said, index: NameIndex<Thing>): readonly Mention<Thing>[] {
  const { tokens } = said.question
  // Names have lost the marks that tokens keep: the women's of a question are the women s of a header.
  const forms = { plain: tokens.map(({ folded }) => folded.replaceAll("'", '')), stems: said.stems }
  const stretches = stretchesOf(tokens)
  const unbroken = stretches.filter((stretch) => !isBroken(tokens, stretch))
  return [
    ...stretches.flatMap((stretch) =>
      (index.exact.get(fold(textOf(said.question, stretch))) ?? []).map((entry) =>
        wholeMention(stretch, entry, 'exact'),
      ),
    ),
    ...unbroken.flatMap((stretch) => mentionsAt(said, index, stretch, forms)),
    ...misspeltMentions(said, index, unbroken, forms),
    ...tokens.flatMap((_, at) => grownMentions(said, index, at)),
    ...conceptMentions(said, index),
  ]
}

function mentionsAt<Thing>(
  { question: { tokens } }: Said,
  index: NameIndex<Thing>,
  stretch: Stretch,
  { plain, stems }: Forms,
): readonly Mention<Thing>[] {
  const words = joinedBy(tokens, stretch, (at) => plain[at] ?? '')
  const keys = [
    runKey(words),
    ...stems.map((own, lexicon) =>
      runKey(
        joinedBy(tokens, stretch, (at) => own[at] ?? ''),
        lexicon,
      ),
    ),
  ]
  const letters = words.replaceAll(' ', '')
  const shortened = index.initials.get(words) ?? index.exact.get(initialsOf(words)) ?? []
  return [
    ...keys.flatMap((key) => index.runs.get(key) ?? []).map((posting) => mentionOf(stretch, posting, 'form')),
    ...(index.letters.get(letters) ?? []).map((entry) => wholeMention(stretch, entry, 'form', ofJoined)),
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
  stretches: readonly Stretch[],
  { plain, stems }: Forms,
): readonly Mention<Thing>[] {
  const { lexicons, tokens } = said.question
  const meant = plain.map((word, at) =>
    said.known.has(at) || tokens[at]?.kind !== 'word' || index.runs.has(runKey(word))
      ? undefined
      : wordMeant(word, index.spelling),
  )
  if (meant.every((word) => word === undefined)) return []
  const forms = {
    plain: plain.map((word, at) => meant[at] ?? word),
    stems: stems.map((own, lexicon) =>
      own.map((word, at) => {
        const other = meant[at]
        return other === undefined ? word : (lexicons[lexicon]?.stem(other) ?? other)
      }),
    ),
  }
  return stretches
    .filter(({ from, until }) => meant.slice(from, until).some((word) => word !== undefined))
    .flatMap((stretch) => mentionsAt(said, index, stretch, forms))
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
      .filter((mention) => coverageOf(mention) === 1),
  )
}
