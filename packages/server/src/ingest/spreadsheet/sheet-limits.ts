/** What a sheet may come to. Rows and columns are what the file formats allow. */
export const sheetLimits = {
  rows: 1_048_576,
  columns: 16_384,
  /** That hold a value, on one sheet. */
  cells: 30_000_000,
  /** Of all texts of a workbook. */
  characters: 200_000_000,
  /** Of a workbook, told apart by number. */
  texts: 20_000_000,
  mergedRanges: 200_000,
  /** Of a workbook: sheets, styles, and what its parts refer to. */
  entries: 65_536,
  /** Of a workbook in the binary format of before 2007, which is read as a whole. */
  binaryBytes: 64 * 2 ** 20,
} as const
