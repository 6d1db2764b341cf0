import type { Said } from '../domain/event.ts'
import { extensionOf, type Source } from '../domain/source.ts'
import type { Gathered } from './gather.ts'
import type { Findings } from './investigate.ts'
import type { Quotation } from './quote-passages.ts'
import { tablesOf } from './tables-of.ts'

/** The files that the answer was computed from, and no others. */
export function citations(
  { plan }: Extract<Findings, { kind: 'found' }>,
  { question, sources }: Gathered,
): Extract<Said, { kind: 'sources' }> {
  const used = new Set(
    plan.steps.flatMap((step) => tablesOf(step, plan.steps, question.tables)).map((table) => table.sourceId),
  )
  return {
    kind: 'sources',
    sources: sources.filter((source) => used.has(source.id)).map(reference),
  }
}

/** The passages that were found, the one that was quoted first. */
export const quotedSources = (quotations: readonly Quotation[]): Extract<Said, { kind: 'sources' }> => ({
  kind: 'sources',
  sources: quotations.map(({ passage: { source, page, text } }) => ({
    ...reference(source),
    ...(page === null ? {} : { page_no: page }),
    content: text,
  })),
})

const reference = (source: Source) => ({
  source: source.name,
  datasource_id: source.id,
  dataset_id: source.datasetId,
  file_type: extensionOf(source.name),
})
