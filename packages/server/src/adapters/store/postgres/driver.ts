import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import type pg from 'pg'
import { UnderWay } from './under-way.ts'

/** Connections of a pool. One that has broken is given up, and the next call gets another. */
export class PostgresDriver implements Driver {
  readonly #pool: pg.Pool
  readonly #underWay = new UnderWay()

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  init(): Promise<void> {
    return Promise.resolve()
  }

  async acquireConnection(): Promise<PostgresConnection> {
    this.#underWay.begin()
    try {
      return new PostgresConnection(await this.#pool.connect())
    } catch (error) {
      this.#underWay.end()
      throw error
    }
  }

  /** Whatever a database begins with otherwise: what is read under a topic is what was committed before it was taken. */
  async beginTransaction(connection: PostgresConnection): Promise<void> {
    await connection.say('begin isolation level read committed')
  }

  async commitTransaction(connection: PostgresConnection): Promise<void> {
    await connection.say('commit')
  }

  /** Where it fails, the connection goes, and the transaction with it; what is told is why it was to be rolled back. */
  async rollbackTransaction(connection: PostgresConnection): Promise<void> {
    await connection.say('rollback').catch(() => connection.giveUp())
  }

  releaseConnection(connection: PostgresConnection): Promise<void> {
    connection.release()
    this.#underWay.end()
    return Promise.resolve()
  }

  /** Calls that wait for a connection would wait for ever in a pool that ends. */
  async destroy(): Promise<void> {
    await this.#underWay.nothing()
    await this.#pool.end()
  }
}

class PostgresConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient
  #isBroken = false

  constructor(client: pg.PoolClient) {
    this.#client = client
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { command, rowCount, rows } = await this.#client.query(sql, parameters.map(sendable))
    const counts = ['INSERT', 'UPDATE', 'DELETE'].includes(command)
    return { rows: rows as Row[], ...(counts ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}) }
  }

  async say(words: string): Promise<void> {
    await this.#client.query(words)
  }

  streamQuery(): never {
    throw new Error('The store does not stream rows')
  }

  giveUp(): void {
    this.#isBroken = true
  }

  release(): void {
    this.#client.release(this.#isBroken)
  }
}

/** PostgreSQL keeps no NUL in a text. */
const sendable = (value: unknown): unknown =>
  typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value
