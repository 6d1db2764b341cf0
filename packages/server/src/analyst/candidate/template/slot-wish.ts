import type { AggregateFunction, DescribeFigure } from '@auger/contract/plan'
import { oncePer } from '../../../domain/once-per.ts'
import type { ColumnRef } from '../../frame/column-ref.ts'
import { coversOf } from '../cover.ts'
import { readCover } from '../read-cover.ts'
import { isThing, senseOf, type Reading } from '../reading.ts'
import type { Scene } from '../scene.ts'
import { figuresIn } from '../statistic/described.ts'
import { numbersBeside } from '../statistic/numbers-beside.ts'
import { placesIn } from '../statistic/quantiles.ts'
import { ownsNumbers, saidIn, type Said } from '../statistic/said.ts'

/** What the words of a slot ask for. */
export interface SlotWish {
  readonly said: Said
  readonly columns: readonly ColumnRef[]
  /** Figures of a column alone. */
  readonly figures: readonly Pick<DescribeFigure, 'figure' | 'share'>[]
  readonly functions: readonly AggregateFunction[]
}

/** Undefined where a word of the slot is not known, or chooses rows, which one result for all slots cannot follow. */
export const slotWish = oncePer((scene: Scene): SlotWish | undefined => {
  const reading = readingOf(scene)
  const said = saidIn(reading)
  if (reading.cover.leftover.length > 0 || choosesRows(reading, said)) return undefined
  const places = placesIn({ reading, said })
  if (places === undefined) return undefined
  return {
    said,
    columns: columnsIn(reading),
    figures: [
      ...figuresIn({ reading, said }).map(({ figure }) => ({ figure })),
      ...places.map(({ at }) => ({ figure: 'percentile' as const, share: at })),
      ...(said.says('interquartile-range') ? [{ figure: 'interquartile-range' as const }] : []),
      ...(isMissing(reading) ? [{ figure: 'missing' as const }] : []),
    ],
    functions: said.aggregates.map(({ function: name }) => name),
  }
})

/** The cheapest reading of a text. */
export const readingOf = oncePer((scene: Scene): Reading => {
  const [cover = { items: [], leftover: [], cost: 0 }] = coversOf(scene.tokens, scene.links)
  return readCover(scene, cover)
})

const columnsIn = ({ items }: Reading): readonly ColumnRef[] => [
  ...new Set(items.flatMap((item) => (isThing(item) && item.to.kind === 'column' ? [item.to.column] : []))),
]

const isMissing = ({ items }: Reading): boolean =>
  items.some((item) => senseOf(item, 'missing') !== undefined && senseOf(item, 'statistic') === undefined)

/** Values, times and numbers that belong to no word of statistics. */
function choosesRows(reading: Reading, said: Said): boolean {
  const owned = ownsNumbers(said).flatMap((item) => numbersBeside(reading, item).map(({ index }) => index))
  return reading.items.some((item, index) => {
    if (!isThing(item) || owned.includes(index)) return senseOf(item, 'negation') !== undefined
    return item.to.kind !== 'column' && item.to.kind !== 'table'
  })
}
