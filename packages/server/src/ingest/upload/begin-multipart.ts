import { cutFileName, mostParts, partSize } from '@auger/contract'
import { failures } from '../../domain/errors.ts'
import type { StoredFile } from '../../domain/file.ts'
import { newId } from '../../domain/ids.ts'
import type { Owner } from '../../domain/owner.ts'
import { extensionOf } from '../../domain/source.ts'
import type { UploadDeps } from './upload-deps.ts'

export interface BegunUpload extends StoredFile {
  readonly uploadId: string
}

/** Reserves the room and the key; the key is good once the parts are complete. */
export async function beginMultipart(
  announced: { readonly name: string; readonly size: number },
  owner: Owner,
  deps: UploadDeps,
): Promise<BegunUpload> {
  extensionOf(announced.name)
  if (announced.size === 0) throw failures.emptyFile()
  const largest = Math.min(deps.settings.maxUpload, mostParts * partSize)
  if (announced.size > largest) throw failures.uploadTooLarge(`larger than ${largest} bytes`)
  const file: BegunUpload = {
    id: newId('file'),
    ...owner,
    name: cutFileName(announced.name, 128),
    size: announced.size,
    ready: false,
    uploadId: newId('upload'),
    createdAt: deps.clock.now().toISOString(),
  }
  if (!(await deps.store.files.create(file))) throw failures.storageFull()
  return file
}
