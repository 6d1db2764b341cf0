import { requirePairs, sum, type Numbers } from '../numbers.ts'
import { averageRanks } from '../ranks.ts'

/** The area under the receiver operating characteristic; ties count half. Null when one class is missing. */
export function rocAuc(isPositive: readonly boolean[], scores: Numbers): number | null {
  requirePairs(isPositive, scores)
  const positives = isPositive.filter(Boolean).length
  const negatives = isPositive.length - positives
  if (positives === 0 || negatives === 0) return null
  const rankSum = sum(averageRanks(scores).filter((_, index) => isPositive[index] === true))
  return (rankSum - (positives * (positives + 1)) / 2) / (positives * negatives)
}

/** Mean −ln of the probability given to the class that came; clipped away from 0 and 1. Null for no rows. */
export function logLoss(codes: Numbers, probabilities: readonly Numbers[]): number | null {
  requirePairs(codes, probabilities)
  if (codes.length === 0) return null
  const clip = (share: number): number => Math.min(1 - Number.EPSILON, Math.max(Number.EPSILON, share))
  const losses = probabilities.map((shares, index) => {
    const clipped = Array.from(shares, clip)
    return -Math.log((clipped[codes[index] ?? 0] ?? Number.EPSILON) / sum(clipped))
  })
  return sum(losses) / codes.length
}
