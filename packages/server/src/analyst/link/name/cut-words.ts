import type { Lexicon } from '../../lexicon/lexicon.ts'
import type { Said } from '../said.ts'
import { mentionOf, type Mention } from './mention.ts'
import { runKey, type NameIndex } from './name-index.ts'
import { tokenOf } from './name-tokens.ts'

const shortest = 3
/** A word that lacks but a letter is another form of it or misspelt. */
const leastCut = 2
const ofCut = 0.85

/** Words that headers cut short: a mech is a mechanic, desc a description. What is left may be no word by itself: a car is no carrier. */
export function cutMentions<Thing>(said: Said, index: NameIndex<Thing>): readonly Mention<Thing>[] {
  const { tokens, lexicons } = said.question
  return tokens.flatMap(({ folded, kind }, at) => {
    if (kind !== 'word' || index.runs.has(runKey(folded))) return []
    const cut = cutsOf(folded).find((left) => index.runs.has(runKey(left)) && !isWord(left, lexicons))
    if (cut === undefined) return []
    const stretch = { from: at, until: at + 1 }
    return (index.runs.get(runKey(cut)) ?? []).map((posting) => mentionOf(stretch, posting, 'form', ofCut))
  })
}

/** What may be left of a word, the longest first. */
const cutsOf = (word: string): readonly string[] =>
  Array.from({ length: Math.max(0, word.length - leastCut - shortest + 1) }, (_, more) =>
    word.slice(0, word.length - leastCut - more),
  )

const isWord = (text: string, lexicons: readonly Lexicon[]): boolean => {
  const alone = [tokenOf(text, 0, 0, lexicons)]
  return lexicons.some(
    (lexicon) => lexicon.conceptsAt(alone, 0).length > 0 || lexicon.sensesAt(alone, 0).length > 0,
  )
}
