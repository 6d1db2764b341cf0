import type { ColumnRef } from '../../frame/column-ref.ts'
import { placeOf } from '../../frame/column-ref.ts'
import type { Candidate } from '../draft.ts'
import { isThing, type FilterChoice, type FilterSlot, type Reading } from '../reading.ts'
import { columnOf, tableOf, tellsTime, timeColumns, type Scene } from '../scene.ts'

/**
 * Whether a period that nobody has said the date of is told by a table far off, though one nearer to the rows that are read says when they
 * happened: a line of an order is of the day of its order, and not of the day on which its customer signed up.
 */
export function isMisdated({ frame, reading }: Pick<Candidate, 'frame' | 'reading'>): boolean {
  const { scene } = reading
  const far = farnessFrom(scene, frame.tableId)
  if (far.size < 2) return false
  const isFarther = (ref: ColumnRef, other: ColumnRef): boolean => {
    const [one, two] = [ref, other].map((of) => far.get(placeOf(of).tableId))
    return one !== undefined && two !== undefined && one > two
  }
  const chosen = reading.slots.some((slot) => isFarChoice(slot, frame.filters, reading, isFarther))
  if (chosen) return true
  const nearest = [...far.keys()].find((id) => timeColumns(tableOf(scene, id)).length > 0)
  const [own] = nearest === undefined ? [] : timeColumns(tableOf(scene, nearest))
  return (
    own !== undefined &&
    frame.dimensions.some(
      ({ column, grain }) => grain !== undefined && !isNamed(reading, column) && isFarther(column, own),
    )
  )
}

function isFarChoice(
  { choices }: FilterSlot,
  filters: Candidate['frame']['filters'],
  reading: Reading,
  isFarther: (ref: ColumnRef, other: ColumnRef) => boolean,
): boolean {
  const taken = choices.find(({ condition }) => condition !== undefined && filters.includes(condition))
  const ref = taken === undefined ? undefined : timeOf(reading.scene, taken)
  if (taken === undefined || ref === undefined || isNamed(reading, ref)) return false
  return choices.some((other) => {
    const nearer = timeOf(reading.scene, other)
    return nearer !== undefined && !other.notes.includes('filter:time:outside') && isFarther(ref, nearer)
  })
}

function timeOf(scene: Scene, { columns: [ref], notes }: FilterChoice): ColumnRef | undefined {
  const isTime = notes.some((note) => note.startsWith('filter:time:'))
  return isTime && ref !== undefined && tellsTime(columnOf(scene, ref)) ? ref : undefined
}

const isNamed = ({ items }: Reading, ref: ColumnRef): boolean =>
  items.some((item) => isThing(item) && item.to.kind === 'column' && item.to.column === ref)

/**
 * How far the tables lie from one whose rows name theirs, in their order: by how many steps and, where it is as many, those with more rows
 * first, for things happen more often than they are described.
 */
function farnessFrom({ asked: { relations, tables } }: Scene, tableId: string): ReadonlyMap<string, number> {
  const rowsOf = (id: string): number => tables.find((table) => table.id === id)?.rowCount ?? 0
  const found = [tableId]
  for (let level: readonly string[] = [tableId]; level.length > 0;) {
    const next = new Set(
      relations.flatMap(({ from, to }) => (level.includes(from.tableId) ? [to.tableId] : [])),
    )
    level = [...next]
      .filter((id) => !found.includes(id) && tables.some((table) => table.id === id))
      .toSorted((a, b) => rowsOf(b) - rowsOf(a))
    found.push(...level)
  }
  return new Map(found.map((id, place) => [id, place]))
}
