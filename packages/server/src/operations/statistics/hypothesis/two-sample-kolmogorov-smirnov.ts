import { kolmogorovSf } from '../distributions/kolmogorov.ts'
import { at, sorted, testResult, type Numbers, type TestResult } from '../numbers.ts'

const mostExact = 10_000

/** Whether two samples share a distribution. p is exact up to 10 000 values a side. Null when a side is empty. */
export function twoSampleKolmogorovSmirnov(left: Numbers, right: Numbers): TestResult | null {
  const [leftCount, rightCount] = [left.length, right.length]
  if (leftCount === 0 || rightCount === 0) return null
  const steps = largestSteps(sorted(left), sorted(right))
  const distance = steps / (leftCount * rightCount)
  if (steps === 0) return { statistic: 0, pValue: 1 }
  if (Math.max(leftCount, rightCount) <= mostExact)
    return testResult(
      distance,
      outsideShare(Math.max(leftCount, rightCount), Math.min(leftCount, rightCount), steps),
    )
  const effective = Math.round((leftCount * rightCount) / (leftCount + rightCount))
  return testResult(distance, kolmogorovSf(effective, distance))
}

/** The largest distance between the two step functions, times both counts: a whole number. */
function largestSteps(left: Float64Array, right: Float64Array): number {
  let most = 0
  let seenLeft = 0
  let seenRight = 0
  while (seenLeft < left.length && seenRight < right.length) {
    const value = Math.min(at(left, seenLeft), at(right, seenRight))
    while (seenLeft < left.length && at(left, seenLeft) === value) seenLeft++
    while (seenRight < right.length && at(right, seenRight) === value) seenRight++
    most = Math.max(most, Math.abs(seenLeft * right.length - seenRight * left.length))
  }
  return most
}

/** The share of lattice paths to (long, short) that leave the band, row by row: nothing cancels. */
function outsideShare(long: number, short: number, steps: number): number {
  const row = new Float64Array(short + 1)
  for (let across = 0; across <= long; across++) {
    for (let up = 0; up <= short; up++) {
      if (Math.abs(across * short - up * long) >= steps) row[up] = 1
      else if (across + up > 0) {
        const fromLeft = across > 0 ? at(row, up) * across : 0
        const fromBelow = up > 0 ? at(row, up - 1) * up : 0
        row[up] = (fromLeft + fromBelow) / (across + up)
      }
    }
  }
  return at(row, short)
}
