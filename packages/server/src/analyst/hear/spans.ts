import type { Language } from '@auger/contract'
import { fold, type Table } from '../../domain/table.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { lexiconsFor } from '../lexicon/lexicons-for.ts'
import type { Token } from '../tokenizer/token.ts'
import { tokenize } from '../tokenizer/tokenize.ts'
import { baseForms, unglued } from './base-forms.ts'
import { conceptPhrases } from './spoken-phrases.ts'

const longestSpaced = 8
const longestDense = 12
const mostSpans = 2_000

/**
 * Every stretch of a question that may name a value of the tables, folded, with its other forms and what their language calls the same;
 * to look up what columns hold.
 */
export async function spansOf(
  text: string,
  language: Language,
  tables: readonly Table[] = [],
): Promise<readonly string[]> {
  const lexicons = await lexiconsFor({ language, tables })
  const [own, english = own] = lexicons
  const tokens = tokenize(text, own, english, own.cuts)
  const longest = own.traits.spaced && !tokens.some(({ dense }) => dense) ? longestSpaced : longestDense
  const spans = new Set<string>()
  for (let length = 1; length <= longest; length++)
    for (let first = 0; first + length <= tokens.length; first++) {
      if (spans.size >= mostSpans) return [...spans]
      for (const form of formsOf(text, tokens.slice(first, first + length), own, english)) spans.add(form)
    }
  for (const form of [...baseForms(tokens, own), ...(await translationsOf(tokens, lexicons))])
    if (spans.size < mostSpans) spans.add(form)
  return [...spans]
}

function formsOf(text: string, tokens: readonly Token[], own: Lexicon, english: Lexicon): readonly string[] {
  const [first, last] = [tokens[0], tokens.at(-1)]
  if (first === undefined || last === undefined) return []
  const folded = fold(text.slice(first.start, last.end))
  return [
    folded,
    stemmed(folded, own.stem),
    ...unglued(folded, own.language),
    folded.replace(/[-_/]+/g, ' '),
    ...(/^\S+ \S+$/.test(folded) ? [folded.replace(' ', '-')] : []),
    ...withEdges(text, first, last),
    ...(/[a-z]s$/.test(folded) ? [folded.replace(/[a-z]+$/, (word) => english.stem(word))] : []),
  ]
}

/** A word said twice is one word in the plural: kota kota. */
const stemmed = (text: string, stem: (word: string) => string): string =>
  text
    .split(' ')
    .map(stem)
    .filter((word, at, all) => word !== all[at - 1])
    .join(' ')

/** No name has more marks at its edge; what is looked at does not grow with the text. */
const mostMarks = 16

/** With the marks that touch it: "U.S.", "$5", "#1", "(10th)". */
function withEdges(text: string, first: Token, last: Token): readonly string[] {
  const head = text.slice(Math.max(0, first.start - mostMarks), first.start)
  const tail = text.slice(last.end, last.end + mostMarks)
  const before = /[^\s\p{L}\p{N}"'“”‘’„«»「」，。？！、：；]+$/u.exec(head)?.[0] ?? ''
  const after = /^[^\s\p{L}\p{N}"“”‘’„«»「」，。？！、：；]+/u.exec(tail)?.[0] ?? ''
  const core = text.slice(first.start, last.end)
  const forms = [before + core, core + after, before + core + after, core + after.replace(/[?!,;:]+$/, '')]
  return [...new Set(forms.filter((form) => form !== core).map(fold))]
}

/** What the languages of the data call the things that the question names. */
async function translationsOf(
  tokens: readonly Token[],
  lexicons: readonly Lexicon[],
): Promise<readonly string[]> {
  const named = lexicons.flatMap((lexicon) =>
    tokens.flatMap((_, at) => lexicon.conceptsAt(tokens, at).flatMap(({ concepts }) => concepts)),
  )
  const words = await Promise.all(lexicons.map(({ language }) => conceptPhrases(language)))
  return [...new Set(named)].flatMap((concept) => words.flatMap((wordsFor) => wordsFor(concept).map(fold)))
}
