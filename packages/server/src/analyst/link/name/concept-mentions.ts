import { oncePer } from '../../../domain/once-per.ts'
import type { Concept } from '../../lexicon/lexicon.ts'
import { conceptsAround, sensesAround, type Said, type SaidConcept } from '../said.ts'
import { grownParts } from './grown-parts.ts'
import { mentionOf, type Mention } from './mention.ts'
import { conceptsOfWord, type NameIndex } from './name-index.ts'

const ofOtherForm = 0.97
const ofOtherLanguage = 0.95
/** A German "Art" is a kind, and no art. */
const ofFalseFriend = 0.7
const ofGrown = 0.85

/** Names that have a concept in common with words of the question, or a near one. */
export function conceptMentions<Thing>(said: Said, index: NameIndex<Thing>): readonly Mention<Thing>[] {
  const near = nearTo(said.question.concepts)
  const whole = said.concepts.map((one) => ({ ...one, firmness: one.exact ? 1 : ofOtherForm }))
  return [...whole, ...grownConcepts(said)].flatMap((found) => {
    const factor = found.firmness * trustIn(said, found)
    const mention = (concept: string, how: 'concept' | 'near'): readonly Mention<Thing>[] =>
      (index.concepts.get(concept) ?? []).map((posting) => mentionOf(found, posting, how, factor))
    return [
      ...mention(found.concept, 'concept'),
      ...[...(near.get(found.concept) ?? [])].flatMap((other) => mention(other, 'near')),
    ]
  })
}

/** A word that the question's own language knows is less likely one of another. */
function trustIn(said: Said, { from, until, lexicon, concept }: SaidConcept): number {
  if (lexicon === 0) return 1
  const own = conceptsAround(said, { from, until }).filter((other) => other.lexicon === 0)
  if (own.some((other) => other.concept === concept)) return 1
  const isOwnWord = own.length > 0 || sensesAround(said, { from, until }).some((other) => other.lexicon === 0)
  return isOwnWord ? ofFalseFriend : ofOtherLanguage
}

/** The concept of the last word of one that has grown together: a Ticketpreis is a price. */
function grownConcepts({
  question: { tokens, lexicons },
  known,
}: Said): readonly (SaidConcept & { readonly firmness: number })[] {
  return tokens.flatMap(({ folded, kind }, from) =>
    kind !== 'word' || known.has(from)
      ? []
      : lexicons.flatMap((own, lexicon) =>
          grownParts(folded, own.traits.compounds)
            .filter(({ end }) => end === folded.length)
            .flatMap(({ start }) => conceptsOfWord(folded.slice(start), own))
            .map((concept) => ({ from, until: from + 1, concept, exact: false, lexicon, firmness: ofGrown })),
        ),
  )
}

/** Concepts that are near each other, whichever of the two says so. */
const nearTo = oncePer((concepts: ReadonlyMap<string, Concept>): ReadonlyMap<string, ReadonlySet<string>> => {
  const near = new Map<string, Set<string>>()
  const add = (from: string, to: string): void => {
    near.set(from, (near.get(from) ?? new Set()).add(to))
  }
  for (const { id, near: others } of concepts.values())
    for (const other of others) {
      add(id, other)
      add(other, id)
    }
  return near
})
