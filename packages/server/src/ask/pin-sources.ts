import { failures } from '../domain/errors.ts'
import type { Owner } from '../domain/owner.ts'
import type { Source } from '../domain/source.ts'
import type { Store } from '../ports/store.ts'

export interface PinnedSources {
  readonly sourceIds: readonly string[]
  readonly readings: { readonly [sourceId: string]: number }
  readonly leftOut: readonly string[]
}

/** Decides which sources a job is asked of, at the moment it is asked. */
export async function pinSources(
  datasetId: string | undefined,
  selected: readonly string[],
  owner: Owner,
  store: Store,
): Promise<PinnedSources> {
  if (datasetId === undefined) return { ...pinned([]), leftOut: [] }
  if ((await store.datasets.find(datasetId, owner.projectId)) === undefined)
    throw failures.notFound('Dataset')
  const all = await allSources(datasetId, store)
  if (selected.length > 0) {
    const chosen = [...new Set(selected)].map((id) => all.find((source) => source.id === id))
    if (chosen.includes(undefined)) throw failures.notFound('Datasource')
    if (chosen.some((source) => source?.status !== 'synched')) throw failures.sourcesNotReady()
    return { ...pinned(chosen.filter((source) => source !== undefined)), leftOut: [] }
  }
  const ready = all.filter((source) => source.status === 'synched')
  if (ready.length === 0) throw failures.sourcesNotReady()
  return {
    ...pinned(ready),
    leftOut: all.filter((source) => source.status !== 'synched').map((source) => source.name),
  }
}

const pinned = (sources: readonly Source[]): Pick<PinnedSources, 'sourceIds' | 'readings'> => ({
  sourceIds: sources.map(({ id }) => id),
  readings: Object.fromEntries(sources.map(({ id, reading }) => [id, reading])),
})

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
