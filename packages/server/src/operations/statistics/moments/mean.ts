import { defined, sum, type Numbers } from '../numbers.ts'

export const mean = (values: Numbers): number | null => defined(sum(values) / values.length)

/** The values minus their mean, and that mean refined by what the first pass lost. */
export function centred(values: Numbers): { readonly mean: number; readonly deviations: Float64Array } {
  const first = sum(values) / values.length
  const rest = Float64Array.from(values, (value) => value - first)
  const correction = sum(rest) / values.length
  return { mean: first + correction, deviations: rest.map((value) => value - correction) }
}
