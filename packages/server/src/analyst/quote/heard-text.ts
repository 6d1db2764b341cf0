import { tokenize } from '../tokenizer/tokenize.ts'
import type { Token } from '../tokenizer/token.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Sense, SenseKind } from '../lexicon/sense.ts'

/** A text by its words, with what its language says of them. */
export interface HeardText {
  readonly tokens: readonly Token[]
  /** Phrases that say something by themselves, the longest of each place, one behind the other. */
  readonly phrases: readonly HeardPhrase[]
  /** By token, the ids of the concepts that it names or belongs to. */
  readonly concepts: readonly (readonly string[])[]
}

export interface HeardPhrase {
  readonly from: number
  readonly until: number
  readonly senses: readonly Sense[]
}

export function heardText(text: string, lexicon: Lexicon, english: Lexicon): HeardText {
  const tokens = tokenize(text, lexicon, english, lexicon.cuts)
  const concepts: (readonly string[])[] = tokens.map(() => [])
  const taken = tokens.map(() => false)
  const phrases: HeardPhrase[] = []
  for (const { from, until, senses } of stretchesOf(tokens, lexicon, concepts)) {
    if (taken.slice(from, until).some(Boolean)) continue
    taken.fill(true, from, until)
    if (senses.length > 0) phrases.push({ from, until, senses })
  }
  return { tokens, phrases: phrases.toSorted((one, other) => one.from - other.from), concepts }
}

/** What the words say and name, the longest first: いくら is heard before はい, and a thing of two words is none of its words. */
function stretchesOf(
  tokens: readonly Token[],
  lexicon: Lexicon,
  concepts: (readonly string[])[],
): readonly HeardPhrase[] {
  const found = tokens.flatMap((_, from): readonly HeardPhrase[] => {
    const [said] = lexicon.sensesAt(tokens, from)
    const [named] = lexicon.conceptsAt(tokens, from)
    // Of a word that has grown together its last part is not the whole: Biomüll is no other Müll.
    const isPart = lexicon.traits.compounds && named?.exact === false
    for (let at = from; at < (named?.until ?? from); at++)
      if (!isPart && concepts[at]?.length === 0) concepts[at] = named?.concepts ?? []
    const isThing = (named?.until ?? 0) > (said?.until ?? 0)
    if (isThing) return [{ from, until: named?.until ?? from, senses: [] }]
    return said === undefined ? [] : [{ from, until: said.until, senses: said.senses }]
  })
  return found.toSorted((a, b) => b.until - b.from - (a.until - a.from) || a.from - b.from)
}

export const saysAny = ({ phrases }: HeardText, kinds: ReadonlySet<SenseKind>): boolean =>
  phrases.some(({ senses }) => senses.some(({ kind }) => kinds.has(kind)))
