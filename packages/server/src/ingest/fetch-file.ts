import type { Source } from '../domain/source.ts'
import { explain } from './explain.ts'
import { fetchSource, type FetchDeps } from './fetch-source.ts'
import { followProgress } from './follow-progress.ts'
import type { IngestDeps } from './ingest.ts'

/**
 * Has the file of a source that was given as an address, before it is read: an address may take its time, and must not keep
 * a place where files are read. Undefined when there is nothing to read: no file came, or the source is gone.
 */
export async function fetchFile(
  sourceId: string,
  deps: FetchDeps & Pick<IngestDeps, 'store'>,
  signal: AbortSignal,
): Promise<Source | undefined> {
  const { sources } = deps.store
  const source = await sources.find(sourceId)
  if (source?.status !== 'synching') return undefined
  const unwanted = new AbortController()
  const progress = followProgress(source, deps.store, () => unwanted.abort())
  try {
    await progress.enter('fetching')
    const wanted = AbortSignal.any([signal, unwanted.signal])
    await fetchSource(source, deps, wanted, (bytes) => progress.bytes(bytes))
    return source
  } catch (error) {
    const reason = explain(error)
    if (reason !== undefined) await sources.markInvalid(sourceId, reason, null, source.reading)
    else if (!unwanted.signal.aborted && (await sources.find(sourceId))?.reading === source.reading)
      throw error
    return undefined
  }
}
