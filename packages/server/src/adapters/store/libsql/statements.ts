import type Database from 'libsql'
import type { CompiledQuery, QueryResult } from 'kysely'

interface Prepared {
  readonly statement: Database.Statement
  readonly returnsRows: boolean
}

const mostStatements = 256

/** Prepares each text once. The statements used last are kept. */
export class Statements {
  readonly #database: Database.Database
  readonly #prepared = new Map<string, Prepared>()

  constructor(database: Database.Database) {
    this.#database = database
  }

  run<Row>({ sql, parameters }: Pick<CompiledQuery<Row>, 'sql' | 'parameters'>): QueryResult<Row> {
    const { statement, returnsRows } = this.#prepare(sql)
    const values = parameters.map(bindable)
    if (returnsRows) return { rows: statement.all(values) as Row[] }
    return { rows: [], numAffectedRows: BigInt(statement.run(values).changes) }
  }

  first<Row>({ sql, parameters }: Pick<CompiledQuery<Row>, 'sql' | 'parameters'>): Row | undefined {
    return this.#prepare(sql).statement.get(parameters.map(bindable)) as Row | undefined
  }

  /** One of the words that open and end a transaction. */
  say(sql: string): void {
    this.run({ sql, parameters: [] })
  }

  forget(): void {
    this.#prepared.clear()
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql)
    if (known !== undefined) {
      this.#prepared.delete(sql)
      this.#prepared.set(sql, known)
      return known
    }
    const statement = this.#database.prepare(sql)
    const prepared = { statement, returnsRows: statement.reader }
    this.#prepared.set(sql, prepared)
    if (this.#prepared.size > mostStatements) {
      for (const oldest of this.#prepared.keys()) {
        this.#prepared.delete(oldest)
        break
      }
    }
    return prepared
  }
}

/** The binding ends the process on a boolean, and reads text only up to a NUL. */
function bindable(value: unknown): unknown {
  if (typeof value === 'string') return value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value
  if (typeof value === 'boolean') return value ? 1 : 0
  return value
}
