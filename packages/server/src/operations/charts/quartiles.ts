import type { Metric } from '@auger/contract/plan'
import type { ChartInput, ChartMeasure } from './chart-input.ts'

/** The places of a box in the order of values: its ends, its edges and the line in it. */
const places = [0, 0.25, 0.5, 0.75, 1] as const

/** The five measures of a result that tell how the values of each group lie, from the least to the most; undefined where it has others. */
export function quartilesOf({ grouped, measures }: ChartInput): readonly ChartMeasure[] | undefined {
  if (!grouped) return undefined
  const [of] = measures.flatMap(({ metric }) => measuredBy(metric, places[0]))
  const found = places.flatMap((place) =>
    measures.filter(({ metric }) => measuredBy(metric, place).some((one) => one === of)).slice(0, 1),
  )
  return of === undefined || found.length < places.length ? undefined : found
}

/** What it is taken of, where it is the value at this place. */
function measuredBy(metric: Metric | undefined, place: number): readonly string[] {
  if (metric?.kind !== 'aggregate' || metric.of === undefined) return []
  return placeOf(metric) === place ? [JSON.stringify([metric.of, metric.where ?? null])] : []
}

function placeOf({ function: name, at }: Extract<Metric, { kind: 'aggregate' }>): number | undefined {
  if (name === 'minimum') return 0
  if (name === 'median') return 0.5
  if (name === 'maximum') return 1
  return name === 'quantile' ? at : undefined
}
