import { isNumeric, isTemporal, type Column } from '../../domain/table.ts'
import type { ColumnRef } from '../frame/column-ref.ts'
import { option, type Option } from './draft.ts'
import { senseOf, type Reading } from './reading.ts'
import { columnOf, isFigure, tellsTime, timeColumns } from './scene.ts'
import type { Lead, Thing } from './things.ts'
import { isWrittenNumber } from './slot/written-numbers.ts'

/** What comes first, and by which column of the rows or which figure. */
export interface Place {
  readonly direction: 'ascending' | 'descending'
  readonly count: number
  readonly offset: number
  readonly lead: Lead
  /** The index of the thing that it is said of, if any. */
  readonly thing: number | undefined
}

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
  return [...said, ...alone].map(({ lead, thing }) => ({
    direction: lead.direction === 'high' ? 'descending' : 'ascending',
    count: lead.place > 1 ? 1 : (reading.count?.value ?? 1),
    offset: placeBefore(reading, lead) - 1,
    lead,
    thing,
  }))
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

/** The columns of rows that a place may be by: what it is said of, what the word is about, what else is named. */
export function rankKeys(
  reading: Reading,
  { lead, thing }: Place,
  things: readonly Thing[],
): readonly Option<ColumnRef>[] {
  const found: Option<ColumnRef>[] = []
  const add = (ref: ColumnRef, used: readonly number[], note: string, cost: number): void => {
    const column = columnOf(reading.scene, ref)
    const isWritten = isWrittenNumber(column)
    if ((!isNumeric(column) && !isTemporal(column) && !isWritten) || found.some(({ part }) => part === ref))
      return
    if (!isFigure(column) && !isTemporal(column) && column.nature === 'key') return
    const notes = isWritten ? [note, 'rank:written'] : [note]
    found.push(option(ref, used, notes, isWritten ? cost + 0.3 : cost))
  }
  const own = things.find(({ index }) => index === thing)
  if (own?.to.kind === 'column') add(own.to.column, [own.index], 'rank:thing', lead.behind === true ? 0.2 : 0)
  for (const ref of reading.scene.columnsAbout(lead.of).slice(0, 4)) add(ref, [], 'rank:about', 0.2)
  for (const { to, index } of things) if (to.kind === 'column') add(to.column, [index], 'rank:mentioned', 0.9)
  if (lead.position === true)
    for (const table of reading.scene.asked.tables)
      for (const ref of timeColumns(table).slice(0, 2)) add(ref, [], 'rank:time', 0.4)
  return found
}
