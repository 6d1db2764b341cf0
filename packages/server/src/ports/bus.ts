/** Tells every process that a job has news. The news itself is in the store. */
export interface JobNews {
  readonly jobId: string
  readonly cancelled: boolean
  /** News may have been lost: whoever listens looks for himself. */
  readonly missed?: boolean
}

export interface Bus {
  announce(news: JobNews): Promise<void>
  /** Calls back on news of one job until the returned function is called. */
  listen(jobId: string, heard: (news: JobNews) => void): () => void
  close(): Promise<void>
}
