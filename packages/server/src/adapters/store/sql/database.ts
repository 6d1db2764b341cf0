import type { CompiledQuery, Kysely, QueryResult, Transaction } from 'kysely'
import type { DialectWords } from './dialect-words.ts'
import type { Schema } from './schema.ts'

export type Query = Kysely<Schema>
export type InTransaction = Transaction<Schema>

/** What a dialect gives the stores. Writes under one topic never overlap, so what they read first still holds when they write. */
export interface Database {
  readonly query: Query
  /** The first row of one compiled SELECT, by the shortest way. */
  readonly first: <Row>(query: CompiledQuery<Row>) => Promise<Row | undefined>
  /** One statement that reads and writes. */
  readonly statement: <Row>(topic: string, query: CompiledQuery<Row>) => Promise<QueryResult<Row>>
  readonly transaction: <Result>(
    topic: string,
    work: (query: InTransaction) => Promise<Result>,
  ) => Promise<Result>
  /** Within a transaction: another topic, until it ends. They are taken in one order: of an owner, then of a storage or of what waits. What is taken with others keeps away whoever takes it alone. */
  readonly lock: (query: InTransaction, topic: string, taking?: 'alone' | 'with others') => Promise<void>
  /** Work outside of transactions that no other process does at the same time, by topic. */
  readonly alone: <Result>(topic: string, work: () => Promise<Result>) => Promise<Result>
  readonly words: DialectWords
  /** What is under way, as a traceparent: kept with what is done later because of it. */
  readonly currentTrace: CurrentTrace
}

export type CurrentTrace = () => string | undefined

export const noTrace: CurrentTrace = () => undefined

/** One topic for everything that decides whether a file is still used. */
export const filesTopic = 'files'

/** One topic for everything that decides who may come in. */
export const accountsTopic = 'accounts'

/** One topic for everything that decides whether one more job may wait. */
export const waitingTopic = 'waiting jobs'

export const ownerTopic = (projectId: string, userId: string) => `owner ${projectId} ${userId}`

/** One topic for everything that decides whether a project has room. */
export const storageTopic = (projectId: string) => `storage ${projectId}`
