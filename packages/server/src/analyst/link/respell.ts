import { oncePer } from '../../domain/once-per.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Token } from '../tokenizer/token.ts'
import type { Link, LinkTarget } from './link.ts'
import type { LinkedQuestion } from './linked-question.ts'
import { spellingOf, wordMeant } from './name/misspelt.ts'
import { tokensIn } from './said.ts'

/** What a link is worth that a word has only as it may have been meant. */
const ofMisspelt = 0.75

export interface Respelled {
  readonly question: LinkedQuestion
  /** The link where a word that was respelled has part in it; nothing of all others, which the question has as it stands. */
  linked(link: Link): readonly Link[]
}

/** The question with the words of its language in the place of those that stand for nothing and are nearly one of them. */
export function respell(question: LinkedQuestion, links: readonly Link[]): Respelled | undefined {
  const [own] = question.lexicons
  if (own?.traits.spaced !== true) return undefined
  const linked = new Set(links.flatMap(tokensIn))
  const changed = new Set<number>()
  const tokens = question.tokens.map((token, at) => {
    const meant =
      linked.has(at) || !mayBeMisspelt(token, at) ? undefined : wordMeant(token.folded, spelling(own))
    if (meant === undefined) return token
    changed.add(at)
    return { ...token, folded: meant, stems: [own.stem(meant)] }
  })
  if (changed.size === 0) return undefined
  return {
    question: { ...question, tokens },
    linked: (link) =>
      tokensIn(link).some((at) => changed.has(at))
        ? [{ ...link, to: misspelt(link.to), quality: link.quality * ofMisspelt }]
        : [],
  }
}

/** A name is written with a capital or quoted, and is hardly a word of the language. */
const mayBeMisspelt = ({ kind, capital, quoted }: Token, at: number): boolean =>
  kind === 'word' && !quoted && (!capital || at === 0)

function misspelt(to: LinkTarget): LinkTarget {
  return 'match' in to ? { ...to, match: 'typo' } : to
}

const spelling = oncePer((lexicon: Lexicon) => spellingOf(lexicon.words()))
