import { measureFunctions, type Change, type MeasureFunction, type Metric } from '@auger/contract/plan'
import {
  formatMoney,
  formatNumber,
  formatPercent,
  fromCell,
  fromExpression,
  metricWords,
  shown,
  withUnit,
  type Phrase,
} from '../locales/index.ts'
import {
  cellAt,
  cellPhrase,
  columnPhrase,
  countPhrase,
  labelPhrase,
  type ConclusionInput,
} from './conclusion-input.ts'
import type { GroupingMeasure } from './grouping.ts'
import { unitOf } from './units.ts'

/** What a figure that compares groups says of them: how the last period differs, what it all came to, who leads. */
export interface MetricConclusion {
  readonly sentence: Phrase
  /** The figure of which the highest and the lowest group say nothing beside it. */
  readonly saysAll?: string
}

/** Nothing where all figures are of a group alone. */
export function concludeMetric(input: ConclusionInput): MetricConclusion | undefined {
  for (const measure of input.shape.group?.measures ?? []) {
    const told = toldBy(input, measure)
    if (told !== undefined) return told
  }
  return undefined
}

function toldBy(input: ConclusionInput, measure: GroupingMeasure): MetricConclusion | undefined {
  const { metric, as } = measure
  const present = input.outcome.rows.flatMap((_, row) => (cellAt(input, row, as) === null ? [] : [row]))
  if (present.length === 0) return undefined
  switch (metric?.kind) {
    case 'share':
    case 'rank':
      return { sentence: acrossGroups(input, measure, metric, present), saysAll: as }
    case 'change':
    case 'cumulative':
    case 'moving': {
      const row = latest(input, present)
      if (row === undefined) return undefined
      const sentence = overTime(input, measure, metric, row)
      return metric.kind === 'cumulative' ? { sentence, saysAll: as } : { sentence }
    }
    case 'aggregate':
    case 'number':
    case 'metric':
    case 'defined':
    case 'binary':
    case 'ratio':
    case undefined:
      return undefined
  }
}

function acrossGroups(
  input: ConclusionInput,
  { as }: GroupingMeasure,
  metric: Extract<Metric, { kind: 'share' | 'rank' }>,
  present: readonly number[],
): Phrase {
  const words = metricWords(input.locale.language)
  const rising = present.toSorted((a, b) => Number(cellAt(input, a, as)) - Number(cellAt(input, b, as)))
  const [low = 0, high = 0] = [rising[0], rising.at(-1)]
  const of = limited(nameOf(metric.of, input, as), input)
  if (metric.kind === 'rank') return words.rank(of, labelPhrase(input, low), labelPhrase(input, high))
  const end = (row: number) => ({ name: labelPhrase(input, row), value: cellPhrase(input, row, as) })
  return words.share(of, end(high), end(low))
}

function overTime(
  input: ConclusionInput,
  { as }: GroupingMeasure,
  metric: Extract<Metric, { kind: 'change' | 'cumulative' | 'moving' }>,
  row: number,
): Phrase {
  const words = metricWords(input.locale.language)
  const when = labelPhrase(input, row)
  const of = nameOf(metric.of, input, as)
  const value = cellPhrase(input, row, as)
  switch (metric.kind) {
    case 'change':
      return changed(input, as, metric, row)
    case 'cumulative':
      return words.cumulative({ measure: limited(of, input), when, value })
    case 'moving': {
      const measure = columnPhrase(input.locale.says.names.measure(metric.function, textOf(of)))
      const periods = countPhrase(input, metric.periods, `plan: ${metric.periods} periods`)
      return words.moving({ measure, when, value, periods })
    }
  }
}

function changed(input: ConclusionInput, as: string, metric: Change, row: number): Phrase {
  const words = metricWords(input.locale.language)
  const change = Number(cellAt(input, row, as))
  const level = sameMetric(metric.of, input)
  const said = {
    measure: nameOf(metric.of, input, as),
    when: labelPhrase(input, row),
    by: sizeOf(input, as, metric, row, change),
    against: words.against[metric.against],
    tail: level === undefined ? [] : words.level(cellPhrase(input, row, level)),
  }
  if (change === 0) return words.same(said)
  return change > 0 ? words.rose(said) : words.fell(said)
}

/** By how much, without its sign: the words have it. */
function sizeOf(input: ConclusionInput, as: string, metric: Change, row: number, change: number): Phrase {
  const { locale, shape, table } = input
  const size = Math.abs(change)
  const unit = metric.in === 'percent' ? null : unitOf(as, shape, table?.columns ?? [])
  const format =
    metric.in === 'percent' ? formatPercent : unit?.kind === 'currency' ? formatMoney : formatNumber
  const text = shown(format(size, locale))
  const value = change < 0 ? fromExpression(text, `size of row ${row}: ${as}`) : fromCell(text, row, as)
  return ['**', ...(unit === null ? [value] : withUnit(value, unit, locale)), '**']
}

/** The row of the last period, where nothing but the time tells rows apart. */
function latest(input: ConclusionInput, present: readonly number[]): number | undefined {
  const [key, ...others] = input.shape.group?.by ?? []
  if (key === undefined || others.length > 0 || input.outcome.rows.length < input.outcome.rowCount)
    return undefined
  const later = (a: number, b: number): boolean => {
    const [one, other] = [cellAt(input, a, key.as), cellAt(input, b, key.as)]
    return one !== null && other !== null && one > other
  }
  return present.reduce<number | undefined>(
    (best, row) => (best === undefined || later(row, best) ? row : best),
    undefined,
  )
}

/** The column of the result that has the metric itself. */
const sameMetric = (metric: Metric, { shape }: ConclusionInput): string | undefined =>
  shape.group?.measures.find((other) => JSON.stringify(other.metric) === JSON.stringify(metric))?.as

/** What something is told of: as the result calls it, or by what it is; where neither is known, as the figure itself is called. */
function nameOf(metric: Metric, input: ConclusionInput, as: string): Phrase {
  const known = sameMetric(metric, input)
  if (known !== undefined) return columnPhrase(known)
  if (metric.kind !== 'aggregate' || !isMeasure(metric.function)) return columnPhrase(as)
  if (metric.of !== undefined && metric.of.kind !== 'column') return columnPhrase(as)
  return columnPhrase(input.locale.says.names.measure(metric.function, metric.of?.column))
}

/** With what rows were chosen by, where no other sentence says it. */
const limited = (name: Phrase, { where }: ConclusionInput): Phrase =>
  where.length === 0 ? name : [...name, ' (', ...where, ')']

const isMeasure = (name: string): name is MeasureFunction => measureFunctions.some((one) => one === name)

const textOf = (phrase: Phrase): string =>
  phrase.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')
