import { join } from 'node:path'
import { Readable } from 'node:stream'
import { rm } from 'node:fs/promises'
import { HeadObjectCommand } from '@aws-sdk/client-s3'
import type { Disk } from '../../../ports/disk.ts'
import type { CacheMeter } from '../../../ports/meter.ts'
import type { Objects } from '../../../ports/objects.ts'
import { syncFile } from '../adopt-file.ts'
import { requireKey } from '../keys.ts'
import { openWorkFolders } from '../work-folders.ts'
import { writeFileDurably } from '../write-file.ts'
import { answering } from './answering.ts'
import { openBucket, whenThere, type Bucket, type BucketSettings } from './bucket.ts'
import { claimCacheFolder } from './cache-folder.ts'
import { openCache } from './cache.ts'
import { cachedByContent, cachedByEtag, cacheIdOf } from './cached-name.ts'
import { directObjects } from './direct.ts'
import { joinThere } from './join-parts.ts'
import { listObjects } from './list-objects.ts'
import { localCopies } from './local-copies.ts'
import { readObject } from './read-object.ts'
import { removeLeftovers } from './remove-leftovers.ts'
import { removeBelow, removeObject } from './remove-objects.ts'
import { requireBucket } from './require-bucket.ts'
import { uploadFile } from './upload-file.ts'

export interface S3ObjectsSettings extends BucketSettings {
  /** Where clients reach the bucket without us. */
  readonly directUrl: string | undefined
}

export interface LocalPlace {
  /** Work in progress, and copies of objects. */
  readonly folder: string
  readonly cacheBytes: number
  /** How long whoever was told the path of a copy may need it. */
  readonly keptMilliseconds: number
  readonly disk: Disk
  readonly meter?: CacheMeter | undefined
}

/** Objects in a bucket, with copies of those that are worked with on the local disk. */
export async function openS3Objects(
  settings: S3ObjectsSettings,
  { folder, cacheBytes, keptMilliseconds, disk, meter }: LocalPlace,
): Promise<Objects & { close(): Promise<void> }> {
  const bucket = openBucket(settings)
  await requireBucket(bucket, settings.endpoint ?? 'Amazon S3')
  const work = await openWorkFolders(join(folder, 'work'))
  const cacheFolder = await claimCacheFolder(join(folder, 'cache'))
  const cache = await openCache(cacheFolder.path, { bytes: cacheBytes, keptMilliseconds }, meter)
  const copies = localCopies(bucket, cache, disk)

  const put: Objects['put'] = async (key, bytes, options = {}) => {
    requireKey(key)
    const path = work.free()
    try {
      const stored = await writeFileDurably(path, bytes, disk, options)
      await uploadFile(bucket, key, { path, ...stored }, options.signal)
      return stored
    } finally {
      await rm(path, { force: true })
    }
  }
  return {
    put,
    async adopt(key, localFile) {
      requireKey(key)
      const size = await syncFile(localFile)
      const etag = await uploadFile(bucket, key, { path: localFile, size })
      await cache.adopt(cachedByContent(key) ?? cachedByEtag(key, etag), localFile, size)
      return { size }
    },
    async join(key, parts) {
      for (const one of [key, ...parts]) requireKey(one)
      const joined = await joinThere(bucket, key, parts)
      if (joined !== 'unknown') return joined === 'joined'
      try {
        await put(key, Readable.from(allOf(bucket, parts)))
        return true
      } catch (error) {
        if (error instanceof PartMissing) return false
        throw error
      }
    },
    async read(key, range) {
      requireKey(key)
      return (await readObject(bucket, key, range))?.bytes
    },
    async stat(key) {
      requireKey(key)
      const command = new HeadObjectCommand({ Bucket: bucket.name, Key: key })
      const head = await whenThere(bucket.client.send(command))
      if (head === undefined) return undefined
      return { size: head.ContentLength ?? 0, etag: (head.ETag ?? '').replaceAll('"', '') }
    },
    async localFile(key) {
      requireKey(key)
      return copies.one(key)
    },
    async localFiles(keys) {
      for (const key of keys) requireKey(key)
      return copies.all(keys)
    },
    async remove(keyOrPrefix) {
      requireKey(keyOrPrefix.replace(/\/$/, ''))
      const forget = (key: string) => cache.forget(cacheIdOf(key))
      if (keyOrPrefix.endsWith('/')) return removeBelow(bucket, keyOrPrefix, forget)
      await removeObject(bucket, keyOrPrefix)
      await forget(keyOrPrefix)
    },
    list: (prefix) => listObjects(bucket, prefix),
    workFolder: () => work.make(),
    async removeLeftovers(before) {
      await removeLeftovers(bucket, before)
      await cache.forgetUnused(before)
    },
    check: answering(bucket),
    ...(settings.directUrl === undefined ? {} : { direct: directObjects(settings, settings.directUrl) }),
    async close() {
      bucket.client.destroy()
      await cacheFolder.release()
    },
  }
}

class PartMissing extends Error {
  override readonly name = 'PartMissing'
}

async function* allOf(bucket: Bucket, keys: readonly string[]): AsyncGenerator<Buffer> {
  for (const key of keys) {
    const part = await readObject(bucket, key)
    if (part === undefined) throw new PartMissing(key)
    yield* part.bytes as AsyncIterable<Buffer>
  }
}
