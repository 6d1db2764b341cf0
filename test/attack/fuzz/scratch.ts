import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api'
import { checkStatement } from '../../../packages/server/src/adapters/engine/duckdb/child/check-statement.ts'
import { parseStatement } from '../../../packages/server/src/adapters/engine/duckdb/child/parse-statement.ts'
import type { Host } from '../host.ts'
import type { Json } from './syntax-tree.ts'

/** A bare engine to try statements on. Nothing is run in it, only parsed and bound. */
export interface Scratch {
  parse(statement: string): Promise<Json | undefined>
  write(tree: Json): Promise<string | undefined>
  /** Whether the open engine would run it, or at least go and look for what it names outside. */
  takes(statement: string): Promise<boolean>
  /** Whether it is text the engine understands, of whatever kind. */
  reads(statement: string): Promise<boolean>
  /** What the locked engine says against it; undefined when nothing. */
  objection(statement: string): Promise<string | undefined>
  /** Whether our check refuses it. */
  refuses(statement: string): Promise<boolean>
  close(): void
}

export async function openScratch({ fill, sales }: Host): Promise<Scratch> {
  const open = await database(sales)
  const locked = await database(sales)
  for (const setting of [
    `allowed_paths = ['${sales}']`,
    'enable_external_access = false',
    'lock_configuration = true',
  ])
    await locked.connection.run(`SET ${setting}`)
  const call = async (sql: string, argument: string): Promise<string | undefined> => {
    const result = await open.connection.runAndReadAll(sql, [argument]).catch(() => undefined)
    const text = result?.getRows()[0]?.[0]
    return typeof text === 'string' ? text : undefined
  }

  return {
    async parse(statement) {
      const text = await call('SELECT json_serialize_sql($1::VARCHAR)', statement)
      // Places in the text are numbers too large for JavaScript, and nobody needs them.
      const tree = JSON.parse(text ?? 'null', (key, value: Json) =>
        key === 'query_location' ? undefined : value,
      ) as Json
      return text === undefined || text.startsWith('{"error":true') ? undefined : tree
    },
    write: (tree) => call('SELECT json_deserialize_sql($1::JSON)', JSON.stringify(tree)),
    async takes(statement) {
      const error = await bind(open.connection, fill(statement))
      return (
        error === undefined ||
        /^(IO|HTTP|Missing Extension|Permission|Invalid Configuration) Error/.test(error)
      )
    },
    reads: (statement) =>
      open.connection.extractStatements(fill(statement)).then(
        (found) => found.count > 0,
        () => false,
      ),
    objection: (statement) => bind(locked.connection, fill(statement)),
    refuses: async (statement) => {
      try {
        checkStatement(await parseStatement(locked.connection, fill(statement)), ['sales'])
        return false
      } catch (error) {
        if (error instanceof Error && error.name === 'Refusal') return true
        throw error
      }
    },
    close() {
      for (const { connection, instance } of [open, locked]) {
        connection.closeSync()
        instance.closeSync()
      }
    },
  }
}

async function database(sales: string) {
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' })
  const connection = await instance.connect()
  for (const name of ['autoinstall_known_extensions', 'autoload_known_extensions'])
    await connection.run(`SET ${name} = false`)
  await connection.run(`CREATE VIEW sales AS SELECT * FROM read_parquet('${sales}')`)
  return { instance, connection }
}

async function bind(connection: DuckDBConnection, statement: string): Promise<string | undefined> {
  try {
    const prepared = await connection.prepare(statement)
    prepared.destroySync()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
