import { Readable } from 'node:stream'
import { failures } from '../../domain/errors.ts'
import { objectKeys, partCount, type StoredFile, type UploadedPart } from '../../domain/file.ts'
import type { Owner } from '../../domain/owner.ts'
import type { Objects } from '../../ports/objects.ts'
import type { UploadDeps } from './upload-deps.ts'

export interface ClaimedPart {
  readonly number: number
  readonly etag: string
}

/** Joins the parts once each is there with the ETag the client names. A refused attempt changes nothing. */
export async function completeMultipart(
  claim: { readonly fileId: string; readonly uploadId: string; readonly parts: readonly ClaimedPart[] },
  owner: Owner,
  deps: UploadDeps,
): Promise<void> {
  const file = await deps.store.files.find(claim.fileId)
  const ours = file !== undefined && file.projectId === owner.projectId && file.userId === owner.userId
  if (!ours || file.uploadId !== claim.uploadId) throw failures.notFound('Upload')
  if (file.ready) return
  const parts = verified(file, claim.parts, await deps.store.files.parts(file.id))
  await deps.objects.put(objectKeys.file(file.id), Readable.from(joined(parts, deps.objects)))
  if (!(await deps.store.files.complete(file.id))) throw failures.notFound('Upload')
}

const bare = (etag: string): string =>
  etag
    .trim()
    .replace(/^(W\/)?"(.*)"$/, '$2')
    .toLowerCase()

function verified(
  file: StoredFile,
  claimed: readonly ClaimedPart[],
  stored: readonly UploadedPart[],
): readonly UploadedPart[] {
  const claims = new Map(claimed.map((part) => [part.number, bare(part.etag)]))
  const parts = new Map(stored.map((part) => [part.number, part]))
  const total = partCount(file.size)
  const beyond = [...claims.keys()].find((number) => number > total)
  if (beyond !== undefined) throw failures.uploadFailed(`part ${beyond} is beyond the last, ${total}`)
  return Array.from({ length: total }, (_, index) => {
    const number = index + 1
    const part = parts.get(number)
    if (part === undefined || !claims.has(number)) throw failures.uploadFailed(`part ${number} is missing`)
    if (claims.get(number) !== part.etag) throw failures.uploadFailed(`the ETag of part ${number} differs`)
    return part
  })
}

async function* joined(parts: readonly UploadedPart[], objects: Objects): AsyncGenerator<Buffer> {
  for (const part of parts) {
    const bytes = await objects.read(part.objectKey)
    // Another request replaced the part or completed the upload in the meantime.
    if (bytes === undefined)
      throw failures.uploadFailed(`part ${part.number} changed while the upload was completed`)
    yield* bytes as AsyncIterable<Buffer>
  }
}
