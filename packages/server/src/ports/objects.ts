import type { Readable } from 'node:stream'

/** Bytes by key. A key is segments of [A-Za-z0-9._-] joined by '/'. What was put is whole and durable, or not there. */
export interface Objects {
  /** Stores the stream; over `limit` bytes it rejects with ObjectTooLarge and stores nothing. */
  put(key: string, bytes: Readable, options?: PutOptions): Promise<StoredObject>
  /** Stores a local file by moving it; the file is gone afterwards. */
  adopt(key: string, localFile: string): Promise<StoredObject>
  /** Stores what these objects hold, one after another, as one; false when one of them is not there. They stay as they are. */
  join(key: string, parts: readonly string[]): Promise<boolean>
  /** Undefined when there is none. `range` is inclusive, within the object. */
  read(key: string, range?: ByteRange): Promise<Readable | undefined>
  stat(key: string): Promise<StoredObject | undefined>
  /** A path on this machine that holds the object's bytes, for reading only; rejects when there is none. */
  localFile(key: string): Promise<string>
  /** As localFile of each, in their order, once it is known that there is room for all of them at the same time; a Failure says where there is not. */
  localFiles(keys: readonly string[]): Promise<readonly string[]>
  /** Removes the object, or everything under a key that ends in '/'. Removing nothing is no error. */
  remove(keyOrPrefix: string): Promise<void>
  /** Keys under a prefix, with the time they were stored. */
  list(prefix: string): AsyncIterable<{ readonly key: string; readonly storedAt: Date }>
  /** A fresh folder on the local disk for work in progress; swept at start. */
  workFolder(): Promise<string>
  /** Removes what was begun before a time and never became an object. */
  removeLeftovers(before: Date): Promise<void>
  /** Rejects when objects cannot be reached. */
  check(): Promise<void>
  /** Addresses at which clients reach objects without us; absent where they cannot. */
  readonly direct?: DirectObjects
}

export interface DirectObjects {
  read(
    key: string,
    seconds: number,
    as: { readonly type: string; readonly disposition: string },
  ): Promise<string>
  /** Takes exactly so many bytes. */
  write(key: string, seconds: number, size: number): Promise<string>
}

export interface PutOptions {
  readonly limit?: number
  readonly signal?: AbortSignal
}

export interface StoredObject {
  readonly size: number
  /** MD5 of the bytes in hex; absent where it was not computed (adopt, stat). */
  readonly md5?: string
  /** What a direct write of it was answered with; where there are none it may be absent. */
  readonly etag?: string
}

export interface ByteRange {
  readonly start: number
  readonly end: number
}

export class ObjectTooLarge extends Error {
  override readonly name = 'ObjectTooLarge'
}
