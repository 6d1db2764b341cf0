import type { Table } from '../../domain/table.ts'
import { namesIdentifier } from '../name-hints.ts'
import { isKindOnly, joined, nameWords, tableThings } from './name-forms.ts'
import { keyPlaces, mayPoint, placeKey, type Candidate, type Place } from './named-candidates.ts'

const fewestValues = 3
/** Numbers that count from 1 on are in every key; what begins here was given out. */
const leastGiven = 100
const mostColumns = 50
const mostTables = 200
/** Of a range that a key fills more than this, any number is likely to be in it. */
const fullest = 0.5

/** Columns of numbers that say they are keys and lie within those of one other table alone: a leader_id among staff numbers. */
export function numberedCandidates(
  tables: readonly Table[],
  fresh: ReadonlySet<string>,
  known: readonly Candidate[],
): readonly Candidate[] {
  const keys = keyPlaces(tables).filter(
    ({ column }) => column.type === 'integer' && Number(column.minimum) >= leastGiven,
  )
  if (keys.length === 0) return []
  const named = new Set(known.map(({ from }) => placeKey(from)))
  return tables.slice(0, mostTables).flatMap((table) =>
    table.columns
      .filter((column) => column.distinct >= fewestValues && namesIdentifier(column.name))
      .map((column) => ({ table, column }))
      .filter((from) => !named.has(placeKey(from)) && !isOwnKey(from))
      .slice(0, mostColumns)
      .flatMap((from) => {
        const [to, ...others] = keys.filter((key) => mayPoint(from, key) && liesWithin(from, key))
        if (to === undefined || others.length > 0) return []
        return fresh.has(table.id) || fresh.has(to.table.id) ? [candidate(from, to)] : []
      }),
  )
}

const candidate = (from: Place, to: Place): Candidate => ({
  from,
  to,
  likeness: 0.5,
  reason: `${from.column.name} has numbers of a key of ${to.table.title}`,
})

const liesWithin = (from: Place, to: Place): boolean =>
  Number(from.column.minimum) >= Number(to.column.minimum) &&
  Number(from.column.maximum) <= Number(to.column.maximum) &&
  (!isKey(from) || isSparse(to))

const isSparse = ({ column }: Place): boolean =>
  column.distinct <= fullest * (Number(column.maximum) - Number(column.minimum) + 1)

const isKey = ({ table, column }: Place): boolean =>
  table.keys.some(([name, ...more]) => more.length === 0 && name === column.name)

/** The key that a table gives its own rows. */
function isOwnKey(place: Place): boolean {
  const name = nameWords(place.column.name)
  return (
    isKey(place) &&
    (isKindOnly(name) || tableThings(place.table.title).some((thing) => joined(name).startsWith(thing)))
  )
}
