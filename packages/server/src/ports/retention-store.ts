/** What grows old of questions that have ended. Each call about one job is a transaction of its own, so that nobody waits long. */
export interface RetentionStore {
  /** Jobs that ended before, oldest first. */
  jobsEnded(before: string, most: number): Promise<readonly string[]>
  /**
   * Removes a job that has ended with its events and what was said of it; its files go to the trash and their storage is given
   * back. False where another process was faster.
   */
  removeJob(id: string): Promise<boolean>
  /** Of those that ended before the ones whose files are still kept, oldest first. */
  jobsWithFiles(before: string, most: number): Promise<readonly string[]>
  /** The files of a job that has ended go to the trash, and their storage is given back; none can be added any more. */
  expireFiles(id: string, at: string): Promise<boolean>
}
