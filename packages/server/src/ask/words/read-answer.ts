import { codePoints, type Binding } from '@auger/contract'
import type { Job } from '../../domain/job.ts'
import type { Source } from '../../domain/source.ts'
import { localeFor, numbersIn, shown, type Locale, type Text } from '../../locales/index.ts'
import type { JobDeps } from '../deps.ts'
import { findPassages, type FoundPassage } from '../find-passages.ts'
import type { Gathered } from '../gather.ts'
import type { Quotation } from '../quote-passages.ts'
import { toAsciiDigits } from './written-numbers.ts'

/** What a model read in documents: sentences, and the words there that say so. */
export interface ReadInPassages {
  readonly sentences: readonly Text[]
  readonly quotations: readonly Quotation[]
}

const mostPassages = 8
const longestSentence = 500

/**
 * An answer that a model found in passages; undefined where none reads. A sentence is shown where the words that it rests on stand in its
 * passage, and every number in it stands in those words.
 */
export async function readAnswer(
  job: Job,
  { question, sources, wantedLanguage }: Pick<Gathered, 'question' | 'sources' | 'wantedLanguage'>,
  { objects, answering, tally }: Pick<JobDeps, 'objects' | 'answering' | 'tally'>,
  signal: AbortSignal,
): Promise<ReadInPassages | undefined> {
  if (job.request.mode !== 'AUTO' || !answering.reads) return undefined
  const passages = await findPassages(question.text, sources, mostPassages, objects)
  if (passages.length === 0) return undefined
  const { locale } = localeFor(wantedLanguage)
  const asked = { question: question.text, language: locale.language, passages: passages.map(toRead) }
  const read = await tally.time('word', () => answering.read(asked, signal))
  if (read === undefined) return undefined
  const kept = read.sentences.flatMap(({ text, passage: at, quote }) => {
    const passage = passages[at]
    if (passage === undefined || !stands(quote, passage.text)) return []
    const sentence = boundBy(shown(text, longestSentence), quote, passage, locale)
    return sentence === undefined ? [] : [{ sentence, quotation: { quote, passage } }]
  })
  return {
    sentences: kept.map(({ sentence }) => sentence),
    quotations: kept
      .map(({ quotation }) => quotation)
      .filter(({ passage }, at, all) => all.findIndex((other) => other.passage === passage) === at),
  }
}

const toRead = ({ source, text }: FoundPassage): { readonly source: string; readonly text: string } => ({
  source: (source satisfies Source).name,
  text,
})

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim()

const stands = (quote: string, text: string): boolean => flat(text).includes(flat(quote))

function boundBy(
  sentence: string,
  quote: string,
  { source, page }: FoundPassage,
  { language }: Locale,
): Text | undefined {
  const numbersOf = (text: string): readonly string[] =>
    numbersIn(text, language).map((one) => toAsciiDigits(one.text).toLowerCase())
  const said = new Set(numbersOf(quote))
  const numbers = numbersIn(sentence, language)
  if (!numbers.every(({ text }) => said.has(toAsciiDigits(text).toLowerCase()))) return undefined
  const expression = `quotation: ${source.name}${page === null ? '' : `, page ${page}`}`
  const bindings = numbers.map(({ start, end }): Binding => ({
    start: codePoints(sentence.slice(0, start)),
    end: codePoints(sentence.slice(0, end)),
    expression,
  }))
  return { content: sentence, bindings }
}
