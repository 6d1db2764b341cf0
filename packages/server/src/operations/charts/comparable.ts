import type { ChartMeasure } from './chart-input.ts'

const mostMeasures = 4
/** Of two heights on one axis, the lesser is still seen. */
const mostTimes = 25

/** Several measures that can stand on one axis: of about the same size, and told in the same. */
export function areComparable(measures: readonly ChartMeasure[]): boolean {
  if (measures.length < 2 || measures.length > mostMeasures) return false
  if (new Set(measures.map(({ unit }) => unit)).size > 1) return false
  const sizes = measures.map(({ values }) => Math.max(0, ...values.map((value) => Math.abs(value ?? 0))))
  return Math.min(...sizes) > 0 && Math.max(...sizes) / Math.min(...sizes) <= mostTimes
}
