import { defined, dot, requirePairs, sum, type Numbers } from '../numbers.ts'

export const mean = (values: Numbers): number | null => defined(sum(values) / values.length)

/** The values minus their mean, and that mean refined by what the first pass lost. */
export function centred(values: Numbers): { readonly mean: number; readonly deviations: Float64Array } {
  const first = sum(values) / values.length
  const rest = Float64Array.from(values, (value) => value - first)
  const correction = sum(rest) / values.length
  return { mean: first + correction, deviations: rest.map((value) => value - correction) }
}

export function weightedMean(values: Numbers, weights: Numbers): number | null {
  requirePairs(values, weights)
  const total = sum(weights)
  return total === 0 ? null : defined(dot(values, weights) / total)
}

/** Null unless every value is above zero. */
export function geometricMean(values: Numbers): number | null {
  if (!values.every((value) => value > 0)) return null
  const logarithm = mean(Float64Array.from(values, Math.log))
  return logarithm === null ? null : Math.exp(logarithm)
}

/** Null when a value is negative; 0 when one is 0. */
export function harmonicMean(values: Numbers): number | null {
  if (!values.every((value) => value >= 0)) return null
  const reciprocal = mean(Float64Array.from(values, (value) => 1 / value))
  return reciprocal === null ? null : 1 / reciprocal
}
