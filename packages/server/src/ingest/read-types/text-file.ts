import type { FoundTable, TextTable } from '../formats/format.ts'

/** A table of texts in a file that the engine reads itself: one that we wrote, or one that was uploaded. */
export type TextFile = Omit<FoundTable, 'title'> & {
  /** Absent: nobody has looked at all of its rows, so that some may turn out not to be straight. */
  readonly rowCount?: number
}

/** Of what we wrote ourselves every row is straight. */
export function writtenFile({ file, delimiter, columns, rowCount }: TextTable, size: number): TextFile {
  return { file, delimiter, columns, rowCount, range: { start: 0, end: size }, lineBreak: '\n' }
}
