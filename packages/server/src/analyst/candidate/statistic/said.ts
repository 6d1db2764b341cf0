import type { AggregateFunction } from '@auger/contract/plan'
import type { Sense } from '../../lexicon/sense.ts'
import { statisticFigures } from '../../lexicon/statistic-figures.ts'
import type { Item } from '../cover.ts'
import { senseOf, type Reading } from '../reading.ts'

export type StatisticFigure = (typeof statisticFigures)[number]

/** The words of statistics in a reading. */
export interface Said {
  /** Indexes of the items that say one of these. */
  readonly items: (...figures: readonly StatisticFigure[]) => readonly number[]
  readonly says: (...figures: readonly StatisticFigure[]) => boolean
  readonly aggregates: readonly { readonly item: number; readonly function: AggregateFunction }[]
  /** What is said in words that can mean nothing else. */
  readonly figures: readonly StatisticFigure[]
  /** Whether any word may be of statistics. */
  readonly any: boolean
  /** Indexes of the items that can mean nothing else. */
  readonly sure: readonly number[]
}

export function saidIn({ items }: Pick<Reading, 'items'>): Said {
  const figures = items.map((item) => senseOf(item, 'statistic')?.figure)
  const saying = (...wanted: readonly StatisticFigure[]): readonly number[] =>
    figures.flatMap((figure, index) => (wanted.some((one) => one === figure) ? [index] : []))
  const sure = items.flatMap((item, index) => (isStatistic(item) ? [index] : []))
  return {
    items: saying,
    figures: statisticFigures.filter((figure) => saying(figure).some((index) => sure.includes(index))),
    says: (...wanted) => saying(...wanted).length > 0,
    aggregates: items.flatMap((item, index) => {
      const sense = senseOf(item, 'aggregate')
      return sense === undefined ? [] : [{ item: index, function: sense.function }]
    }),
    any: figures.some((figure) => figure !== undefined),
    sure,
  }
}

const isStatistic = (item: Item): boolean =>
  item.kind === 'senses' &&
  item.senses.some(({ kind }) => kind === 'statistic') &&
  item.senses.every(({ kind }) => kind === 'statistic' || kind === 'aggregate')

/** What the words inside of a phrase say by themselves: the correlation in "correlation coefficient". */
export function sensesWithin(
  { items, scene }: Pick<Reading, 'items' | 'scene'>,
  index: number,
): readonly Sense[] {
  const item = items[index]
  if (item === undefined) return []
  return scene.links.flatMap(({ from, until, to }) => {
    const isPart = from >= item.from && until <= item.until && until - from < item.until - item.from
    return isPart && to.kind === 'sense' ? [to.sense] : []
  })
}

/** Whether a phrase has a word of statistics inside of it. */
export const saysWithin = (reading: Reading, index: number, figure: StatisticFigure): boolean =>
  sensesWithin(reading, index).some((sense) => sense.kind === 'statistic' && sense.figure === figure)

/** The items whose numbers say more about them, and choose no rows: the 95th percentile, 3 deviations, two decimals. */
export const ownsNumbers = ({ items }: Said): readonly number[] =>
  items(
    'percentile',
    'decile',
    'quartile',
    'deviation-rule',
    'quartile-rule',
    'interquartile-range',
    'decimals',
    'integer',
  )
