import { normalPValue } from '../distributions/sampling.ts'
import {
  at,
  requirePairs,
  sum,
  testResult,
  type Alternative,
  type Numbers,
  type TestResult,
} from '../numbers.ts'
import { ranking, tieTerm } from '../ranks.ts'

/**
 * Wilcoxon's signed-rank test of left − right. Two-sided, the statistic is the smaller rank sum; one-sided, that
 * of the positive differences. p is exact up to 50 pairs when no difference is 0, otherwise normal, with ties
 * corrected and zeros left out. Null when no difference is left.
 */
export function wilcoxonSignedRank(
  left: Numbers,
  right: Numbers,
  alternative: Alternative = 'two-sided',
): TestResult | null {
  requirePairs(left, right)
  const differences = Float64Array.from(left, (value, index) => value - at(right, index))
  const kept = differences.filter((value) => value !== 0)
  if (kept.length === 0) return null
  const isExact = kept.length === differences.length && kept.length <= 50
  const { ranks, tieSizes } = ranking(kept.map(Math.abs))
  const positive = sum(ranks.filter((_, index) => at(kept, index) > 0))
  const total = (kept.length * (kept.length + 1)) / 2
  const statistic = alternative === 'two-sided' ? Math.min(positive, total - positive) : positive
  if (isExact) return testResult(statistic, exactPValue(Math.trunc(positive), kept.length, alternative))
  const count = kept.length
  const variance = (count * (count + 1) * (2 * count + 1) - tieTerm(tieSizes) / 2) / 24
  return testResult(statistic, normalPValue((statistic - total / 2) / Math.sqrt(variance), alternative))
}

function exactPValue(positive: number, count: number, alternative: Alternative): number {
  const shares = rankSumShares(count)
  const atMost = sum(shares.subarray(0, positive + 1))
  const atLeast = sum(shares.subarray(positive))
  switch (alternative) {
    case 'less':
      return atMost
    case 'greater':
      return atLeast
    case 'two-sided':
      return positive === Math.floor((shares.length - 1) / 2) ? 1 : 2 * Math.min(atMost, atLeast)
  }
}

/** The probability of each sum when every rank from 1 to n is in or out alike. */
function rankSumShares(count: number): Float64Array {
  const shares = new Float64Array((count * (count + 1)) / 2 + 1)
  shares[0] = 1
  for (let rank = 1; rank <= count; rank++)
    for (let place = shares.length - 1; place >= 0; place--)
      shares[place] = (at(shares, place) + (place >= rank ? at(shares, place - rank) : 0)) / 2
  return shares
}
