import { normalPValue } from '../distributions/sampling.ts'
import { at, requirePairs, sum, type Numbers } from '../numbers.ts'
import { ranking } from '../ranks.ts'
import { discordantPairs } from './discordant-pairs.ts'
import type { Correlation } from './pearson.ts'

/**
 * Kendall's tau-b. p is exact without ties up to 33 pairs, or when the order is (nearly) perfect; otherwise from
 * the normal approximation. Null below 2 pairs, or when a side is constant.
 */
export function kendall(left: Numbers, right: Numbers): Correlation | null {
  requirePairs(left, right)
  const count = left.length
  const pairs = (count * (count - 1)) / 2
  const leftTies = tieCounts(ranking(left).tieSizes)
  const rightTies = tieCounts(ranking(right).tieSizes)
  if (pairs === leftTies.pairs || pairs === rightTies.pairs) return null
  const { discordant, tiedInBoth } = discordantPairs(left, right)
  const surplus = pairs - leftTies.pairs - rightTies.pairs + tiedInBoth - 2 * discordant
  const tau = surplus / Math.sqrt(pairs - leftTies.pairs) / Math.sqrt(pairs - rightTies.pairs)
  const coefficient = Math.max(-1, Math.min(1, tau))
  const hasTies = leftTies.pairs + rightTies.pairs > 0
  if (!hasTies && (count <= 33 || Math.min(discordant, pairs - discordant) <= 1))
    return { coefficient, pValue: exactPValue(count, Math.min(discordant, pairs - discordant)) }
  const ordered = count * (count - 1)
  const variance =
    (ordered * (2 * count + 5) - leftTies.fifth - rightTies.fifth) / 18 +
    (2 * leftTies.pairs * rightTies.pairs) / ordered +
    (leftTies.triples * rightTies.triples) / (9 * ordered * (count - 2))
  return { coefficient, pValue: Math.min(1, normalPValue(surplus / Math.sqrt(variance), 'two-sided')) }
}

function tieCounts(sizes: readonly number[]) {
  const total = (term: (size: number) => number): number => sum(sizes.map(term))
  return {
    pairs: total((size) => (size * (size - 1)) / 2),
    triples: total((size) => size * (size - 1) * (size - 2)),
    fifth: total((size) => size * (size - 1) * (2 * size + 5)),
  }
}

/** Twice the share of all orders with at most this many inversions (or as few agreements). */
function exactPValue(count: number, inversions: number): number {
  if (4 * inversions >= count * (count - 1)) return 1
  let shares = new Float64Array(inversions + 1)
  shares[0] = 1
  for (let size = 2; size <= count; size++) {
    const next = new Float64Array(inversions + 1)
    let window = 0
    for (let place = 0; place <= inversions; place++) {
      window += at(shares, place)
      if (place >= size) window -= at(shares, place - size)
      next[place] = window / size
    }
    shares = next
  }
  return Math.min(1, 2 * sum(shares))
}
