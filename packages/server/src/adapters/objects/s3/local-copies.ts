import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { HeadObjectCommand } from '@aws-sdk/client-s3'
import { contentHashOf } from '../../../domain/file.ts'
import type { Disk } from '../../../ports/disk.ts'
import { writeFileDurably } from '../write-file.ts'
import { whenThere, type Bucket } from './bucket.ts'
import type { Cache, CachedFile } from './cache.ts'
import { cachedByContent, cachedByEtag, type CachedObject } from './cached-name.ts'
import { readObject, type OpenedObject } from './read-object.ts'

export interface LocalCopies {
  one(key: string): Promise<string>
  all(keys: readonly string[]): Promise<readonly string[]>
}

const mostTries = 3

interface Wanted {
  readonly key: string
  readonly object: CachedObject
  readonly size: number
}

/** Objects on this machine: from the cache, else loaded into it. */
export function localCopies(bucket: Bucket, cache: Cache, disk: Disk): LocalCopies {
  const wantedOf = async (key: string): Promise<Wanted> => {
    const head = await whenThere(bucket.client.send(new HeadObjectCommand({ Bucket: bucket.name, Key: key })))
    if (head === undefined) throw new Error(`There is no object ${key}`)
    const object = cachedByContent(key) ?? cachedByEtag(key, head.ETag ?? '')
    return { key, object, size: head.ContentLength ?? 0 }
  }
  const lookFor = async (key: string): Promise<CachedFile | Wanted> => {
    const object = cachedByContent(key)
    if (object !== undefined) return (await cache.find(object)) ?? wantedOf(key)
    const asked = await wantedOf(key)
    return (await cache.find(asked.object)) ?? asked
  }
  const load = ({ key, object, size }: Wanted) =>
    cache.load(object, size, async (path) => {
      for (let tries = 1; ; tries++) {
        const opened = await readObject(bucket, key)
        if (opened === undefined) throw new Error(`There is no object ${key}`)
        const why = await download(opened, path, contentHashOf(key), disk)
        if (why === undefined) return opened.size
        await rm(path, { force: true })
        if (tries === mostTries) throw new Error(`The object ${key} came damaged from S3: ${why}`)
      }
    })
  const all = async (keys: readonly string[]) => {
    const places = new Map<string, string>()
    const wanted: Wanted[] = []
    let bytes = 0
    for (const key of new Set(keys)) {
      const one = await lookFor(key)
      bytes += one.size
      if ('path' in one) places.set(key, one.path)
      else wanted.push(one)
    }
    cache.requireFit(bytes)
    await Promise.all(wanted.map(async (one) => places.set(one.key, await load(one))))
    return keys.map((key) => places.get(key) ?? '')
  }
  return { all, one: async (key) => (await all([key]))[0] ?? '' }
}

/** What is wrong with what came; undefined where it is whole. */
async function download(
  { bytes, size, md5 }: OpenedObject,
  path: string,
  hash: string | undefined,
  disk: Disk,
): Promise<string | undefined> {
  const sha256 = createHash('sha256')
  const hashed = async function* () {
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      if (hash !== undefined) sha256.update(chunk)
      yield chunk
    }
  }
  const stored = await writeFileDurably(path, Readable.from(hashed()), disk)
  if (stored.size !== size) return `${stored.size} bytes, not ${size}`
  if (hash !== undefined) return sha256.digest('hex') === hash ? undefined : 'its SHA-256 is another'
  return md5 === undefined || md5 === stored.md5 ? undefined : 'its MD5 is another'
}
