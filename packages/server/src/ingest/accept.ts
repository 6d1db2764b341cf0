import { cutFileName } from '@auger/contract'
import { newDataset, type Dataset } from '../domain/dataset.ts'
import { failures } from '../domain/errors.ts'
import { newId } from '../domain/ids.ts'
import type { Owner } from '../domain/owner.ts'
import { extensionOf, type Source } from '../domain/source.ts'
import type { Clock } from '../ports/clock.ts'
import type { Queue } from '../ports/queue.ts'
import type { Store } from '../ports/store.ts'

export interface OfferedSource {
  readonly name: string
  readonly fileId?: string | undefined
  readonly url?: string | undefined
}

export interface AcceptDeps {
  readonly store: Store
  readonly queue: Queue
  readonly clock: Clock
}

/** Takes an uploaded file into a dataset, or into one made for it. From here on the source is synching. */
export async function acceptSource(
  offered: OfferedSource,
  owner: Owner,
  deps: AcceptDeps,
  dataset?: Dataset,
): Promise<Source> {
  extensionOf(offered.name)
  if (offered.fileId === undefined)
    throw failures.sourceRefused('a url source is not enabled yet; upload the file instead')
  const file = await deps.store.files.find(offered.fileId)
  const ours = file !== undefined && file.projectId === owner.projectId && file.userId === owner.userId
  if (!ours || !file.ready) throw failures.sourceRefused('file_object_key is unknown')

  const name = cutFileName(offered.name, 128)
  const now = deps.clock.now()
  const made = dataset === undefined ? newDataset(owner, name, '', now) : undefined
  const source: Source = {
    id: newId('source'),
    projectId: owner.projectId,
    datasetId: (dataset ?? made)?.id ?? '',
    name,
    status: 'synching',
    size: file.size,
    error: null,
    report: null,
    read: false,
    progress: null,
    overrides: {},
    reading: 0,
    url: null,
    fileId: file.id,
    createdAt: now.toISOString(),
  }
  if (!(await deps.store.sources.create(source, made)))
    throw failures.sourceRefused('the file or the dataset is gone')
  await deps.queue.add({ kind: 'ingest', id: source.id })
  return source
}
