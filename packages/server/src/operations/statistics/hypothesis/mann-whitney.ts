import { normalSf } from '../distributions/normal.ts'
import { at, sum, testResult, type Alternative, type Numbers, type TestResult } from '../numbers.ts'
import { ranking, tieTerm } from '../ranks.ts'

/**
 * Mann–Whitney's U of the left side. p is exact when a side has at most 8 values and none are equal; otherwise
 * normal, with corrections for ties and continuity. All values equal give p 1. Null when a side is empty.
 */
export function mannWhitney(
  left: Numbers,
  right: Numbers,
  alternative: Alternative = 'two-sided',
): TestResult | null {
  const [leftCount, rightCount] = [left.length, right.length]
  if (leftCount === 0 || rightCount === 0) return null
  const { ranks, tieSizes } = ranking([...left, ...right])
  const statistic = sum(ranks.subarray(0, leftCount)) - (leftCount * (leftCount + 1)) / 2
  const upper = upperTail(statistic, leftCount * rightCount - statistic, alternative)
  const sides = alternative === 'two-sided' ? 2 : 1
  const isExact = (leftCount <= 8 || rightCount <= 8) && tieSizes.every((size) => size === 1)
  if (isExact) return testResult(statistic, sides * exactSf(upper, leftCount, rightCount))
  const count = leftCount + rightCount
  const variance = ((leftCount * rightCount) / 12) * (count + 1 - tieTerm(tieSizes) / (count * (count - 1)))
  const z = (upper - (leftCount * rightCount) / 2 - 0.5) / Math.sqrt(Math.max(0, variance))
  return testResult(statistic, sides * normalSf(z))
}

function upperTail(ofLeft: number, ofRight: number, alternative: Alternative): number {
  switch (alternative) {
    case 'greater':
      return ofLeft
    case 'less':
      return ofRight
    case 'two-sided':
      return Math.max(ofLeft, ofRight)
  }
}

/** P(U ≥ statistic), from the coefficients of the Gaussian binomial, each divided by their sum as it grows. */
function exactSf(statistic: number, leftCount: number, rightCount: number): number {
  const small = Math.min(leftCount, rightCount)
  const large = Math.max(leftCount, rightCount)
  const top = leftCount * rightCount - statistic
  const shares = new Float64Array(top + 1)
  shares[0] = 1
  for (let step = 1; step <= small; step++) {
    for (let place = top; place >= large + step; place--)
      shares[place] = at(shares, place) - at(shares, place - large - step)
    for (let place = step; place <= top; place++) shares[place] = at(shares, place) + at(shares, place - step)
    const growth = (large + step) / step
    for (let place = 0; place <= top; place++) shares[place] = at(shares, place) / growth
  }
  return sum(shares)
}
