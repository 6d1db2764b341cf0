import type { Condition } from '@auger/contract/plan'
import { placeOf, type ColumnRef } from '../frame/column-ref.ts'
import { nameColumn } from './table/name-column.ts'
import { rankKeys, type RankKey } from './rank-keys.ts'
import { placesIn, type Place } from './rankings.ts'
import { gap, saysAny, withSlot, type FilterSlot, type Reading } from './reading.ts'
import { tableOf } from './scene.ts'
import { thingsIn, type Thing } from './things.ts'

const mostKeys = 3
/** Words between a thing and what it has the most of: the farm with the largest. */
const widest = 4

/** A thing that a word puts first, though something else is asked for: the villages of the smallest valley. */
interface Inner {
  readonly column: ColumnRef
  readonly place: Place
  readonly items: readonly number[]
  readonly keys: readonly RankKey[]
}

/** A reading, and the same with a thing that comes first among its like choosing the rows: what is asked for is told of it. */
export function nestedReadings(reading: Reading): readonly Reading[] {
  const things = thingsIn(reading)
  const inner = placesIn(reading, things).flatMap((place) => innerAt(reading, things, place))
  return [reading, ...inner.map((one) => nestedIn(reading, one))]
}

function innerAt(reading: Reading, things: readonly Thing[], place: Place): readonly Inner[] {
  const said = things.find(({ index }) => index === place.thing)
  if (said === undefined || place.lead.behind === true || place.lead.sense === 'comparative') return []
  const thing = said.to.kind === 'table' ? said : ownerOf(reading, things, said)
  if (thing?.to.kind !== 'table' || !isInner(reading, things, Math.min(thing.index, place.lead.item)))
    return []
  const { by, tableId } = thing.to
  const column = by ?? nameColumn(tableOf(reading.scene, tableId))
  const keys = rankKeys(reading, place, said === thing ? [thing] : [said])
    .filter(({ part }) => placeOf(part).tableId === tableId)
    .slice(0, mostKeys)
  if (column === undefined || keys.length === 0) return []
  return [{ column, place, items: [place.lead.item, thing.index], keys }]
}

/** The thing right before that a column is told of: the farm with the largest yield. */
function ownerOf({ items }: Reading, things: readonly Thing[], { index, to }: Thing): Thing | undefined {
  const before = things.findLast((thing) => thing.index < index)
  const [own, column] = [before === undefined ? undefined : items[before.index], items[index]]
  if (before?.to.kind !== 'table' || to.kind !== 'column' || own === undefined || column === undefined)
    return undefined
  return before.to.tableId === placeOf(to.column).tableId && gap(own, column) <= widest ? before : undefined
}

/** Whether something else is asked for before. */
const isInner = ({ items, rest }: Reading, things: readonly Thing[], at: number): boolean =>
  things.some(({ index }) => index < at) ||
  rest.some(
    (index) => index < at && saysAny(items[index], ['superlative', 'comparative', 'compare', 'quantity']),
  )

function nestedIn(reading: Reading, { column, place, items, keys }: Inner): Reading {
  const slot: FilterSlot = {
    items,
    choices: keys.map((key) => ({
      condition: firstOf(column, place, key),
      columns: [column],
      absorbs: key.used,
      notes: ['filter:nested', ...key.notes],
      cost: 0.3 + key.cost,
    })),
  }
  return withSlot(reading, slot, [...items, ...keys.flatMap(({ used }) => used)])
}

/** Those that the first row names: every row that tells of the longest brook is chosen. */
const firstOf = (column: ColumnRef, { count, offset }: Place, { part, direction }: RankKey): Condition => ({
  kind: 'among',
  column,
  of: {
    tableId: placeOf(column).tableId,
    verbs: [
      { kind: 'filter', where: { kind: 'not', condition: { kind: 'missing', column: part } } },
      { kind: 'order', by: [{ column: part, direction }] },
      { kind: 'limit', count, ...(offset > 0 ? { offset } : {}) },
    ],
    column,
  },
})
