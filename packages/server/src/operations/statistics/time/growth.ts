import type { Numbers } from '../numbers.ts'

/** Each value against the one `lag` before it, as a share; null where there is none, or where it is 0. */
export function growthRates(values: Numbers, lag = 1): (number | null)[] {
  return Array.from(values, (value, index) => {
    const before = values[index - lag]
    return before === undefined || before === 0 ? null : value / before - 1
  })
}
