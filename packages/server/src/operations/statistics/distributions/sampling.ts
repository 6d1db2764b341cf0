import type { Alternative } from '../numbers.ts'
import { incompleteBeta } from './incomplete-beta.ts'
import { upperIncompleteGamma } from './incomplete-gamma.ts'
import { normalCdf, normalSf } from './normal.ts'

/** P(|T| ≥ |t|) of Student's t with these degrees of freedom. */
export function studentTTwoSided(t: number, degrees: number): number {
  if (Math.abs(t) === Infinity) return 0
  const square = t * t
  if (square === Infinity) return 0
  return incompleteBeta(degrees / 2, 0.5, degrees / (degrees + square), square / (degrees + square))
}

export function studentTCdf(t: number, degrees: number): number {
  const tail = studentTTwoSided(t, degrees) / 2
  return t < 0 ? tail : 1 - tail
}

export function studentTPValue(t: number, degrees: number, alternative: Alternative): number {
  switch (alternative) {
    case 'two-sided':
      return Number.isNaN(t) ? Number.NaN : studentTTwoSided(t, degrees)
    case 'less':
      return studentTCdf(t, degrees)
    case 'greater':
      return studentTCdf(-t, degrees)
  }
}

export function normalPValue(z: number, alternative: Alternative): number {
  switch (alternative) {
    case 'two-sided':
      return 2 * normalSf(Math.abs(z))
    case 'less':
      return normalCdf(z)
    case 'greater':
      return normalSf(z)
  }
}

/** P(F > f) of the F distribution. */
export function fisherFSf(f: number, numerator: number, denominator: number): number {
  if (f <= 0) return 1
  if (f === Infinity) return 0
  const total = denominator + numerator * f
  return incompleteBeta(denominator / 2, numerator / 2, denominator / total, (numerator * f) / total)
}

/** P(X² > x) of the chi-squared distribution. */
export const chiSquaredSf = (x: number, degrees: number): number => upperIncompleteGamma(degrees / 2, x / 2)
