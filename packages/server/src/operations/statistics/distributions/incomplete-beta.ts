import { continuedFraction } from './continued-fraction.ts'
import { binomialTerm } from './gamma-function.ts'

/**
 * The regularised incomplete beta function I_x(a, b), for a and b above 0. Give `complement` = 1 − x where it
 * is known better than by subtraction.
 */
export function incompleteBeta(a: number, b: number, x: number, complement = 1 - x): number {
  if (x <= 0) return 0
  if (complement <= 0) return 1
  return x * (a + b + 2) < a + 1 ? leftPart(a, b, x, complement) : 1 - leftPart(b, a, complement, x)
}

function leftPart(a: number, b: number, x: number, complement: number): number {
  const prefix = binomialTerm(a, a + b, x, complement) * (b / (a + b))
  return Math.min(1, prefix / continuedFraction(1, (depth) => [coefficient(a, b, x, depth), 1]))
}

function coefficient(a: number, b: number, x: number, depth: number): number {
  const half = depth >> 1
  if (depth % 2 === 0) return (half * (b - half) * x) / ((a + depth - 1) * (a + depth))
  return (-(a + half) * (a + b + half) * x) / ((a + depth - 1) * (a + depth))
}
