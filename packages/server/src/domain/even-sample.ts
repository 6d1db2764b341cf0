/** The golden ratio as a fraction of 2^32: its multiples lie evenly, and in step with no week and no dozen. */
export const goldenStep = 2_654_435_769
export const goldenRound = 2 ** 32

export interface SampleSize {
  readonly wanted: number
  readonly rowCount: number
}

/** The row in the nth place, counted from 1, is in the sample where n golden steps come to less than this in their round. */
export const sampleBound = ({ wanted, rowCount }: SampleSize): number =>
  Math.floor(goldenRound * Math.min(1, wanted / Math.max(1, rowCount)))

/** About so many of the rows, spread evenly over their order, and always the same. */
export function sampleOf<Row>(rows: readonly Row[], wanted: number): readonly Row[] {
  const bound = sampleBound({ wanted, rowCount: rows.length })
  return rows.filter((_, index) => Math.imul(index + 1, goldenStep) >>> 0 < bound)
}
