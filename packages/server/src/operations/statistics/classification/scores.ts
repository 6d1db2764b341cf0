import { requirePairs } from '../numbers.ts'
import type { Label } from './encode-labels.ts'

/** The share predicted right. Null for no rows. */
export function accuracy(actual: readonly Label[], predicted: readonly Label[]): number | null {
  requirePairs(actual, predicted)
  const right = actual.filter((label, index) => label === predicted[index]).length
  return actual.length === 0 ? null : right / actual.length
}
