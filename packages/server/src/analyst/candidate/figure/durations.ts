import type { AggregateFunction, Formula } from '@auger/contract/plan'
import { isTemporal } from '../../../domain/table.ts'
import { option, type Option } from '../draft.ts'
import { tablesNamed } from '../table/named-tables.ts'
import { isThing, senseOf, type Reading } from '../reading.ts'
import { columnOf, tableOf, timeColumns } from '../scene.ts'
import type { Thing } from '../things.ts'
import { nameOf, type Figure } from './figure.ts'

const units = { day: 'days', hour: 'hours' } as const
const mostPairs = 3

/** How long something took: from a date of a row to a later one, where days or hours are asked for and no column holds them. */
export function durationsOf(reading: Reading, things: readonly Thing[]): readonly Option<Figure>[] {
  const { rest, items, scene } = reading
  const index = rest.find((at) => unitOf(reading, at) !== undefined)
  const unit = index === undefined ? undefined : unitOf(reading, index)
  if (index === undefined || unit === undefined) return []
  const said = rest.flatMap((at) => {
    const of = senseOf(items[at], 'aggregate')?.function ?? extremeOf(reading, at)
    return of === undefined || of === 'count' ? [] : [{ at, of }]
  })[0]
  const quantity = rest.filter((at) => senseOf(items[at], 'quantity') !== undefined)
  const used = [index, ...quantity, ...(said === undefined ? [] : [said.at])]
  const of: AggregateFunction = said?.of ?? 'mean'
  const [tableId] = tablesNamed(reading, things).filter((id) => datesOf(reading, id).length > 1)
  if (tableId === undefined) return []
  return pairsOf(reading, tableId).map(({ from, to, cost, items: named }): Option<Figure> => {
    const between: Formula =
      unit === 'days' ? { kind: 'days', from, to } : { kind: 'elapsed', from, to, in: unit }
    const as = nameOf(scene, of, unit)
    const figure = { metric: { kind: 'aggregate', function: of, of: between } as const, tableId, as }
    return option(figure, [...used, ...named], ['metric:duration', `metric:${of}`], cost)
  })
}

function unitOf({ items }: Reading, at: number): 'days' | 'hours' | undefined {
  const grain = senseOf(items[at], 'grain')?.grain
  return grain === 'day' || grain === 'hour' ? units[grain] : undefined
}

function extremeOf({ items }: Reading, at: number): AggregateFunction | undefined {
  const direction = senseOf(items[at], 'superlative')?.direction
  return direction === undefined ? undefined : direction === 'high' ? 'maximum' : 'minimum'
}

const datesOf = ({ scene }: Reading, tableId: string): readonly string[] =>
  timeColumns(tableOf(scene, tableId)).filter((ref) => isTemporal(columnOf(scene, ref)))

interface Pair {
  readonly from: string
  readonly to: string
  readonly cost: number
  readonly items: readonly number[]
}

/** From the first date of a table to each of the others, those that are named before those that only some rows have. */
function pairsOf(reading: Reading, tableId: string): readonly Pair[] {
  const dates = datesOf(reading, tableId)
  const named = new Map(
    reading.rest.flatMap((at) => {
      const item = reading.items[at]
      return isThing(item) && item.to.kind === 'column' && dates.includes(item.to.column)
        ? [[item.to.column, at] as const]
        : []
    }),
  )
  const pairs = dates.flatMap((from, place) =>
    dates.slice(place + 1).map((to): Pair => {
      const items = [named.get(from), named.get(to)].filter((at) => at !== undefined)
      const isEnd = columnOf(reading.scene, to).missing > 0
      return { from, to, items, cost: 0.3 + (isEnd ? 0 : 0.3) + 0.2 * place - 0.2 * items.length }
    }),
  )
  return pairs.toSorted((one, other) => one.cost - other.cost).slice(0, mostPairs)
}
