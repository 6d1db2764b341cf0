import { cutFileName } from '@auger/contract'
import { newDataset, type Dataset } from '../domain/dataset.ts'
import { failures } from '../domain/errors.ts'
import { newId } from '../domain/ids.ts'
import type { Owner } from '../domain/owner.ts'
import type { StoredFile } from '../domain/file.ts'
import { extensionOf, type Source } from '../domain/source.ts'
import type { Clock } from '../ports/clock.ts'
import type { Queue } from '../ports/queue.ts'
import type { Store } from '../ports/store.ts'
import { probeSource, type FetchSettings } from './fetch-source.ts'
import { AddressRefused } from '../network/address-refused.ts'
import { firstTask } from './first-task.ts'

export interface OfferedSource {
  readonly name: string
  readonly fileId?: string | undefined
  readonly url?: string | undefined
}

export interface AcceptDeps {
  readonly store: Store
  readonly queue: Queue
  readonly clock: Clock
  readonly settings: FetchSettings
}

/** Takes an uploaded file, or an address, into a dataset or into one made for it. From here on the source is synching. */
export async function acceptSource(
  offered: OfferedSource,
  owner: Owner,
  deps: AcceptDeps,
  dataset?: Dataset,
): Promise<Source> {
  extensionOf(offered.name)
  const name = cutFileName(offered.name, 128)
  const now = deps.clock.now()
  const { url = null } = offered
  const file = url === null ? await uploaded(offered, owner, deps) : await announced(url, name, owner, deps)
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
    url,
    fileId: file.id,
    createdAt: now.toISOString(),
  }
  if (!(await deps.store.sources.create(source, made)))
    throw failures.sourceRefused('the file or the dataset is gone')
  await deps.queue.add(firstTask(source))
  return source
}

async function uploaded(offered: OfferedSource, owner: Owner, { store }: AcceptDeps): Promise<StoredFile> {
  const file = offered.fileId === undefined ? undefined : await store.files.find(offered.fileId)
  const ours = file !== undefined && file.projectId === owner.projectId && file.userId === owner.userId
  if (!ours || !file.ready) throw failures.sourceRefused('file_object_key is unknown')
  return file
}

/** A file that is still to come, as large as its address says; the room for it is taken now. */
async function announced(
  url: string,
  name: string,
  owner: Owner,
  { store, clock, settings }: AcceptDeps,
): Promise<StoredFile> {
  const size = await probeSource(url, name, settings).catch((error: unknown) => {
    throw error instanceof AddressRefused ? failures.sourceRefused(error.message) : error
  })
  const file: StoredFile = {
    ...owner,
    id: newId('file'),
    name,
    size: size ?? 0,
    ready: false,
    uploadId: null,
    createdAt: clock.now().toISOString(),
  }
  if (!(await store.files.create(file))) throw failures.storageFull()
  return file
}
