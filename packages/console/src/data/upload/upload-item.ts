/** What becomes of a file that was chosen. */
export type UploadState =
  'waiting' | 'sending' | 'paused' | 'offline' | 'adding' | 'added' | 'failed' | 'refused'

export interface UploadItem {
  readonly id: number
  readonly file: File
  readonly state: UploadState
  readonly sentBytes: number
  /** Why it failed, or how it was refused before anything was sent. */
  readonly problem: unknown
  /** The source that it became. */
  readonly sourceId: string | undefined
}

/** Nothing more happens to it unless somebody does something. */
export const isOver = ({ state }: UploadItem): boolean =>
  state === 'added' || state === 'failed' || state === 'refused'
