import { dot, isConstant, type Numbers } from '../numbers.ts'
import { centred, mean } from './mean.ts'

/** `sample` divides by n − 1, `population` by n. */
export type Basis = 'sample' | 'population'

/** Sum of squared distances from the mean. */
export function squaredDeviations(values: Numbers): number {
  if (isConstant(values)) return 0
  const { deviations } = centred(values)
  return dot(deviations, deviations)
}

export function variance(values: Numbers, basis: Basis = 'sample'): number | null {
  const divisor = basis === 'sample' ? values.length - 1 : values.length
  return divisor < 1 ? null : squaredDeviations(values) / divisor
}

export function standardDeviation(values: Numbers, basis: Basis = 'sample'): number | null {
  const squared = variance(values, basis)
  return squared === null ? null : Math.sqrt(squared)
}

/** Of the mean: sample standard deviation over √n. */
export function standardError(values: Numbers): number | null {
  const deviation = standardDeviation(values)
  return deviation === null ? null : deviation / Math.sqrt(values.length)
}

/** Null when the mean is 0. */
export function coefficientOfVariation(values: Numbers, basis: Basis = 'sample'): number | null {
  const deviation = standardDeviation(values, basis)
  const centre = mean(values)
  return deviation === null || centre === null || centre === 0 ? null : deviation / centre
}
