import type { ColumnPlace, Relation } from '../../../domain/table.ts'
import { placeOf, refOf, type ColumnRef } from '../column-ref.ts'
import type { FrameQuestion } from '../frame-question.ts'

type Related = Pick<FrameQuestion, 'tables' | 'relations'>

/** From rows of a table to those of another that have the same value. */
export interface Hop {
  readonly own: string
  readonly tableId: string
  readonly column: string
}

/** Which relations lead from a row of a table to at most one row of each other table: the fewest, the surest first. The table itself needs none. */
export function reachFrom(tableId: string, question: Related): ReadonlyMap<string, readonly Relation[]> {
  const relations = surest(question)
  const found = new Map<string, readonly Relation[]>([[tableId, []]])
  for (const [at, chain] of found)
    for (const relation of relations)
      if (relation.from.tableId === at && !found.has(relation.to.tableId))
        found.set(relation.to.tableId, [...chain, relation])
  return found
}

/** The shortest way from rows of a table to those of another, whichever of them names the other; undefined where there is none. */
export function wayTo(from: string, to: string, question: Related): readonly Hop[] | undefined {
  const edges = surest(question).flatMap((relation) => [
    { at: relation.from, next: relation.to },
    { at: relation.to, next: relation.from },
  ])
  const found = new Map<string, readonly Hop[]>([[from, []]])
  for (const [tableId, hops] of found)
    for (const { at, next } of edges)
      if (at.tableId === tableId && !found.has(next.tableId))
        found.set(next.tableId, [...hops, { own: at.column, ...next }])
  return found.get(to)
}

/** The columns that hold the same values as another because one names what the other is the key of, itself first. */
export function sameColumns(ref: ColumnRef, question: Related): readonly ColumnRef[] {
  const relations = surest(question)
  const isAt = (place: ColumnPlace, known: ColumnRef): boolean => refOf(place.tableId, place.column) === known
  const found = new Set([ref])
  for (const known of found)
    for (const { from, to } of relations) {
      if (isAt(from, known)) found.add(refOf(to.tableId, to.column))
      if (isAt(to, known)) found.add(refOf(from.tableId, from.column))
    }
  return [...found]
}

export const tableIn = (ref: ColumnRef): string => placeOf(ref).tableId

const surest = ({ tables, relations }: Related): readonly Relation[] =>
  relations
    .filter(({ from, to }) => from.tableId !== to.tableId)
    .filter(({ from, to }) =>
      [from, to].every(({ tableId, column }) =>
        tables.some(({ id, columns }) => id === tableId && columns.some(({ name }) => name === column)),
      ),
    )
    .toSorted((a, b) => b.confidence - a.confidence)
