import type { Definition } from '../domain/definition.ts'
import { failures } from '../domain/errors.ts'
import type { Owner } from '../domain/owner.ts'
import type { Source } from '../domain/source.ts'
import type { Store } from '../ports/store.ts'
import { isTableOf } from '../domain/source.ts'
import { whyUnusable } from './why-unusable.ts'

export interface PinnedSources {
  readonly datasetId: string | null
  readonly sourceIds: readonly string[]
  readonly readings: { readonly [sourceId: string]: number }
  readonly leftOut: readonly string[]
  /** Absent where there are none. */
  readonly definitions?: readonly Definition[]
}

/** Decides which sources a job is asked of, and what is defined of them, at the moment it is asked. */
export async function pinSources(
  asked: string | undefined,
  selected: readonly string[],
  owner: Owner,
  store: Store,
): Promise<PinnedSources> {
  const datasetId = asked ?? (await datasetOfSource(selected[0], store))
  if (datasetId === undefined) return { datasetId: null, ...pinned([]), leftOut: [] }
  if ((await store.datasets.find(datasetId, owner.projectId)) === undefined)
    throw failures.notFound(asked === undefined ? 'Datasource' : 'Dataset')
  const all = await allSources(datasetId, store)
  if (selected.length > 0) {
    const chosen = [...new Set(selected)].map((id) => {
      const source = all.find((candidate) => candidate.id === id)
      if (source === undefined)
        throw failures.notFound(asked === undefined ? 'One dataset with all these datasources' : 'Datasource')
      return source
    })
    if (chosen.some(({ status }) => status !== 'synched')) throw failures.sourcesNotReady(whyUnusable(chosen))
    return { datasetId, ...pinned(chosen), leftOut: [], ...(await defined(datasetId, chosen, all, store)) }
  }
  const ready = all.filter((source) => source.status === 'synched')
  if (ready.length === 0) throw failures.sourcesNotReady(whyUnusable(all))
  return {
    datasetId,
    ...pinned(ready),
    leftOut: all.filter((source) => source.status !== 'synched').map((source) => source.name),
    ...(await defined(datasetId, ready, all, store)),
  }
}

/** Sources that are named without their dataset: the first one's, in which the others must be too. */
async function datasetOfSource(id: string | undefined, store: Store): Promise<string | undefined> {
  if (id === undefined) return undefined
  const source = await store.sources.find(id)
  if (source === undefined) throw failures.notFound('Datasource')
  return source.datasetId
}

const pinned = (sources: readonly Source[]): Pick<PinnedSources, 'sourceIds' | 'readings'> => ({
  sourceIds: sources.map(({ id }) => id),
  readings: Object.fromEntries(sources.map(({ id, reading }) => [id, reading])),
})

/** What is defined of a source that is there and not asked must not be taken for something about its namesake. */
async function defined(
  datasetId: string,
  asked: readonly Source[],
  all: readonly Source[],
  store: Store,
): Promise<Pick<PinnedSources, 'definitions'>> {
  const definitions = (await store.definitions.all(datasetId)).filter(({ tableId }) => {
    const isOf = ({ id }: Source): boolean => isTableOf(tableId, id)
    return asked.some(isOf) || !all.some(isOf)
  })
  return definitions.length === 0 ? {} : { definitions }
}

const pageSize = 1_000

/** Oldest first. */
export async function allSources(datasetId: string, store: Store): Promise<readonly Source[]> {
  const sources: Source[] = []
  for (let number = 1; ; number++) {
    const page = await store.sources.list(datasetId, { number, size: pageSize }, [])
    sources.push(...page.items)
    if (page.items.length < pageSize) return sources.reverse()
  }
}
