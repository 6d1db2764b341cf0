import type { Naming, RowNoun, TableStructure } from '../../domain/table-structure.ts'
import type { Column, Table } from '../../domain/table.ts'
import { isKindOnly, nameWords, tableThings, withoutKind } from '../keys/name-forms.ts'
import type { ProfiledTable } from '../keys/profiled-table.ts'
import type { Workbench } from '../workbench.ts'
import { columnNature } from './column-nature.ts'
import { columnNotes } from './column-notes.ts'
import { currencyOfRows } from './currency-of-rows.ts'
import { findDependencies, type Dependency } from './find-dependencies.ts'
import { knownMetrics } from './known-metrics.ts'
import { spellOut } from './spell-out.ts'
import { tellsEvents } from './tells-events.ts'

export interface Described {
  readonly columns: readonly Column[]
  readonly structure: TableStructure
}

type Profiled = ProfiledTable & Pick<Table, 'title' | 'keys'>

/** What the columns of a profiled table are, and how they belong together. */
export async function describeTable(table: Profiled, run: Workbench['run']): Promise<Described> {
  const context = { rowCount: table.rowCount, title: table.title, tellsEvents: tellsEvents(table) }
  const first = table.columns
    .map((column) => ({ ...column, spelledOut: spellOut(column.name) }))
    .map((column) => ({ ...column, nature: columnNature(column, context) }))
  const dependencies = await findDependencies({ ...table, columns: first }, run)
  const namings = [...ownNamings({ ...table, columns: first }), ...namingsAmong(dependencies)]
  const columns = first.map((column) =>
    isNameOfKey(column, namings) ? { ...column, nature: 'name' as const } : column,
  )
  const notes = await columnNotes({ ...table, columns }, run)
  return {
    columns,
    structure: {
      row: rowNoun(table),
      namings,
      nestings: dependencies
        .filter(
          ({ of, on }) =>
            of.distinct > on.distinct &&
            !namings.some(({ key, name }) => key === on.name || name === on.name),
        )
        .map(({ of, on }) => ({ inner: of.name, outer: on.name })),
      metrics: knownMetrics(columns),
      currency: currencyOfRows(columns),
      ...(notes.length === 0 ? {} : { notes }),
    },
  }
}

const isNameOfKey = ({ name, nature }: Column, namings: readonly Naming[]): boolean =>
  nature === 'category' && namings.some((naming) => naming.name === name)

/** Of the rows that have a name so many have one of their own; the others are namesakes. */
const fewestApart = 0.9

/** Of the rows themselves: the key of the table, and its column of the same thing, or else the only names that tell rows apart. */
function ownNamings({ keys, columns, rowCount }: Profiled): readonly Naming[] {
  const key = keys.find((one) => one.length === 1)?.[0]
  if (columns.find(({ name }) => name === key)?.nature !== 'key' || key === undefined) return []
  const names = columns.filter(({ name, nature }) => nature === 'name' && name !== key)
  const same = names.filter(({ name }) => isSameThing(key, name))
  const found =
    same.length > 0
      ? same
      : names.filter(({ distinct, missing }) => distinct >= fewestApart * (rowCount - missing))
  const [only] = found
  return only === undefined || found.length > 1 ? [] : [{ key, name: only.name }]
}

/** Of other things: a key and a name that decide each other. */
const namingsAmong = (dependencies: readonly Dependency[]): readonly Naming[] =>
  dependencies
    .filter(
      ({ of, on }) =>
        of.nature === 'key' &&
        on.nature !== 'key' &&
        dependencies.some((back) => back.of === on && back.on === of),
    )
    .map(({ of, on }) => ({ key: of.name, name: on.name }))

function isSameThing(key: string, name: string): boolean {
  const [own, other] = [key, name].map((one) => withoutKind(nameWords(one)).join(' '))
  return own === other || isKindOnly(nameWords(name))
}

/** By the column that tells rows apart, where its name says what they are; else by what the table is called. */
function rowNoun({ title, keys }: Profiled): RowNoun {
  const by = keys[0] ?? []
  const [key] = by
  const own = key === undefined ? [] : nameWords(key)
  const thing = by.length === 1 && !isKindOnly(own) ? withoutKind(own).join(' ') : nameWords(title).join(' ')
  return { noun: thing || (tableThings(title)[0] ?? title), by }
}
