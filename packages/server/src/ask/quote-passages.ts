import type { Job } from '../domain/job.ts'
import type { Source } from '../domain/source.ts'
import { localeFor } from '../locales/index.ts'
import { quoteAround, sentencesIn } from '../search/quote.ts'
import type { JobDeps } from './deps.ts'
import { findPassages, type FoundPassage } from './find-passages.ts'
import type { Gathered } from './gather.ts'

/** What a document says to a question, word for word. */
export interface Quotation {
  readonly quote: string
  readonly passage: FoundPassage
}

const mostQuotations = 3
/** So many are looked at sentence by sentence. */
const mostPassages = 8

/** The best passages that answer to the question, none where no document does. Only a question that may be about text looks there. */
export async function quotePassages(
  job: Job,
  { question, sources }: Pick<Gathered, 'question'> & { readonly sources: readonly Source[] },
  { objects, analyst }: Pick<JobDeps, 'objects' | 'analyst'>,
  signal: AbortSignal,
): Promise<readonly Quotation[]> {
  if (job.request.mode !== 'AUTO') return []
  const { text, language } = question
  const found = await findPassages(text, sources, mostPassages, objects)
  if (found.length === 0) return []
  const { tag } = localeFor(language).locale
  const parted = found.map((passage) => ({ passage, sentences: sentencesIn(passage.text, tag) }))
  const asked = {
    text,
    language,
    passages: parted.map(({ passage: { headings }, sentences }) => ({
      sentences: sentences.map(({ segment }) => segment),
      headings,
    })),
  }
  const told = new Set<number>()
  return (await analyst.quote(asked, signal)).flatMap(({ passage: at, sentence }) => {
    const from = parted[at]
    if (from === undefined || told.has(at) || told.size >= mostQuotations) return []
    told.add(at)
    return [{ quote: quoteAround(from.passage.text, from.sentences, sentence), passage: from.passage }]
  })
}
