import { sum } from '../numbers.ts'
import { binomialTerm } from './gamma-function.ts'

/** P(D⁺ ≥ distance) for the one-sided statistic of n values, by the exact sum of Birnbaum and Tingey. */
export function smirnovSf(count: number, distance: number): number {
  if (distance <= 0) return 1
  if (distance >= 1) return 0
  const last = Math.floor(count * (1 - distance))
  const terms = new Float64Array(last + 1)
  for (let index = 0; index <= last; index++) {
    const share = distance + index / count
    const rest = 1 - share
    if (rest >= 0) terms[index] = (distance * binomialTerm(index, count, share, rest)) / share
  }
  return Math.min(1, sum(terms))
}
