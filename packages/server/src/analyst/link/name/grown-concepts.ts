import type { Lexicon } from '../../lexicon/lexicon.ts'
import { grownParts, type GrownPart } from './grown-parts.ts'
import { tokenOf } from './name-tokens.ts'

/** A part of a word that has grown together, with what it is a word for. */
export interface GrownConcept extends GrownPart {
  readonly concept: string
}

/** The concepts of the parts of a word, each by the shortest part that says it at the word's end, or elsewhere. */
export function grownConcepts(word: string, own: Lexicon): readonly GrownConcept[] {
  const shortest = new Map<string, GrownConcept>()
  const parts = [...grownParts(word, own.traits.compounds)].sort(
    (a, b) => a.end - a.start - (b.end - b.start),
  )
  for (const { start, end } of parts)
    for (const concept of conceptsOfWord(word.slice(start, end), own)) {
      const key = `${end === word.length} ${concept}`
      if (!shortest.has(key)) shortest.set(key, { start, end, concept })
    }
  return [...shortest.values()]
}

/** Whether a concept is that of what a word ends in: a Ticketpreis is a Preis. */
export const isOfHead = (word: string, concept: string, own: Lexicon): boolean =>
  own.traits.compounds &&
  grownConcepts(word, own).some((part) => part.end === word.length && part.concept === concept)

function conceptsOfWord(word: string, own: Lexicon): readonly string[] {
  const found = own.conceptsAt([tokenOf(word, 0, 0, [own])], 0)
  return found.flatMap(({ until, concepts }) => (until === 1 ? concepts : []))
}
