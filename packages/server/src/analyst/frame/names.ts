import { formulaColumns, measureFunctions, type MeasureFunction, type Metric } from '@auger/contract/plan'
import { isTemporal } from '../../domain/table.ts'
import { columnAt, localeOf, type FrameQuestion } from './frame-question.ts'

/** A name that none of those taken is; the engine does not tell names apart by case. */
export function fresh(wish: string, taken: readonly string[]): string {
  const folded = new Set(taken.map((name) => name.toLowerCase()))
  let name = wish
  for (let number = 2; folded.has(name.toLowerCase()); number++) name = `${wish} (${number})`
  return name
}

/** Each under a name of its own, and none under one that is taken. */
export function namedApart<One extends { readonly as: string }>(
  ones: readonly One[],
  taken: readonly string[] = [],
): readonly One[] {
  const names = [...taken]
  return ones.map((one) => {
    const as = fresh(one.as, names)
    names.push(as)
    return { ...one, as }
  })
}

/** What a metric is called where nobody has given it a name: "total amount". */
export function metricName(metric: Metric, question: FrameQuestion): string {
  const { names } = localeOf(question).says
  if (metric.kind === 'defined' || metric.kind === 'metric') return metric.name
  if (metric.kind === 'binary') return sidesName(metric.left, metric.operator, metric.right, question)
  if (metric.kind === 'ratio') return sidesName(metric.of, '/', metric.to, question)
  if (metric.kind === 'number') return String(metric.value)
  if (metric.kind !== 'aggregate') return metricName(metric.of, question)
  const columns = metric.of === undefined ? [] : formulaColumns(metric.of)
  const known = columns.flatMap((ref) => columnAt(ref, question) ?? [])
  const name = metric.of === undefined ? undefined : known.map((column) => column.name).join(', ')
  return names.measure(measureOf(metric.function), name, known.every(isTemporal)).trim()
}

const sidesName = (left: Metric, operator: string, right: Metric, question: FrameQuestion): string =>
  `${metricName(left, question)} ${operator} ${metricName(right, question)}`

/** The measure whose word is the nearest. */
const measureOf = (name: string): MeasureFunction =>
  measureFunctions.find((one) => one === name) ?? (name === 'quantile' ? 'median' : 'mode')
