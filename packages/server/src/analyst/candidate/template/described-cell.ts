import type { CellPlace, DescribeFigure, Verb } from '@auger/contract/plan'
import { numbersBeside } from '../statistic/numbers-beside.ts'
import { saidIn } from '../statistic/said.ts'
import { columnFor, measured, rowsFor, wordsOf, type Filling, type OpenSlot } from './filling.ts'
import { readingOf, type SlotTerm } from './slot-figure.ts'

type Figure = Pick<DescribeFigure, 'figure' | 'share'>

const plain: { readonly [Term in SlotTerm]?: DescribeFigure['figure'] } = {
  mean: 'mean',
  median: 'median',
  mode: 'mode',
  sum: 'sum',
  minimum: 'minimum',
  maximum: 'maximum',
  range: 'range',
  deviation: 'deviation',
  variance: 'variance',
  skewness: 'skewness',
  kurtosis: 'kurtosis',
  'interquartile-range': 'interquartile-range',
  'standard-error': 'standard-error',
  variation: 'coefficient-of-variation',
}

/** A figure of one column, before or after what is done to the rows as the slot says. */
export function describedCell(term: SlotTerm, slot: OpenSlot, filling: Filling): CellPlace | undefined {
  const figure = figureOf(term, slot, filling)
  if (figure === undefined) return undefined
  const column = columnFor(filling, slot, itemsOf(term, filling))
  if (column === undefined) return undefined
  const { preparing, results } = filling
  const isBefore = saidIn(wordsOf(slot)).says('before') || saidIn(readingOf(slot.scene.hint)).says('before')
  const { outliers } = preparing
  const cleaned: readonly Verb[] =
    outliers !== undefined && preparing.removes && !isBefore ? [{ ...outliers, keep: 'inside' }] : []
  const rows = rowsFor(filling, [column], cleaned, isBefore ? [] : preparing.fills)
  return results.figure(rows, { kind: 'describe' }, { ...figure, column: measured(filling, column) })
}

export const itemsOf = (term: SlotTerm, { prose: { said } }: Filling): readonly number[] => {
  const aggregates = said.aggregates.flatMap(({ item, function: name }) => (name === term ? [item] : []))
  const statistics = said.items(...said.figures.filter((figure) => figure === term))
  return [...aggregates, ...statistics]
}

function figureOf(term: SlotTerm, slot: OpenSlot, { prose }: Filling): Figure | undefined {
  if (term === 'percentile' || term === 'quartile') return placeOf(term, slot) ?? placeIn(prose.reading, term)
  const figure = plain[term]
  if (figure === undefined) return undefined
  if ((figure === 'deviation' || figure === 'variance') && prose.said.says('population'))
    return { figure: `population-${figure}` }
  return { figure }
}

const placeOf = (term: 'percentile' | 'quartile', slot: OpenSlot): Figure | undefined =>
  placeIn(wordsOf(slot), term) ?? placeIn(readingOf(slot.scene.description), term)

function placeIn(reading: ReturnType<typeof wordsOf>, term: 'percentile' | 'quartile'): Figure | undefined {
  const [number] = saidIn(reading)
    .items(term)
    .flatMap((item) => numbersBeside(reading, item))
  if (number === undefined) return undefined
  const share = number.to.value < 1 ? number.to.value : number.to.value / (term === 'quartile' ? 4 : 100)
  return share > 0 && share < 1 ? { figure: 'percentile', share } : undefined
}
