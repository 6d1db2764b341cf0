import type { Readable } from 'node:stream'
import { cutFileName } from '@auger/contract'
import { failures } from '../../domain/errors.ts'
import { objectKeys, type StoredFile } from '../../domain/file.ts'
import { newId } from '../../domain/ids.ts'
import type { Owner } from '../../domain/owner.ts'
import { extensionOf } from '../../domain/source.ts'
import { ObjectTooLarge } from '../../ports/objects.ts'
import type { UploadDeps } from './upload-deps.ts'

/** A file whose bytes are stored but that nobody owns yet: in a form, the user may come after the file. */
export interface ReceivedFile {
  readonly id: string
  readonly name: string
  readonly size: number
}

/** Streams a file to the objects, never holding it whole. Nothing is left behind when it is refused. */
export async function receiveFile(
  offered: { readonly name: string; readonly bytes: Readable },
  projectId: string,
  deps: UploadDeps,
): Promise<ReceivedFile> {
  extensionOf(offered.name)
  const id = newId('file')
  const limit = Math.min(deps.settings.maxUpload, await roomLeft(projectId, deps))
  try {
    const { size } = await deps.objects.put(objectKeys.file(id), offered.bytes, { limit })
    if (size === 0) {
      await deps.objects.remove(objectKeys.file(id))
      throw failures.emptyFile()
    }
    return { id, name: cutFileName(offered.name, 128), size }
  } catch (error) {
    if (!(error instanceof ObjectTooLarge)) throw error
    if (limit < deps.settings.maxUpload) throw failures.storageFull()
    throw failures.uploadTooLarge(`larger than ${deps.settings.maxUpload} bytes`)
  }
}

/** Gives a received file its owner; from here on its key is good. */
export async function keepFile(received: ReceivedFile, owner: Owner, deps: UploadDeps): Promise<StoredFile> {
  const file: StoredFile = {
    ...received,
    ...owner,
    ready: true,
    uploadId: null,
    createdAt: deps.clock.now().toISOString(),
  }
  if (await deps.store.files.create(file)) return file
  await discardFile(received, deps)
  throw failures.storageFull()
}

export const discardFile = (received: ReceivedFile, { objects }: UploadDeps): Promise<void> =>
  objects.remove(objectKeys.file(received.id))

async function roomLeft(projectId: string, { store }: UploadDeps): Promise<number> {
  const quota = (await store.projects.find(projectId))?.storageQuota
  if (quota === null || quota === undefined) return Number.POSITIVE_INFINITY
  return Math.max(0, quota - (await store.projects.storageUsed(projectId)))
}
