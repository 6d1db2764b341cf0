/** A column of numbers without missing values. */
export type Numbers = Float64Array | readonly number[]

/** What a test found; a statistic may be infinite, never NaN. */
export interface TestResult {
  readonly statistic: number
  readonly pValue: number
}

export type Alternative = 'two-sided' | 'less' | 'greater'

/** An element that is known to be there. */
export const at = (values: Numbers, index: number): number => values[index] as number

/** Neumaier's sum: the rounding of each addition is kept and added at the end. */
export function sum(values: Numbers): number {
  let total = 0
  let lost = 0
  for (const value of values) {
    const next = total + value
    lost += Math.abs(total) >= Math.abs(value) ? total - next + value : value - next + total
    total = next
  }
  return Number.isFinite(total) ? total + lost : total
}

export function dot(left: Numbers, right: Numbers): number {
  const products = new Float64Array(left.length)
  for (let index = 0; index < left.length; index++) products[index] = at(left, index) * at(right, index)
  return sum(products)
}

export const sorted = (values: Numbers): Float64Array => Float64Array.from(values).sort()

export const isConstant = (values: Numbers): boolean => {
  const first = values[0]
  for (const value of values) if (value !== first) return false
  return true
}

export function requirePairs(left: { length: number }, right: { length: number }): void {
  if (left.length !== right.length)
    throw new RangeError(`pairs need equally long columns, not ${left.length} and ${right.length} values`)
}

/** NaN means undefined: our results say so with null. */
export const defined = (value: number): number | null => (Number.isNaN(value) ? null : value)

export const testResult = (statistic: number, pValue: number): TestResult | null =>
  Number.isNaN(statistic) || Number.isNaN(pValue)
    ? null
    : { statistic, pValue: Math.min(1, Math.max(0, pValue)) }
