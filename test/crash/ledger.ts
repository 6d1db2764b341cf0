import type { JobRecord } from '@auger/contract'
import type { Frame } from '../acceptance/event-text.ts'
import type { CitySales } from './city-sales.ts'

/** A request that was sent and not answered may have happened or not. */
export type Asked = 'no' | 'asked' | 'done'

export interface SessionEntry {
  readonly id: string
  readonly user: string
  name: string
  /** Asked for and not acknowledged. */
  wantedName: string | undefined
  deletion: Asked
}

export interface DatasetEntry {
  readonly id: string
  readonly user: string
  name: string
  wantedName: string | undefined
  deletion: Asked
}

/** A file that was uploaded whole; its key can be used. */
export interface FileEntry {
  readonly key: string
  readonly user: string
  readonly sales: CitySales
}

export interface UploadEntry {
  readonly key: string
  readonly uploadId: string
  readonly user: string
  readonly sales: CitySales
  readonly parts: readonly { readonly number: number; readonly url: string }[]
  readonly etags: Map<number, string>
  completion: Asked
}

export interface SourceEntry {
  readonly id: string
  readonly dataset: DatasetEntry
  readonly fileKey: string
  readonly user: string
  readonly sales: CitySales
  /** Seen synched: it must stay so. */
  synched: boolean
  deletion: Asked
}

export interface JobEntry {
  /** The same key finds the job again where its id was not heard. */
  readonly idempotencyKey: string
  readonly user: string
  readonly session: SessionEntry
  readonly source: SourceEntry
  readonly question: string
  id: string | undefined
  /** Whole events of its stream, as they came. */
  readonly heard: Frame[]
  /** The whole answer, where it was waited for. */
  answer: JobRecord | undefined
  cancellation: Asked
  /** Seen in the session's history. */
  listed: boolean
}

/** Everything the service acknowledged, and what was under way, as its clients know it. */
export interface Ledger {
  readonly sessions: SessionEntry[]
  readonly datasets: DatasetEntry[]
  readonly files: FileEntry[]
  readonly uploads: UploadEntry[]
  readonly sources: SourceEntry[]
  readonly jobs: JobEntry[]
}

export const emptyLedger = (): Ledger => ({
  sessions: [],
  datasets: [],
  files: [],
  uploads: [],
  sources: [],
  jobs: [],
})
