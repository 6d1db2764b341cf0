import { fold, type Column, type Table } from '../../domain/table.ts'
import type { Lexicon } from '../../ports/lexicon.ts'
import { keyPlaces, mayPoint, placeKey, type Candidate, type Place } from './named-candidates.ts'

const mostTables = 200
const mostColumns = 50
const mostTargets = 500
const valuesEach = 3
const longText = 40

/** Columns of texts whose commonest values are all found in a key of another table, whatever the two are called. */
export async function valuedCandidates(
  tables: readonly Table[],
  fresh: ReadonlySet<string>,
  known: readonly Candidate[],
  lexicon: Lexicon,
): Promise<readonly Candidate[]> {
  const keys = new Map(
    keyPlaces(tables)
      .filter(isText)
      .map((place) => [placeKey(place), place]),
  )
  const named = new Set(known.map(({ from }) => placeKey(from)))
  const found: Candidate[] = []
  for (const table of tables.slice(0, mostTables)) {
    const places = table.columns
      .filter((column) => isPointing(column) && !named.has(placeKey({ table, column })))
      .slice(0, mostColumns)
      .map((column) => ({ table, column, values: commonest(column) }))
    const targets = [...keys.values()]
      .filter((to) => fresh.has(table.id) || fresh.has(to.table.id))
      .filter((to) => places.some((from) => mayPoint(from, to)))
      .slice(0, mostTargets)
    if (targets.length > 0) found.push(...(await alikeIn(places, targets, lexicon)))
  }
  return found
}

interface Pointing extends Place {
  readonly values: readonly string[]
}

async function alikeIn(
  places: readonly Pointing[],
  targets: readonly Place[],
  lexicon: Lexicon,
): Promise<readonly Candidate[]> {
  const spans = places.flatMap(({ values }) => values)
  const entries = await lexicon.find([...new Set(targets.map(({ table }) => table.id))], spans)
  const held = new Map<string, Set<string>>()
  for (const { tableId, column, folded } of entries) {
    const key = JSON.stringify([tableId, column])
    held.set(key, (held.get(key) ?? new Set()).add(folded))
  }
  const likely = targets.flatMap((to) => ({ to, holds: held.get(placeKey(to)) ?? new Set() }))
  return places.flatMap((from) =>
    likely
      .filter(({ to, holds }) => from.values.every((value) => holds.has(value)) && mayPoint(from, to))
      .map(({ to }) => ({
        from: { table: from.table, column: from.column },
        to,
        likeness: 0.5,
        reason: `${from.column.name} has the values of a key of ${to.table.title}`,
      })),
  )
}

const isText = ({ column }: Place): boolean => column.type === 'text'

const isPointing = (column: Column): boolean =>
  column.type === 'text' &&
  column.distinct >= valuesEach &&
  (column.averageLength ?? 0) <= longText &&
  commonest(column).length === valuesEach

const commonest = (column: Column): readonly string[] =>
  [
    ...new Set(column.frequent.flatMap(({ value }) => (typeof value === 'string' ? [fold(value)] : []))),
  ].slice(0, valuesEach)
