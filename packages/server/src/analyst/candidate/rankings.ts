import type { Column } from '../../domain/table.ts'
import { senseOf, type Reading } from './reading.ts'
import { tellsTime } from './scene.ts'
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
  return leads.map(({ lead, thing }) => ({
    direction: lead.direction === 'high' ? 'descending' : 'ascending',
    count: lead.place > 1 ? 1 : (reading.count?.value ?? 1),
    offset: placeBefore(reading, lead) - 1,
    lead,
    thing,
  }))
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

/** The second highest: an ordinal right before. */
function placeBefore({ items }: Reading, { item, place }: Lead): number {
  if (place > 1) return place
  const ordinal = senseOf(items[item - 1], 'ordinal')
  const number = items[item - 1]
  if (number?.kind === 'thing' && number.to.kind === 'number' && number.to.form === 'ordinal')
    return number.to.value
  return ordinal?.value ?? 1
}
