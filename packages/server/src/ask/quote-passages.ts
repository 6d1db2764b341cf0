import type { Job } from '../domain/job.ts'
import type { Source } from '../domain/source.ts'
import { quoteFrom } from '../search/quote.ts'
import { localeFor } from '../locales/index.ts'
import type { JobDeps } from './deps.ts'
import { findPassages, type FoundPassage } from './find-passages.ts'
import type { Gathered } from './gather.ts'

/** What a document says to a question, word for word. */
export interface Quotation {
  readonly quote: string
  readonly passage: FoundPassage
}

const mostQuotations = 3
/** A passage that has less of what was asked does not answer it; single characters are found more easily than words. */
const leastShare = { words: 0.38, characters: 0.26 }
const characters = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** The best passages that answer to the question, none where no document does. Only a question that may be about text looks there. */
export async function quotePassages(
  job: Job,
  { question, sources }: Pick<Gathered, 'question'> & { readonly sources: readonly Source[] },
  { objects }: Pick<JobDeps, 'objects'>,
): Promise<readonly Quotation[]> {
  if (job.request.mode !== 'AUTO') return []
  const least = characters.test(question.text) ? leastShare.characters : leastShare.words
  const found = await findPassages(question.text, sources, mostQuotations, objects)
  const { tag } = localeFor(question.language).locale
  return found
    .filter(({ share }) => share >= least)
    .map((passage) => ({ quote: quoteFrom(passage.text, question.text, tag), passage }))
}
