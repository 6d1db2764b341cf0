import { continuedFraction } from './continued-fraction.ts'
import { poissonTerm } from './gamma-function.ts'

/** The regularised upper incomplete gamma function Q(a, x), for a above 0 and x from 0; accurate in the tail. */
export function upperIncompleteGamma(a: number, x: number): number {
  if (x <= 0) return 1
  return x < a + 1 ? 1 - series(a, x) : fraction(a, x)
}

function series(a: number, x: number): number {
  let term = 1
  let total = 1
  for (let step = 1; term > total * 1e-17; step++) {
    term *= x / (a + step)
    total += term
  }
  return Math.min(1, total * poissonTerm(a, x))
}

function fraction(a: number, x: number): number {
  if (x === Infinity) return 0
  return (poissonTerm(a, x) * a) / gammaFraction(a, x)
}

/** x + 1 − a − 1(1 − a) / (x + 3 − a − 2(2 − a) / (x + 5 − a − …)), which Γ(a, x) = e⁻ˣ xᵃ divides by. */
const gammaFraction = (a: number, x: number): number =>
  continuedFraction(x + 1 - a, (depth) => [depth * (a - depth), x + 2 * depth + 1 - a])
