import { oncePer } from '../../../domain/once-per.ts'
import type { Concept } from '../../lexicon/lexicon.ts'
import { conceptsAround, sensesAround, type Said, type SaidConcept } from '../said.ts'
import { grownConcepts, isOfHead } from './grown-concepts.ts'
import { mentionOf, type Mention } from './mention.ts'
import type { NameIndex } from './name-index.ts'

const ofOtherForm = 0.97
const ofOtherLanguage = 0.95
/** A German "Art" is a kind, and no art. */
const ofFalseFriend = 0.7
const ofGrown = 0.85
/** The war of "wie hoch war" has the stem of Ware, and is a word of its own. */
const ofChance = 0.6

/** Names that have a concept in common with words of the question, or a near one. */
export function conceptMentions<Thing>(said: Said, index: NameIndex<Thing>): readonly Mention<Thing>[] {
  const near = nearTo(said.question.concepts)
  return [...said.concepts, ...headConcepts(said)].flatMap((found) => {
    const factor = firmnessOf(said, found) * trustIn(said, found)
    const mention = (concept: string, how: 'concept' | 'near'): readonly Mention<Thing>[] =>
      (index.concepts.get(concept) ?? []).map((posting) => mentionOf(found, posting, how, factor))
    return [
      ...mention(found.concept, 'concept'),
      ...[...(near.get(found.concept) ?? [])].flatMap((other) => mention(other, 'near')),
    ]
  })
}

/** A Ticketpreis says more than that it is a price, so that any other price is hardly meant. */
function firmnessOf(said: Said, found: SaidConcept): number {
  const { from, until, concept, exact, lexicon } = found
  const { tokens, lexicons } = said.question
  const own = lexicons[lexicon]
  if (exact) return 1
  if (sensesAround(said, found).some(({ sense, lexicon: of }) => of === 0 && sense.kind !== 'verb'))
    return ofChance
  const isGrown =
    own !== undefined && until - from === 1 && isOfHead(tokens[from]?.folded ?? '', concept, own)
  return isGrown ? ofGrown : ofOtherForm
}

/** A word that the question's own language knows is less likely one of another. */
function trustIn(said: Said, { from, until, lexicon, concept }: SaidConcept): number {
  if (lexicon === 0) return 1
  const own = conceptsAround(said, { from, until }).filter((other) => other.lexicon === 0)
  if (own.some((other) => other.concept === concept)) return 1
  const isOwnWord = own.length > 0 || sensesAround(said, { from, until }).some((other) => other.lexicon === 0)
  return isOwnWord ? ofFalseFriend : ofOtherLanguage
}

/** The concepts of what words end in that have grown together, where the lexicon does not know the whole. */
function headConcepts({ question: { tokens, lexicons }, known }: Said): readonly SaidConcept[] {
  return tokens.flatMap(({ folded, kind }, from) =>
    kind !== 'word' || known.has(from)
      ? []
      : lexicons.flatMap((own, lexicon) =>
          grownConcepts(folded, own)
            .filter(({ end }) => end === folded.length)
            .map(({ concept }) => ({ from, until: from + 1, concept, exact: false, lexicon })),
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
