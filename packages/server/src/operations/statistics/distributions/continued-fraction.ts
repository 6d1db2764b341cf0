const tiny = 1e-300
const mostTerms = 100_000

/** The partial numerator and denominator at a depth from 1. */
export type Term = (depth: number) => readonly [numerator: number, denominator: number]

/** b₀ + a₁ / (b₁ + a₂ / (b₂ + …)) by Lentz's method. */
export function continuedFraction(first: number, term: Term): number {
  let value = first === 0 ? tiny : first
  let upper = value
  let lower = 0
  for (let depth = 1; depth < mostTerms; depth++) {
    const [numerator, denominator] = term(depth)
    lower = 1 / awayFromZero(denominator + numerator * lower)
    upper = awayFromZero(denominator + numerator / upper)
    const factor = upper * lower
    value *= factor
    if (Math.abs(factor - 1) < 3e-16) break
  }
  return value
}

const awayFromZero = (value: number): number => (Math.abs(value) < tiny ? tiny : value)
