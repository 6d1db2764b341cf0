import type { PassageQuoted, QuotedSentence, TextAsked } from '../../ports/analyst.ts'
import { detectLanguage } from '../hear/detect-language.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { loadLexicon } from '../lexicon/load.ts'
import { askedWords, type AskedWord } from './asked-words.ts'
import { heardText, type HeardText } from './heard-text.ts'
import { held, holdingOf, type Holding } from './held.ts'
import { tells, wantedOf } from './wanted.ts'

/** How much of a question a sentence must have, by itself and with what stands around it. */
const leastShare = 0.55
const worth = { heading: 0.8, beside: 0.6 }
const longestDetected = 600

interface Sentence {
  readonly passage: number
  readonly sentence: number
  readonly text: string
  readonly heard: HeardText
  readonly own: Holding
  readonly headings: readonly Holding[]
  readonly isHeading: boolean
}

/**
 * The sentences of running text that answer a question, best first: they tell what is asked for, and have the words that carry the
 * question, those that are rare in the text counting more. None where no sentence does.
 */
export async function quote({ text, language, passages }: TextAsked): Promise<readonly QuotedSentence[]> {
  const [lexicon, english] = await Promise.all([loadLexicon(language), loadLexicon('EN')])
  const heard = heardText(text, lexicon, english)
  const words = askedWords(heard, lexicon.traits)
  if (words.length === 0) return []
  const wanted = wantedOf(heard)
  const sentences = (
    await Promise.all(passages.map((passage, at) => sentencesOf(passage, at, english)))
  ).flat()
  const { compounds } = lexicon.traits
  const weights = words.map((word) => word.weight * rarity(word, sentences, compounds))
  return sentences
    .filter((one) => !one.isHeading && !isQuestion(one.text) && tells(one.heard, one.text, wanted))
    .map((one) => ({ one, ...coverage(one, besides(one, sentences), { words, weights, compounds }) }))
    .map(({ one: { passage, sentence }, own, around }) => ({ passage, sentence, share: (own + around) / 2 }))
    .filter(({ share }) => share >= leastShare)
    .toSorted((a, b) => b.share - a.share || a.passage - b.passage || a.sentence - b.sentence)
}

const isQuestion = (text: string): boolean => /[?？؟]["'”’»)]*\s*$/u.test(text)

async function sentencesOf(
  { sentences, headings }: PassageQuoted,
  passage: number,
  english: Lexicon,
): Promise<readonly Sentence[]> {
  const lexicon = await loadLexicon(await detectLanguage(sentences.join(' ').slice(0, longestDetected)))
  const above = headings.map((heading) => holdingOf(heardText(heading, lexicon, english)))
  return sentences.map((text, sentence) => {
    const heard = heardText(text, lexicon, english)
    return {
      passage,
      sentence,
      text,
      heard,
      own: holdingOf(heard),
      headings: above,
      isHeading: headings.includes(text.trim()),
    }
  })
}

const besides = ({ passage, sentence }: Sentence, all: readonly Sentence[]): readonly Holding[] =>
  all
    .filter((other) => other.passage === passage && Math.abs(other.sentence - sentence) === 1)
    .map(({ own }) => own)

/** A word that no sentence has says most, one that all have says half of it. */
function rarity(word: AskedWord, sentences: readonly Sentence[], compounds: boolean): number {
  const having = sentences.filter(({ own }) => held(word, own, compounds) >= 0.5).length
  return 1 - having / (2 * Math.max(1, sentences.length))
}

interface Asked {
  readonly words: readonly AskedWord[]
  readonly weights: readonly number[]
  readonly compounds: boolean
}

function coverage(
  { own, headings }: Sentence,
  beside: readonly Holding[],
  { words, weights, compounds }: Asked,
): { readonly own: number; readonly around: number } {
  const best = (word: AskedWord, texts: readonly Holding[]): number =>
    Math.max(0, ...texts.map((text) => held(word, text, compounds)))
  const each = words.map((word, at) => {
    const byItself = Math.max(best(word, [own]), worth.heading * best(word, headings))
    const around = Math.max(byItself, worth.beside * best(word, beside))
    return { byItself, around, weight: weights[at] ?? 0, isLacking: word.exact && around === 0 }
  })
  if (each.some(({ isLacking }) => isLacking)) return { own: 0, around: 0 }
  const all = each.reduce((sum, { weight }) => sum + weight, 0)
  return {
    own: each.reduce((sum, { byItself, weight }) => sum + byItself * weight, 0) / all,
    around: each.reduce((sum, { around, weight }) => sum + around * weight, 0) / all,
  }
}
