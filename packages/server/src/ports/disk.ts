/** Where the data lies. */
export interface Disk {
  /** Bytes that can still be written; Infinity where nobody can tell. */
  free(): Promise<number>
}
