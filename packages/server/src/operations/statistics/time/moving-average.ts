import { sum, type Numbers } from '../numbers.ts'

/** The mean of each value and those before it, or around it; null where the window is not full. */
export function movingAverage(
  values: Numbers,
  window: number,
  alignment: 'trailing' | 'centred' = 'trailing',
): (number | null)[] {
  if (!Number.isInteger(window) || window < 1)
    throw new RangeError(`a window is a whole number from 1, not ${window}`)
  const ahead = alignment === 'centred' ? Math.floor((window - 1) / 2) : 0
  return Array.from(values, (_, index) => {
    const end = index + ahead + 1
    return end < window || end > values.length ? null : sum(values.slice(end - window, end)) / window
  })
}
