import type { FileExtension } from '@auger/contract'

export interface FetchOptions {
  /** What the file is to be: a web page is no answer where a workbook is wanted. */
  readonly extension: FileExtension
  /** Of the file, and of what crosses the network for it. */
  readonly maxBytes: number
  /** Opens networks of one's own and this machine; never link-local addresses, where cloud credentials are served. */
  readonly allowPrivate: boolean
  readonly signal?: AbortSignal
  readonly limits?: Partial<TimeLimits>
  /** The addresses of a name; the system's resolver where it is left out. */
  readonly resolve?: Resolve
  /** Certificates in PEM to trust in place of the usual authorities. */
  readonly authorities?: string
}

export interface TimeLimits {
  /** To find the address, and again to connect to it, for each redirect. */
  readonly connectSeconds: number
  /** Until the answer begins, and between any two pieces of it. */
  readonly silenceSeconds: number
  readonly wholeSeconds: number
  /** What must come on average, over so many seconds of waiting for it. */
  readonly leastBytesPerSecond: number
  readonly rateSeconds: number
}

export type Resolve = (name: string) => Promise<readonly string[]>
