import type { Cell } from '@auger/contract'
import type { Cost } from '../domain/cost.ts'
import type { ColumnType } from '../domain/table.ts'

/** Runs SQL where it can hurt nothing: in a child process that holds one project's data and can be killed. */
export interface Engine {
  /** What holds the children back, as found when the engine was opened. */
  readonly isolation: Isolation
  /** Runs one checked SELECT over the named Parquet files. */
  query(request: QueryRequest, signal: AbortSignal): Promise<QueryAnswer>
  /** Runs our own statements to turn a file into Parquet and to look at it. */
  transform(request: TransformRequest, signal: AbortSignal): Promise<readonly TransformAnswer[]>
  close(): Promise<void>
}

/** How its children are used: with work, with a project's data but without work, empty; and works that wait for one. */
export interface EngineLoad {
  readonly busy: number
  readonly idle: number
  readonly spare: number
  readonly waiting: number
}

export interface QueryRequest {
  readonly projectId: string
  readonly tables: readonly { readonly name: string; readonly file: string }[]
  readonly sql: string
  /** What stands in the SQL word for word as somebody gave it. */
  readonly given?: readonly GivenStatement[]
  /** Where the whole result goes as CSV; absent: only the first rows are wanted. */
  readonly csvFile?: string
  /** How many rows come back in the answer. */
  readonly rows: number
  readonly seconds: number
}

/** Nothing is run unless it is one SELECT by itself, over these of the tables and no others. */
export interface GivenStatement {
  readonly sql: string
  /** By the names they have in SQL. */
  readonly tables: readonly string[]
}

export interface QueryAnswer {
  readonly columns: readonly ResultColumn[]
  readonly rows: readonly (readonly Cell[])[]
  readonly rowCount: number
  readonly cost: Cost
}

/**
 * process: a child with an empty environment and its lockdown. limits: the operating system bounds its memory too. sandbox:
 * it also sees no file but those of its work and no network.
 */
export type Isolation = 'process' | 'limits' | 'sandbox'

export interface ResultColumn {
  readonly name: string
  readonly type: ColumnType
}

export interface TransformRequest {
  readonly projectId: string
  /** Run in order on one fresh in-memory database. `at` says where they find a file: the engine may have put it elsewhere. */
  readonly statements: (at: (file: string) => string) => readonly string[]
  /** The only files they may read, and the folder whose files they may write. */
  readonly reads: readonly string[]
  readonly writesTo: string
  readonly seconds: number
}

/** Rows of one statement as JSON-safe cells, at most 10,000. */
export interface TransformAnswer {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
}

/** Why the engine could not answer. Only a lost child is worth a second try. */
export class EngineFailure extends Error {
  override readonly name = 'EngineFailure'
  readonly reason: EngineFailureReason

  constructor(reason: EngineFailureReason, message: string, options: { cause?: unknown } = {}) {
    super(message, options)
    this.reason = reason
  }
}

/** refused: the statement is not allowed. failed: the engine said no. too-large: it would read or answer more than it may. */
export type EngineFailureReason =
  'refused' | 'failed' | 'timeout' | 'memory' | 'too-large' | 'lost' | 'aborted'
