import type { Column, Table } from '../../domain/table.ts'
import { isKindOnly, joined, nameWords, tableThings, withoutKind } from './name-forms.ts'

/** A column that may point to the key of another table, and how much its name speaks for it. */
export interface Candidate {
  readonly from: Place
  readonly to: Place
  /** From 0 to 1. */
  readonly likeness: number
  readonly reason: string
}

export interface Place {
  readonly table: Table
  readonly column: Column
}

/** What tells one place from another. */
export const placeKey = ({ table, column }: Place): string => JSON.stringify([table.id, column.name])

interface Target extends Place {
  readonly likeness: number
  readonly reason: (column: string) => string
}

const mostEach = 5
/** A form that so many tables share, as "name" and "date" may, tells none of them. */
const mostAlike = 20

/** Columns whose names speak of the key of another table. Names are looked up, so that thousands of columns cost no more than their number. */
export function namedCandidates(tables: readonly Table[]): readonly Candidate[] {
  const targets = new Map<string, Target[]>()
  for (const place of keyPlaces(tables))
    for (const [form, target] of formsOf(place)) targets.set(form, [...(targets.get(form) ?? []), target])
  return tables.flatMap((table) =>
    table.columns.flatMap((column) => candidatesOf({ table, column }, targets)),
  )
}

export function keyPlaces(tables: readonly Table[]): readonly Place[] {
  return tables.flatMap((table) =>
    table.keys.flatMap(([name, ...more]) => {
      const column = more.length > 0 ? undefined : table.columns.find((one) => one.name === name)
      return column === undefined ? [] : [{ table, column }]
    }),
  )
}

/** The names by which columns elsewhere may point here. */
function formsOf({ table, column }: Place): ReadonlyMap<string, Target> {
  const forms = new Map<string, Target>()
  const add = (form: string, likeness: number, reason: Target['reason']): void => {
    if ((forms.get(form)?.likeness ?? 0) < likeness) forms.set(form, { table, column, likeness, reason })
  }
  const own = nameWords(column.name)
  const alike = (name: string) => `${name} has the name of a key of ${table.title}`
  const pointing = (name: string) => `${name} names a key of ${table.title}`
  if (!isKindOnly(own)) add(joined(own), 0.9, alike)
  // Texts tell themselves apart; numbers from 1 on are everywhere.
  else if (column.type === 'text') add(joined(own), 0.6, alike)
  for (const thing of tableThings(table.title)) {
    const qualified = joined(own).startsWith(thing) ? joined(own) : thing + joined(own)
    add(qualified, 1, pointing)
    if (isKindOnly(own) || joined(own).startsWith(thing)) add(thing, 0.75, pointing)
  }
  // A mechanic_no names a mechanic, though mechanics have a staff number.
  const [whole, last] = tableThings(table.title)
  if (column.role === 'identifier' && table.keys[0]?.[0] === column.name)
    for (const thing of [whole, last]) if (thing !== undefined) add(thing, 0.65, pointing)
  return forms
}

function candidatesOf(from: Place, targets: ReadonlyMap<string, readonly Target[]>): readonly Candidate[] {
  const found = new Map<string, Candidate>()
  for (const { form, share } of pointingForms(nameWords(from.column.name))) {
    const near = (targets.get(form) ?? []).filter((to) => mayPoint(from, to))
    if (near.length > mostAlike) continue
    for (const { likeness, reason, ...to } of near) {
      const place = placeKey(to)
      if (!found.has(place))
        found.set(place, { from, to, likeness: likeness * share, reason: reason(from.column.name) })
    }
  }
  return [...found.values()].sort((one, other) => other.likeness - one.likeness).slice(0, mostEach)
}

/** What a name may point by, and how much of it that is: billing_customer_id, customer_id, customer. */
function pointingForms(own: readonly string[]): readonly { readonly form: string; readonly share: number }[] {
  const ends = own
    .map((_, start) => own.slice(start))
    .filter((rest, start) => start === 0 || !isKindOnly(rest))
  return [
    ...ends.map((rest, start) => ({ form: joined(rest), share: start === 0 ? 1 : 0.8 })),
    ...ends
      .map((rest) => withoutKind(rest))
      .map((thing, start) => ({ form: joined(thing), share: start === 0 ? 0.95 : 0.75 })),
  ]
}

/** What the profiles alone can tell: the types fit, the ranges meet, and there are not more values here than there. */
export function mayPoint(from: Place, to: Place): boolean {
  const { column, table } = from
  if (table.id === to.table.id || !typesFit(column, to.column)) return false
  if (column.distinct < 2 || column.distinct * leastContained > to.column.distinct * 1.1) return false
  if (isSameShape(table, to.table)) return false
  if (to.column.type !== 'integer') return true
  return (
    Number(column.minimum) <= Number(to.column.maximum) && Number(column.maximum) >= Number(to.column.minimum)
  )
}

/** Whole numbers that some programs write as 1.0, where one may be missing, point to whole numbers all the same. */
function typesFit(column: Column, key: Column): boolean {
  if (key.type === 'boolean' || key.type === 'number') return false
  if (column.type !== 'number') return column.type === key.type
  return (
    key.type === 'integer' && [column.minimum, column.maximum].every((end) => Number.isInteger(Number(end)))
  )
}

export const leastContained = 0.7

/** Tables with the same columns are parts of one, month by month; their keys do not point to each other. */
const isSameShape = (one: Table, other: Table): boolean =>
  one.columns.length === other.columns.length &&
  one.columns.every((column, index) => column.name === other.columns[index]?.name)
