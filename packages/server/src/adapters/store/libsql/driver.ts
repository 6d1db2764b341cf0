import type Database from 'libsql'
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import { Statements } from './statements.ts'
import { Writer } from './writer.ts'

/**
 * Two connections to one file: one reads what is committed and never waits; one writes. So nobody sees half of a
 * transaction, and no statement of one caller falls into the transaction of another.
 */
export class LibsqlDriver implements Driver {
  readonly #reading: Database.Database
  readonly #reader: Statements
  readonly #writer: Writer

  constructor(reading: Database.Database, writing: Database.Database) {
    this.#reading = reading
    this.#reader = new Statements(reading)
    this.#writer = new Writer(writing)
  }

  init(): Promise<void> {
    return Promise.resolve()
  }

  /** One query on its own. */
  async execute<Row>(query: CompiledQuery<Row>): Promise<QueryResult<Row>> {
    return query.query.kind === 'SelectQueryNode' ? this.#reader.run(query) : this.#writer.write(query)
  }

  /** The first row of a SELECT. */
  async first<Row>(query: CompiledQuery<Row>): Promise<Row | undefined> {
    return this.#reader.first(query)
  }

  executeInTransaction<Row>(query: CompiledQuery<Row>): QueryResult<Row> {
    return this.#writer.run(query)
  }

  acquireConnection(): Promise<LibsqlConnection> {
    return Promise.resolve(new LibsqlConnection(this))
  }

  async beginTransaction(connection: LibsqlConnection): Promise<void> {
    connection.endTurn = await this.#writer.begin()
  }

  async commitTransaction(connection: LibsqlConnection): Promise<void> {
    this.#writer.commit()
    connection.leaveTransaction()
  }

  async rollbackTransaction(connection: LibsqlConnection): Promise<void> {
    try {
      this.#writer.rollback()
    } finally {
      connection.leaveTransaction()
    }
  }

  releaseConnection(): Promise<void> {
    return Promise.resolve()
  }

  async destroy(): Promise<void> {
    await this.#writer.close()
    this.#reader.forget()
    this.#reading.close()
  }
}

class LibsqlConnection implements DatabaseConnection {
  readonly #driver: LibsqlDriver
  /** Set while a transaction is open on this connection. */
  endTurn: (() => void) | undefined

  constructor(driver: LibsqlDriver) {
    this.#driver = driver
  }

  async executeQuery<Row>(compiled: CompiledQuery): Promise<QueryResult<Row>> {
    const query = compiled as CompiledQuery<Row>
    return this.endTurn === undefined ? this.#driver.execute(query) : this.#driver.executeInTransaction(query)
  }

  streamQuery(): never {
    throw new Error('The embedded store does not stream rows')
  }

  leaveTransaction(): void {
    this.endTurn?.()
    this.endTurn = undefined
  }
}
