import type { Readable } from 'node:stream'

/** Bytes by key. A key is segments of [A-Za-z0-9._-] joined by '/'. What was put is whole and durable, or not there. */
export interface Objects {
  /** Stores the stream; over `limit` bytes it rejects with ObjectTooLarge and stores nothing. */
  put(key: string, bytes: Readable, options?: PutOptions): Promise<StoredObject>
  /** Stores a local file by moving it; the file is gone afterwards. */
  adopt(key: string, localFile: string): Promise<StoredObject>
  /** Undefined when there is none. `range` is inclusive, within the object. */
  read(key: string, range?: ByteRange): Promise<Readable | undefined>
  stat(key: string): Promise<StoredObject | undefined>
  /** A path on this machine that holds the object's bytes, for reading only; rejects when there is none. */
  localFile(key: string): Promise<string>
  /** Removes the object, or everything under a key that ends in '/'. Removing nothing is no error. */
  remove(keyOrPrefix: string): Promise<void>
  /** Keys under a prefix, with the time they were stored. */
  list(prefix: string): AsyncIterable<{ readonly key: string; readonly storedAt: Date }>
  /** A fresh folder on the local disk for work in progress; swept at start. */
  workFolder(): Promise<string>
}

export interface PutOptions {
  readonly limit?: number
  readonly signal?: AbortSignal
}

export interface StoredObject {
  readonly size: number
  /** MD5 of the bytes in hex; absent where it was not computed (adopt, stat). */
  readonly md5?: string
}

export interface ByteRange {
  readonly start: number
  readonly end: number
}

export class ObjectTooLarge extends Error {
  override readonly name = 'ObjectTooLarge'
}
