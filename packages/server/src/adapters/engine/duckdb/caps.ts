/** How much one query may read and give. What would pass one of these ends as too large. */
export interface Caps {
  /** Of all the tables that a statement names, once for each time it names them. */
  readonly rowsRead: number
  /** Of the files behind those tables, counted likewise. */
  readonly bytesRead: number
  readonly resultRows: number
  /** Of the CSV. */
  readonly resultBytes: number
}

export const defaultCaps: Caps = {
  rowsRead: 20_000_000_000,
  bytesRead: 512 * 2 ** 30,
  resultRows: 20_000_000,
  resultBytes: 2 * 2 ** 30,
}
