import type { Metric } from '@auger/contract/plan'
import { option, type Option } from '../draft.ts'
import { type Figure } from '../figure/figure.ts'
import { namedMetrics } from '../figure/metrics.ts'
import { numbersBeside, type NumberBeside } from './numbers-beside.ts'
import type { Reading } from '../reading.ts'
import { sensesWithin } from './said.ts'
import {
  itemsOf,
  matchNotes,
  measured,
  parting,
  tableIdOf,
  type NamedColumn,
  type StatisticFrame,
  type StatisticKind,
  type StatisticQuestion,
} from './statistic-question.ts'

/** A place in the order of values, from 0 to 1, with the items that say so. */
interface Place {
  readonly at: number
  readonly items: readonly number[]
}

/** Percentiles, deciles, quartiles and the range between two quartiles, also by groups. */
export const quantiles: StatisticKind = (question) => {
  const [column, ...more] = measured(question)
  if (column === undefined || more.length > 0) return []
  const places = placesIn(question)
  const ranges = question.said.items('interquartile-range')
  if (places === undefined || places.length + ranges.length === 0) return []
  const figures = [
    ...places.map(({ at }) => figureOf(question, column, at)),
    ...(ranges.length === 0 ? [] : [rangeOf(question, column)]),
  ]
  const frame = framed(question, column, figures)
  const used = [...places.flatMap(({ items }) => items), ...ranges, column.index, ...frame.used]
  return [option(frame.part, used, ['statistic:quantile', ...matchNotes([column]), ...frame.notes], 0)]
}

/** Undefined where a word does not tell which place it means. */
export function placesIn({
  reading,
  said,
}: Pick<StatisticQuestion, 'reading' | 'said'>): readonly Place[] | undefined {
  const sized = [
    ...said.items('percentile').map((item) => ({ item, parts: 100 })),
    ...said.items('decile').map((item) => ({ item, parts: 10 })),
    ...said.items('quartile').map((item) => ({ item, parts: 4 })),
  ]
  const places = sized.map(({ item, parts }) => {
    if (parts !== 4 && isPartOfQuartile(reading, item)) return [undefined]
    const numbers = numbersBeside(reading, item)
    if (numbers.length > 0) return numbers.map((number) => placeAt(number, parts, item))
    const isAlone =
      isOfFour(reading, item) || (sensesWithin(reading, item).length === 0 && isOneWord(reading.items[item]))
    if (parts !== 4 || !isAlone) return [undefined]
    return [0.25, 0.5, 0.75].map((at) => ({ at, items: [item] }))
  })
  const known = places.flat().filter((place) => place !== undefined)
  return known.length < places.flat().length ? undefined : known
}

const isOneWord = (item: { readonly from: number; readonly until: number } | undefined): boolean =>
  item !== undefined && item.until - item.from === 1

/** Where words are not parted, a quartile is written with the number of parts (四分位), and one of them with its place before that. */
const isOfFour = ({ items, scene }: Reading, at: number): boolean =>
  scene.links.some(({ from, to }) => from === items[at]?.from && to.kind === 'number' && to.value === 4)

/** Where words are not parted, the four of a quartile (四分位数) is no number beside a quantile. */
function isPartOfQuartile({ items, scene }: Reading, at: number): boolean {
  const item = items[at]
  return (
    item !== undefined &&
    scene.links.some(
      ({ from, until, to }) =>
        from < item.from &&
        until >= item.until &&
        to.kind === 'sense' &&
        to.sense.kind === 'statistic' &&
        to.sense.figure === 'quartile',
    )
  )
}

function placeAt({ index, to }: NumberBeside, parts: number, item: number): Place | undefined {
  const at = to.form === 'percent' ? to.value / 100 : to.value < 1 ? to.value : to.value / parts
  return at > 0 && at < 1 ? { at, items: [index, item] } : undefined
}

const quantile = ({ ref }: NamedColumn, at: number): Metric => ({
  kind: 'aggregate',
  function: 'quantile',
  of: { kind: 'column', column: ref },
  at,
})

const figureOf = ({ words }: StatisticQuestion, one: NamedColumn, at: number): Figure => ({
  metric: quantile(one, at),
  tableId: tableIdOf(one),
  as: words.of(`${words.figures.percentile} ${Number((at * 100).toFixed(6))}`, [one.column.name]),
})

const rangeOf = ({ words }: StatisticQuestion, one: NamedColumn): Figure => ({
  metric: { kind: 'binary', operator: '-', left: quantile(one, 0.75), right: quantile(one, 0.25) },
  tableId: tableIdOf(one),
  as: words.of(words.figures['interquartile-range'], [one.column.name]),
})

/** Over all rows, or by the columns that are named beside. */
function framed(
  question: StatisticQuestion,
  column: NamedColumn,
  figures: readonly Figure[],
): Option<StatisticFrame> {
  const by = parting(question)
  return option(
    {
      task: 'figures',
      tableId: tableIdOf(column),
      metrics: namedMetrics(figures),
      dimensions: by.map((one) => ({ column: one.ref, as: one.column.name })),
    },
    itemsOf(by),
    by.map(() => 'statistic:grouped'),
    0,
  )
}
