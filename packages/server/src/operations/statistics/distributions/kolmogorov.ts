import { durbinMatrixCdf } from './durbin-matrix.ts'
import { logGamma } from './gamma-function.ts'
import { pelzGoodCdf } from './pelz-good.ts'
import { smirnovSf } from './smirnov.ts'

/**
 * P(D ≥ distance) for the two-sided statistic of n values against a known distribution. Which method is
 * accurate where follows Simard and L'Ecuyer (2011): exact up to 140 values and in both tails.
 */
export function kolmogorovSf(count: number, distance: number): number {
  const reach = count * distance
  if (reach <= 0.5) return 1
  if (distance >= 1) return 0
  if (reach <= 1) return 1 - Math.exp(logGamma(count + 1) + count * Math.log((2 * reach - 1) / count))
  if (reach >= count - 1) return 2 * (1 - distance) ** count
  const spread = reach * distance
  if (distance >= 0.5 || spread >= (count <= 140 ? 4 : 2.2))
    return Math.min(1, 2 * smirnovSf(count, distance))
  const isSmall = count <= 140 || (count <= 100_000 && count * distance ** 1.5 <= 1.4)
  const below = isSmall ? durbinMatrixCdf(count, distance) : pelzGoodCdf(count, distance)
  return Math.min(1, Math.max(0, 1 - below))
}
