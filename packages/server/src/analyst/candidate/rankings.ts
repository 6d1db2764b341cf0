import type { Column } from '../../domain/table.ts'
import type { ColumnRef } from '../frame/column-ref.ts'
import { senseOf, type Reading } from './reading.ts'
import { tellsTime, type Scene } from './scene.ts'
import { waysOf, type Lead } from './marks.ts'
import type { Thing } from './things.ts'

/** What comes first, and by which column of the rows or which figure. */
export interface Place {
  readonly direction: 'ascending' | 'descending'
  readonly count: number
  readonly offset: number
  readonly lead: Lead
  /** The index of the thing that it is said of, if any. */
  readonly thing: number | undefined
  /** Indexes of the items that say so. */
  readonly items: readonly number[]
}

/** Beyond it nobody asks for a place. */
const lastPlace = 20

/** Every word of the question that puts something first, said of a thing or alone. */
export function placesIn(reading: Reading, things: readonly Thing[]): readonly Place[] {
  const said = things.flatMap((thing) =>
    thing.marks.lead === undefined ? [] : [{ lead: thing.marks.lead, thing: thing.index }],
  )
  const heard = new Set(said.map(({ lead }) => lead.item))
  const alone = reading.rest.flatMap((index) => {
    const lead = heard.has(index) ? undefined : leadAt(reading, index)
    return lead === undefined ? [] : [{ lead, thing: undefined }]
  })
  const leads = said.length + alone.length > 0 ? [...said, ...alone] : ordinalLeads(reading)
  return leads.map(({ lead, thing }) => {
    const { place, ordinal } = placeBefore(reading, lead)
    return {
      direction: lead.direction === 'high' ? 'descending' : 'ascending',
      // The second highest is one, and not two of them.
      count:
        lead.place > 1 || (ordinal !== undefined && reading.count?.item === ordinal)
          ? 1
          : (reading.count?.value ?? 1),
      offset: place - 1,
      lead,
      thing,
      items: ordinal === undefined ? [lead.item] : [lead.item, ordinal],
    }
  })
}

/** Which comes second: a place without a word for the order. */
function ordinalLeads({
  items,
  rest,
}: Reading): readonly { readonly lead: Lead; readonly thing: undefined }[] {
  const index = rest.find((at) => (senseOf(items[at], 'ordinal')?.value ?? 0) > 1)
  const place = index === undefined ? undefined : senseOf(items[index], 'ordinal')?.value
  if (index === undefined || place === undefined || place > lastPlace) return []
  return [
    { lead: { item: index, direction: 'high', sense: 'rank', of: [], ways: [], place }, thing: undefined },
  ]
}

function leadAt({ items }: Reading, index: number): Lead | undefined {
  const item = items[index]
  const superlative = senseOf(item, 'superlative')
  if (superlative !== undefined)
    return {
      item: index,
      direction: superlative.direction,
      sense: 'superlative',
      of: superlative.of ?? [],
      ways: waysOf(item),
      place: superlative.place ?? 1,
    }
  const other =
    senseOf(item, 'most') ??
    senseOf(item, 'frequent') ??
    senseOf(item, 'rank') ??
    senseOf(item, 'comparative')
  return other === undefined
    ? undefined
    : {
        item: index,
        direction: other.direction,
        sense: other.kind,
        of: 'of' in other ? (other.of ?? []) : [],
        ways: waysOf(item),
        place: 1,
        ...('position' in other ? { position: true } : {}),
      }
}

/** The first in time is the earliest, though the first in any other order is the highest. */
export const directionBy = ({ direction, lead }: Place, column: Column): Place['direction'] => {
  if (lead.position !== true || !tellsTime(column)) return direction
  return direction === 'ascending' ? 'descending' : 'ascending'
}

/** The slowest has the longest time or the lowest speed: which end comes first by a figure of a column, as the column is about one or the other. */
export function directionOf(scene: Scene, { direction, lead }: Place, ref: ColumnRef | undefined) {
  if (ref === undefined) return direction
  const way = lead.ways.find(({ of }) => of.length > 0 && scene.columnsAbout(of).includes(ref))
  if (way === undefined) return direction
  return way.direction === 'high' ? ('descending' as const) : ('ascending' as const)
}

/** So many words may stand between an ordinal and what puts something first: the second product with the highest revenue. */
const mostBetween = 3

/** The second highest: an ordinal before, which is no count of them. */
function placeBefore(
  reading: Reading,
  { item, place }: Lead,
): { readonly place: number; readonly ordinal?: number } {
  if (place > 1) return { place }
  const { items, count, rest } = reading
  for (let at = item - 1; at >= Math.max(0, item - 1 - mostBetween); at--) {
    const value = ordinalAt(reading, at)
    const isFree = at === item - 1 || at === count?.item || rest.includes(at)
    if (value !== undefined && isFree && !isPeriod(items[at + 1]))
      return value > lastPlace ? { place } : { place: value, ordinal: at }
  }
  return { place: 1 }
}

function ordinalAt({ items }: Reading, at: number): number | undefined {
  const item = items[at]
  if (item?.kind === 'thing' && item.to.kind === 'number' && item.to.form === 'ordinal') return item.to.value
  return senseOf(item, 'ordinal')?.value
}

/** The second quarter is no place. */
const isPeriod = (item: Reading['items'][number] | undefined): boolean => senseOf(item, 'grain') !== undefined
