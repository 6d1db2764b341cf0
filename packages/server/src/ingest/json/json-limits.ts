/** What reading JSON may take beyond the limits of every file. */
export const jsonLimits = {
  /** Of one record, the most that is held as text at once. */
  recordCharacters: 32_000_000,
  /** Of a file that is written column by column, all of which must be held to make rows of it. */
  columnarBytes: 100 * 2 ** 20,
  /** Names inside each other; what lies deeper stays JSON. */
  levels: 4,
  /** The share of broken lines that a file of lines may have. */
  brokenLines: 0.1,
} as const
