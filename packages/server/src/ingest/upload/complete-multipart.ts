import { failures } from '../../domain/errors.ts'
import { bytesOfPart, objectKeys, partCount, type StoredFile, type UploadedPart } from '../../domain/file.ts'
import type { Owner } from '../../domain/owner.ts'
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
  const direct = await directParts(file, claim, deps)
  const parts = verified(file, claim.parts, [...(await deps.store.files.parts(file.id)), ...direct])
  const joined = await deps.objects.join(
    objectKeys.file(file.id),
    parts.map(({ objectKey }) => objectKey),
  )
  // Another request replaced a part or completed the upload in the meantime.
  if (!joined || (direct.length > 0 && !(await isWhole(file, deps))))
    throw failures.uploadFailed('a part changed while the upload was completed')
  if (!(await deps.store.files.complete(file.id))) throw failures.notFound('Upload')
}

const partsAskedAtOnce = 16

const bare = (etag: string): string =>
  etag
    .trim()
    .replace(/^(W\/)?"(.*)"$/, '$2')
    .toLowerCase()

/** Parts that the client put where the objects lie, without us: they are asked for there. */
async function directParts(
  file: StoredFile,
  { uploadId, parts }: { readonly uploadId: string; readonly parts: readonly ClaimedPart[] },
  { objects }: UploadDeps,
): Promise<readonly UploadedPart[]> {
  if (objects.direct === undefined) return []
  const total = partCount(file.size)
  const numbers = [...new Set(parts.map(({ number }) => number))].filter((number) => number <= total)
  const found: UploadedPart[] = []
  for (let first = 0; first < numbers.length; first += partsAskedAtOnce)
    await Promise.all(
      numbers.slice(first, first + partsAskedAtOnce).map(async (number) => {
        const objectKey = objectKeys.directPart(uploadId, number)
        const object = await objects.stat(objectKey)
        // A part of another length was not put to the address that it has.
        if (object?.etag !== undefined && object.size === bytesOfPart(file.size, number))
          found.push({ number, etag: object.etag.toLowerCase(), size: object.size, objectKey })
      }),
    )
  return found
}

/** What was put directly may have been replaced after it was looked at. */
async function isWhole(file: StoredFile, { objects }: UploadDeps): Promise<boolean> {
  if ((await objects.stat(objectKeys.file(file.id)))?.size === file.size) return true
  await objects.remove(objectKeys.file(file.id))
  return false
}

function verified(
  file: StoredFile,
  claimed: readonly ClaimedPart[],
  stored: readonly UploadedPart[],
): readonly UploadedPart[] {
  const claims = new Map(claimed.map((part) => [part.number, bare(part.etag)]))
  const total = partCount(file.size)
  const beyond = [...claims.keys()].find((number) => number > total)
  if (beyond !== undefined) throw failures.uploadFailed(`part ${beyond} is beyond the last, ${total}`)
  const storedAs = new Map<number, UploadedPart[]>()
  for (const part of stored) storedAs.set(part.number, [...(storedAs.get(part.number) ?? []), part])
  return Array.from({ length: total }, (_, index) => {
    const number = index + 1
    const parts = storedAs.get(number) ?? []
    if (parts.length === 0 || !claims.has(number)) throw failures.uploadFailed(`part ${number} is missing`)
    const part = parts.find(({ etag }) => etag === claims.get(number))
    if (part === undefined) throw failures.uploadFailed(`the ETag of part ${number} differs`)
    return part
  })
}
