import type pg from 'pg'
import type { KeptRow, KeptTable } from '../../../domain/kept-table.ts'
import type { KeptRowsTarget, MoveMark } from '../../../ports/kept-rows.ts'
import { connectAlone } from '../postgres/connections.ts'
import { inOrder, isOfMigrations } from './in-order.ts'
import { firstPageSize, nextPageSize } from './page-size.ts'

/** Where it is kept how far a move has come; a row without a table tells what is moved. */
const marks = 'auger_move'
const mostParameters = 60_000
const lock = 'auger move'

const quoted = (name: string): string => `"${name}"`
const list = (names: readonly string[]): string => names.map(quoted).join(', ')

/** The rows of a store on PostgreSQL, which is brought up to date already. */
export async function openPostgresRows(url: string): Promise<KeptRowsTarget> {
  const client = await connectAlone(url)
  const all = async <Row>(statement: string, values: readonly unknown[] = []): Promise<readonly Row[]> =>
    (await client.query(statement, [...values])).rows as readonly Row[]
  return {
    tables: () => tablesOf(all),
    async count({ name }) {
      return (await all<{ count: number }>(`select count(*) as count from ${quoted(name)}`))[0]?.count ?? 0
    },
    rows: (table) => rowsOf(client, table),
    async lastNumber(table) {
      const [found] = await all<{ last: number | null }>(
        'select pg_sequence_last_value(pg_get_serial_sequence($1, $2)::regclass) as last',
        [table.name, table.key[0]],
      )
      return found?.last ?? 0
    },
    async claim() {
      const [found] = await all<{ got: boolean }>(
        'select pg_try_advisory_lock(hashtextextended($1, 0)) as got',
        [lock],
      )
      return found?.got === true
    },
    async begun() {
      const [there] = await all<{ there: boolean }>('select to_regclass($1) is not null as there', [marks])
      if (there?.there !== true) return undefined
      const rows = await all<{ name: string; rows: number; last: string }>(`select * from ${marks}`)
      const whole = rows.find(({ name }) => name === '')
      if (whole === undefined) return undefined
      return {
        from: JSON.parse(whole.last) as string,
        isFinished: whole.rows > 0,
        marks: new Map(
          rows.map((row) => [row.name, { rows: row.rows, last: JSON.parse(row.last) as KeptRow }]),
        ),
      }
    },
    async begin(from) {
      await client.query(
        `create table if not exists ${marks} (name text primary key, rows bigint not null, last text not null)`,
      )
      await client.query(`insert into ${marks} values ('', 0, $1)`, [JSON.stringify(from)])
    },
    add: (table, rows, mark) => add(client, table, rows, mark),
    async numberFrom(table, last) {
      if (last === 0) return
      await client.query('select setval(pg_get_serial_sequence($1, $2), $3)', [
        table.name,
        table.key[0],
        last,
      ])
    },
    async finish() {
      await client.query(`update ${marks} set rows = 1 where name = ''`)
    },
    close: () => client.end(),
  }
}

type All = <Row>(statement: string, values?: readonly unknown[]) => Promise<readonly Row[]>

async function tablesOf(all: All): Promise<readonly KeptTable[]> {
  const columns = await all<{ table: string; name: string; type: string; place: number | null }>(`
    select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
      array_position(i.indkey::int2[], a.attnum) as place
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relkind = 'r' and c.relnamespace = to_regnamespace(current_schema())
    order by c.relname, a.attnum`)
  const references = await all<{ from: string; to: string }>(`
    select f.relname as from, t.relname as to from pg_constraint r
    join pg_class f on f.oid = r.conrelid join pg_class t on t.oid = r.confrelid
    where r.contype = 'f' and r.connamespace = to_regnamespace(current_schema())`)
  const names = [...new Set(columns.map(({ table }) => table))]
  const tables = names
    .filter((name) => name !== marks && !isOfMigrations(name))
    .map((table): KeptTable => {
      const own = columns.filter((column) => column.table === table)
      const key = own.filter(({ place }) => place !== null)
      return {
        name: table,
        columns: own.map(({ name, type }) => ({ name, isNumber: type !== 'text' })),
        key: key.sort((one, other) => Number(one.place) - Number(other.place)).map(({ name }) => name),
      }
    })
  const refersTo = (name: string) => references.filter(({ from }) => from === name).map(({ to }) => to)
  return inOrder(tables, new Map(names.map((name) => [name, refersTo(name)])))
}

/** A cursor, so that they are put into order once. */
async function* rowsOf(client: pg.Client, table: KeptTable): AsyncGenerator<readonly KeptRow[]> {
  const text = new Set(table.columns.filter(({ isNumber }) => !isNumber).map(({ name }) => name))
  const order = table.key.map((name) => quoted(name) + (text.has(name) ? ' collate "C"' : ''))
  await client.query('begin isolation level repeatable read read only')
  try {
    await client.query(
      `declare moved no scroll cursor for
      select ${list(table.columns.map(({ name }) => name))} from ${quoted(table.name)} order by ${order.join(', ')}`,
    )
    for (let size = firstPageSize; ;) {
      const { rows } = await client.query({ text: `fetch ${size} from moved`, rowMode: 'array' })
      const found = rows as unknown as readonly KeptRow[]
      if (found.length > 0) yield found
      if (found.length < size) return
      size = nextPageSize(found)
    }
  } finally {
    await client.query('rollback')
  }
}

async function add(
  client: pg.Client,
  { name, columns }: KeptTable,
  rows: readonly KeptRow[],
  mark: MoveMark,
): Promise<void> {
  const atOnce = Math.floor(mostParameters / columns.length)
  const into = `insert into ${quoted(name)} (${list(columns.map((column) => column.name))})`
  await client.query('begin')
  try {
    for (let from = 0; from < rows.length; from += atOnce) {
      const some = rows.slice(from, from + atOnce)
      const places = some.map(
        (_, row) => `(${columns.map((_, column) => `$${row * columns.length + column + 1}`).join()})`,
      )
      await client.query(`${into} overriding system value values ${places.join()}`, some.flat())
    }
    await client.query(
      `insert into ${marks} values ($1, $2, $3)
      on conflict (name) do update set rows = excluded.rows, last = excluded.last`,
      [name, mark.rows, JSON.stringify(mark.last)],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}
