/** The most that one file may come to, whatever it claims to be: past these it is refused with a reason. */
export const fileLimits = {
  /** Of everything that an archive holds, unpacked. */
  unpackedBytes: 2 * 2 ** 30,
  /** Of one part of an archive, such as a sheet. */
  partBytes: 1 * 2 ** 30,
  archiveParts: 20_000,
  columns: 5_000,
  /** Of one cell, in characters. */
  cellCharacters: 4_000_000,
  /** Of one row as texts, about the most that the engine takes. */
  rowBytes: 4_400_000,
  /** Of the running text of a document. */
  textCharacters: 100_000_000,
  pages: 20_000,
  tables: 1_000,
} as const
