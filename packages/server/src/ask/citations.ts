import type { Said } from '../domain/event.ts'
import { extensionOf } from '../domain/source.ts'
import type { Gathered } from './gather.ts'
import type { Findings } from './investigate.ts'
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
    sources: sources
      .filter((source) => used.has(source.id))
      .map((source) => ({
        source: source.name,
        datasource_id: source.id,
        dataset_id: source.datasetId,
        file_type: extensionOf(source.name),
      })),
  }
}
