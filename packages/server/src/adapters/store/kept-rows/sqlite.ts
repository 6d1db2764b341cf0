import LibsqlDatabase from 'libsql'
import { keyOfRow, type KeptRow, type KeptTable } from '../../../domain/kept-table.ts'
import type { KeptRows } from '../../../ports/kept-rows.ts'
import { inOrder, isOfMigrations } from './in-order.ts'
import { firstPageSize, nextPageSize } from './page-size.ts'

interface ColumnShape {
  readonly name: string
  readonly type: string
  /** Its place in the primary key, from 1; 0 where it is not in it. */
  readonly pk: number
}

const quoted = (name: string): string => `"${name}"`
const list = (names: readonly string[]): string => names.map(quoted).join(', ')

/** The rows of an embedded store, which is brought up to date already. As long as it is open nobody writes. */
export function openSqliteRows(file: string): KeptRows {
  const database = new LibsqlDatabase(file, { timeout: 5_000 })
  try {
    database.exec('begin immediate')
  } catch (error) {
    database.close()
    throw new Error(`Something else writes to ${file}`, { cause: error })
  }
  const all = <Row>(statement: string, ...values: readonly unknown[]) =>
    database.prepare(statement).all(values) as Row[]
  return {
    async tables() {
      const found = all<{ name: string }>(
        `select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\'`,
      )
      const names = found.map(({ name }) => name).filter((name) => !isOfMigrations(name))
      const refersTo = new Map(
        names.map((name) => [
          name,
          all<{ table: string }>(`pragma foreign_key_list(${quoted(name)})`).map(({ table }) => table),
        ]),
      )
      return inOrder(
        names.map((name) => shapeOf(name, all<ColumnShape>(`pragma table_info(${quoted(name)})`))),
        refersTo,
      )
    },
    async count({ name }) {
      return all<{ count: number }>(`select count(*) as count from ${quoted(name)}`)[0]?.count ?? 0
    },
    async *rows(table, after) {
      let last = after
      for (let size = firstPageSize; ;) {
        const start =
          last === undefined ? '' : `where (${list(table.key)}) > (${table.key.map(() => '?').join()})`
        const found = all<Readonly<Record<string, KeptRow[number]>>>(
          `select ${list(table.columns.map(({ name }) => name))} from ${quoted(table.name)}
          ${start} order by ${list(table.key)} limit ${size}`,
          ...(last ?? []),
        )
        const rows = found.map((row) => table.columns.map(({ name }) => row[name] ?? null))
        if (rows.length > 0) yield rows
        if (rows.length < size) return
        last = keyOfRow(table, rows.at(-1) ?? [])
        size = nextPageSize(rows)
      }
    },
    async lastNumber({ name }) {
      return all<{ seq: number }>('select seq from sqlite_sequence where name = ?', name)[0]?.seq ?? 0
    },
    async close() {
      database.exec('rollback')
      database.close()
    },
  }
}

function shapeOf(name: string, columns: readonly ColumnShape[]): KeptTable {
  const key = columns.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk)
  if (key.length === 0) throw new Error(`The table ${name} has no primary key`)
  return {
    name,
    columns: columns.map((column) => ({
      name: column.name,
      isNumber: column.type.toLowerCase() !== 'text',
    })),
    key: key.map((column) => column.name),
  }
}
