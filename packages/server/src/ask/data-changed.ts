import { failures, type Failure } from '../domain/errors.ts'
import type { JobRequest } from '../domain/job.ts'
import type { Source } from '../domain/source.ts'
import type { Store } from '../ports/store.ts'

type Needs = {
  readonly datasets: Pick<Store['datasets'], 'find'>
  readonly sources: Pick<Store['sources'], 'find'>
}

/** What became of the data that a job was asked of, where it is not as it was; undefined where it is. */
export async function dataChanged(
  { projectId, request }: { readonly projectId: string; readonly request: JobRequest },
  store: Needs,
  found?: readonly (Source | undefined)[],
): Promise<Failure | undefined> {
  if (request.datasetId === null) return undefined
  const sources = found ?? (await askedSources(request, store))
  if (sources.every((source) => source !== undefined && isAsked(source, request))) return undefined
  if ((await store.datasets.find(request.datasetId, projectId)) === undefined)
    return failures.notFound('Dataset')
  return sources.includes(undefined) ? failures.notFound('Datasource') : failures.sourcesNotReady()
}

/** In the order they were pinned in; undefined where one is gone. */
export const askedSources = (
  { sourceIds }: JobRequest,
  { sources }: Pick<Needs, 'sources'>,
): Promise<readonly (Source | undefined)[]> => Promise.all(sourceIds.map((id) => sources.find(id)))

/** Whether it is the reading that was pinned. Jobs of before readings were kept take any. */
const isAsked = ({ id, reading, read }: Source, { readings }: JobRequest): boolean =>
  read && (readings?.[id] ?? reading) === reading
