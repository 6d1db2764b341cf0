import { fileLimits } from '../file-limits.ts'
import { namesIdentifier } from '../name-hints.ts'
import { UnreadableFile } from '../unreadable.ts'
import { newTexts } from './distinct-texts.ts'
import { detached } from './json-value.ts'
import type { Field, Fields, RecordTable } from './record-table.ts'
import { TooManyColumns } from './too-many-columns.ts'

export const pathKey = (path: readonly string[]): string => JSON.stringify(path)

const noFields = (): Fields => ({ byKey: new Map(), keys: [], inOrder: [] })

export function createTable(
  given: Pick<RecordTable, 'title' | 'path' | 'keyName' | 'family'> & {
    readonly parent?: RecordTable
    readonly level?: number
  },
): RecordTable {
  if (++given.family.count > fileLimits.tables) {
    throw new UnreadableFile(
      `The file holds more than ${fileLimits.tables.toLocaleString('en')} tables; no more can be read.`,
    )
  }
  return {
    level: 0,
    parent: undefined,
    ...given,
    children: [],
    top: noFields(),
    positions: [],
    fields: [],
    rows: 0,
    lists: 0,
    head: [],
    numbered: true,
    keys: 0,
  }
}

export function fieldFor(table: RecordTable, fields: Fields, key: string, above?: Field): Field {
  const known = fields.byKey.get(key)
  if (known !== undefined) return known
  const name = detached(key)
  const field = createField(table, [...(above?.path ?? []), name])
  fields.byKey.set(name, field)
  return field
}

/** The field of the values in a list of records that is none. */
export function valueField(table: RecordTable): Field {
  return fieldFor(table, table.top, 'value')
}

export function positionField(table: RecordTable, index: number): Field {
  return (table.positions[index] ??= createField(table, ['']))
}

export const insideOf = (field: Field): Fields => (field.inside ??= noFields())

export function childOf(table: RecordTable, field: Field): RecordTable {
  if (field.child === undefined) {
    field.child = createTable({
      title: [table.title, ...field.path].join(' '),
      path: [...table.path, ...field.path],
      level: field.level,
      parent: table,
      family: table.family,
      keyName: field.map ? 'key' : undefined,
    })
    table.children.push(field.child)
  }
  return field.child
}

function createField(table: RecordTable, path: readonly string[]): Field {
  // Some will turn out to hold other fields only.
  if (table.fields.length > fileLimits.columns * 2) throw new TooManyColumns(table)
  const name = path.join('.').toWellFormed()
  const field: Field = {
    name,
    path,
    level: table.level + path.length,
    map: table.family.maps.has(pathKey([...table.path, ...path])),
    filled: false,
    inside: undefined,
    child: undefined,
    texts: table.rows <= 1 && path.length === 1 && namesIdentifier(name) ? newTexts() : undefined,
    column: -1,
  }
  table.fields.push(field)
  return field
}
