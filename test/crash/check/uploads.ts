import { expect } from 'vitest'
import type { FileEntry, SourceEntry, UploadEntry } from '../ledger.ts'
import { partBytes } from '../load/files.ts'
import type { Checker } from './checker.ts'

/** Parts that were acknowledged are not sent again: without them the upload cannot be completed. */
export async function checkUpload(upload: UploadEntry, { url, ledger, clientOf }: Checker): Promise<void> {
  if (upload.completion === 'done') return
  if (upload.completion === 'no') {
    for (const part of upload.parts.filter(({ number }) => !upload.etags.has(number))) {
      const { pathname, search } = new URL(part.url)
      const response = await fetch(url + pathname + search, {
        method: 'PUT',
        body: partBytes(upload.sales.bytes, part.number),
      })
      expect(response.status, `part ${part.number} of ${upload.uploadId}: ${await response.text()}`).toBe(200)
      upload.etags.set(part.number, response.headers.get('etag') ?? '')
    }
  }
  await clientOf(upload.user).files.completeMultipart({
    file_object_key: upload.key,
    upload_id: upload.uploadId,
    part_etags: [...upload.etags].map(([number, etag]) => ({ number, etag })),
  })
  upload.completion = 'done'
  ledger.files.push({ key: upload.key, user: upload.user, sales: upload.sales })
}

/** A file can only be read through a source, so one is made of it. */
export async function sourceOf(file: FileEntry, { ledger, clientOf }: Checker): Promise<SourceEntry> {
  const made = await clientOf(file.user).datasources.createAlone({
    name: 'after.csv',
    type: 'FILE',
    file_object_key: file.key,
  })
  const dataset = {
    id: made.dataset_id,
    user: file.user,
    name: 'after.csv',
    wantedName: undefined,
    deletion: 'no' as const,
  }
  const source: SourceEntry = {
    id: made.id,
    dataset,
    fileKey: file.key,
    user: file.user,
    sales: file.sales,
    synched: false,
    deletion: 'no',
  }
  ledger.datasets.push(dataset)
  ledger.sources.push(source)
  return source
}
