import type { ChartInput, ChartMeasure } from './chart-input.ts'

/** What each group had before and after, and by how much it changed. */
export interface Contributions {
  readonly before: ChartMeasure
  readonly after: ChartMeasure
  readonly change: ChartMeasure
}

/** A result that tells how groups have changed a total; undefined for any other. */
export function contributionsOf({ grouped, keys, measures }: ChartInput): Contributions | undefined {
  if (!grouped || keys.length !== 1) return undefined
  for (const change of measures) {
    const { metric } = change
    if (metric?.kind !== 'binary' || metric.operator !== '-') continue
    const [after, before] = [metric.left, metric.right].map((side) =>
      measures.find((other) => JSON.stringify(other.metric) === JSON.stringify(side)),
    )
    // What does not add up is not made of its groups.
    if (after?.additive === true && before?.additive === true) return { before, after, change }
  }
  return undefined
}
