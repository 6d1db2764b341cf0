import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { contentHashOf } from '../../../domain/file.ts'

/** Which bytes a copy holds: of a key that tells their hash the hash alone, else the key and the ETag it had. */
export interface CachedObject {
  readonly id: string
  readonly version: string
  readonly extension: string
}

const content = 'content'
const namePattern = /^([0-9a-f]{64})-([0-9a-f]{16}|content)-(\d+)((?:\.[a-z]+)?)$/

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const extensionOf = (key: string) => /^\.[a-z]+$/.exec(extname(key))?.[0] ?? ''

/** Of a key that tells the hash of its bytes; undefined of others, which take an ETag. */
export function cachedByContent(key: string): CachedObject | undefined {
  const hash = contentHashOf(key)
  return hash === undefined ? undefined : { id: hash, version: content, extension: extensionOf(key) }
}

export const cachedByEtag = (key: string, etag: string): CachedObject => ({
  id: sha256(key),
  version: sha256(etag).slice(0, 16),
  extension: extensionOf(key),
})

/** What all versions of a key are kept under. */
export const cacheIdOf = (key: string): string => contentHashOf(key) ?? sha256(key)

/** With the size, so that a copy that was cut off shows. */
export const cachedName = ({ id, version, extension }: CachedObject, size: number): string =>
  `${id}-${version}-${size}${extension}`

export function readCachedName(name: string): (CachedObject & { readonly size: number }) | undefined {
  const [, id, version, size, extension] = namePattern.exec(name) ?? []
  if (id === undefined || version === undefined || size === undefined) return undefined
  return { id, version, size: Number(size), extension: extension ?? '' }
}
