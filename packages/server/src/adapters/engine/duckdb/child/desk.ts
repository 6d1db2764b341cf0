import type { DuckDBConnection } from '@duckdb/node-api'
import type { OpenTables } from './open-database.ts'

/** What a child has before it: one piece of work at a time, and the tables of the last question. */
export interface Desk {
  open: OpenTables | undefined
  /** The connection that is at work now. */
  working: DuckDBConnection | undefined
  /** Whether the work at hand was asked to stop. */
  stopped: boolean
}

export function throwIfStopped(desk: Desk): void {
  if (desk.stopped) throw new Error('It was stopped.')
}
