import type { AggregateFunction } from '@auger/contract/plan'
import { placeOf, type ColumnRef } from '../../frame/column-ref.ts'
import { option, type Option } from '../draft.ts'
import { saysAny, senseOf, type Reading } from '../reading.ts'
import { columnOf, hasRowForEachTime, isMeasure, tableOf } from '../scene.ts'
import { aggregate, nameOf, type Figure } from './figure.ts'
import { ownFunction } from './metrics.ts'

const most = 3

/**
 * The figures that a word is about though no column is named: the temperature of the hottest month, the price of how expensive something is.
 * A superlative says besides which groups come first; what asks how long is explained by the figure alone.
 */
export function figuresAbout(
  reading: Reading,
  tableIds: readonly string[],
): readonly Option<readonly Figure[]>[] {
  const { scene } = reading
  const found = wordsAbout(reading).flatMap(({ of, used }) =>
    scene
      .columnsAbout(of)
      .filter((ref) => tableIds.includes(placeOf(ref).tableId) && isMeasure(columnOf(scene, ref)))
      .slice(0, most)
      .map((ref, place) => figureOf(reading, ref, used, place)),
  )
  return found.slice(0, most)
}

function figureOf(
  reading: Reading,
  ref: ColumnRef,
  used: readonly number[],
  place: number,
): Option<readonly Figure[]> {
  const { scene } = reading
  const { tableId } = placeOf(ref)
  const column = columnOf(scene, ref)
  const said = reading.rest.find((index) => senseOf(reading.items[index], 'aggregate') !== undefined)
  const told = said === undefined ? undefined : senseOf(reading.items[said], 'aggregate')?.function
  const isTold = told !== undefined && told !== 'count' && used.length > 0
  const own = ownFunction(column, hasRowForEachTime(tableOf(scene, tableId)))
  const of: AggregateFunction = isTold ? told : own
  return option(
    [{ metric: aggregate(of, ref), tableId, as: nameOf(scene, of, column.name) }],
    [...used, ...(isTold && said !== undefined ? [said] : [])],
    ['rank:about', `metric:${of}`],
    0.6 + place * 0.2,
  )
}

interface WordAbout {
  readonly of: readonly string[]
  readonly used: readonly number[]
}

/** Words that put groups in an order or ask how much of something there is, with what they are about. */
const wordsAbout = ({ items, rest }: Reading): readonly WordAbout[] =>
  rest.flatMap((index): readonly WordAbout[] => {
    const item = items[index]
    if (item?.kind !== 'senses') return []
    return item.senses.flatMap((sense): readonly WordAbout[] => {
      if (sense.kind === 'superlative' && sense.of !== undefined) return [{ of: sense.of, used: [] }]
      return sense.kind === 'ask' && sense.of !== undefined ? [{ of: sense.of, used: [index] }] : []
    })
  })

/** Whether what comes first is put so by a word that says by what: the busiest day is not the one with the most money. */
export const isAllAbout = ({ items, rest }: Reading): boolean => {
  const places = rest.filter((index) => saysAny(items[index], ['superlative', 'most', 'rank']))
  return (
    places.length > 0 &&
    places.every((index) => {
      const item = items[index]
      return (
        item?.kind === 'senses' &&
        item.senses.some((sense) => sense.kind === 'superlative' && sense.of !== undefined) &&
        !item.senses.some((sense) => sense.kind === 'superlative' && sense.of === undefined)
      )
    })
  )
}
