import { readFile } from 'node:fs/promises'
import { objectKeys } from '../domain/file.ts'
import type { Source } from '../domain/source.ts'
import { localeFor } from '../locales/index.ts'
import { centralSentences } from '../search/central-sentences.ts'
import type { JobDeps } from './deps.ts'
import { keptPassage } from './find-passages.ts'
import type { Gathered } from './gather.ts'
import type { Quotation } from './quote-passages.ts'

const mostSentences = 6
const mostSources = 3

/** What documents say in short: of each the sentences that carry most, word for word, with their pages. */
export async function summarizePassages(
  { question, sources }: Pick<Gathered, 'question'> & { readonly sources: readonly Source[] },
  { objects }: Pick<JobDeps, 'objects'>,
): Promise<readonly Quotation[]> {
  const withText = sources.filter(({ report }) => (report?.passages ?? 0) > 0).slice(0, mostSources)
  const each = Math.ceil(mostSentences / Math.max(1, withText.length))
  const { tag } = localeFor(question.language).locale
  const found = await Promise.all(
    withText.map(async (source): Promise<readonly Quotation[]> => {
      const file = await objects.localFile(objectKeys.passages(source.id, source.reading))
      const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '')
      const passages = lines.map((line) => keptPassage.parse(JSON.parse(line)))
      return centralSentences(passages, each, tag).flatMap(({ quote, passage: at }) => {
        const passage = passages[at]
        return passage === undefined ? [] : [{ quote, passage: { source, score: 1, share: 1, ...passage } }]
      })
    }),
  )
  return found.flat()
}
