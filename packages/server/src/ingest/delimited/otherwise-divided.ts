import { looksTyped } from '../read-types/looks-typed.ts'
import { plainDialect, type Dialect } from './dialect.ts'
import { sampleRows, type SampledRow } from './sample-rows.ts'

const others: readonly Dialect[] = [
  ...[',', ';', '\t', '|'].map(plainDialect),
  { ...plainDialect(' '), merges: true },
]

/** The names in a row that another delimiter divides into as many parts as there are columns; undefined when none does. */
export function otherwiseDivided(
  head: Buffer,
  { start, end }: SampledRow,
  columns: number,
): readonly string[] | undefined {
  if (columns < 2) return undefined
  return others
    .flatMap((dialect) => sampleRows(head.subarray(start, end), dialect, { last: true, from: 0, most: 1 }))
    .map((row) => row.cells)
    .find((cells) => cells.length === columns && cells.every((cell) => cell !== '' && !looksTyped(cell)))
}
