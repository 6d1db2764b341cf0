import type { FileExtension } from '@auger/contract'
import type { Judging } from '../../network/judged-addresses.ts'

export interface FetchOptions extends Judging {
  /** What the file is to be: a web page is no answer where a workbook is wanted. */
  readonly extension: FileExtension
  /** Of the file, and of what crosses the network for it. */
  readonly maxBytes: number
  readonly signal?: AbortSignal
  readonly limits?: Partial<TimeLimits>
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
