import { setImmediate as nextTurn } from 'node:timers/promises'
import type Database from 'libsql'
import type { CompiledQuery, QueryResult } from 'kysely'
import { whenFree } from './busy.ts'
import { Statements } from './statements.ts'
import { Turns } from './turns.ts'

interface Write {
  readonly query: CompiledQuery
  readonly resolve: (result: QueryResult<unknown>) => void
  readonly reject: (reason: unknown) => void
}

const longestWithoutRest = 10

/**
 * The one connection that writes. Transactions have it one at a time. Single statements that come together are committed
 * together, because a commit waits for the disk; each still happens whole or not at all, and is answered once it is durable.
 */
export class Writer {
  readonly #database: Database.Database
  readonly #statements: Statements
  readonly #turns = new Turns()
  #waiting: Write[] = []
  #restedAt = 0

  constructor(database: Database.Database) {
    this.#database = database
    this.#statements = new Statements(database)
  }

  /** Waits for a turn and begins; the returned function ends the turn. */
  async begin(): Promise<() => void> {
    const end = await this.#turns.take()
    try {
      await this.#rest()
      await whenFree(() => this.#statements.say('begin immediate'))
      return end
    } catch (error) {
      end()
      throw error
    }
  }

  /** Within a transaction that was begun. */
  run<Row>(query: CompiledQuery<Row>): QueryResult<Row> {
    return this.#statements.run(query)
  }

  commit(): void {
    this.#statements.say('commit')
  }

  /** Some errors have rolled back already. */
  rollback(): void {
    if (this.#database.inTransaction) this.#statements.say('rollback')
  }

  /** One statement on its own. */
  write<Row>(query: CompiledQuery<Row>): Promise<QueryResult<Row>> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ query, resolve: resolve as Write['resolve'], reject })
      if (this.#waiting.length === 1) setImmediate(() => void this.#writeTogether())
    })
  }

  /** Leaves everything in the one file. */
  async close(): Promise<void> {
    await this.#writeTogether()
    const end = await this.#turns.take()
    try {
      this.#statements.say('pragma wal_checkpoint(truncate)')
    } finally {
      this.#statements.forget()
      this.#database.close()
      end()
    }
  }

  /** A row of transactions would never leave the thread to anything else. */
  async #rest(): Promise<void> {
    if (performance.now() - this.#restedAt < longestWithoutRest) return
    await nextTurn()
    this.#restedAt = performance.now()
  }

  async #writeTogether(): Promise<void> {
    const end = await this.#turns.take()
    const writes = this.#waiting
    this.#waiting = []
    try {
      const [first, second] = writes
      if (first !== undefined && second === undefined)
        first.resolve(await whenFree(() => this.run(first.query)))
      if (second !== undefined) await this.#commitTogether(writes)
    } catch (error) {
      for (const write of writes) write.reject(error)
    } finally {
      end()
    }
  }

  async #commitTogether(writes: readonly Write[]): Promise<void> {
    await whenFree(() => this.#statements.say('begin immediate'))
    const answers: (() => void)[] = []
    try {
      for (const write of writes) answers.push(this.#attempt(write))
      this.commit()
    } catch (error) {
      this.rollback()
      throw error
    }
    for (const answer of answers) answer()
  }

  /** A statement that fails undoes itself and leaves the others be, unless the failure was one of the whole database. */
  #attempt({ query, resolve, reject }: Write): () => void {
    try {
      const result = this.run(query)
      return () => resolve(result)
    } catch (error) {
      if (!this.#database.inTransaction) throw error
      return () => reject(error)
    }
  }
}
