import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api'

export interface OpenDatabase {
  readonly connection: DuckDBConnection
  close(): void
}

let waiting: Promise<OpenDatabase> | undefined

/** Makes one that nobody has used yet while there is nothing else to do: to make it takes longer than most statements. */
export function waitingDatabase(): Promise<OpenDatabase> {
  waiting ??= makeDatabase()
  // Whoever takes it is told.
  waiting.catch(() => undefined)
  return waiting
}

export function takeDatabase(): Promise<OpenDatabase> {
  const taken = waitingDatabase()
  waiting = undefined
  return taken
}

async function makeDatabase(): Promise<OpenDatabase> {
  // One thread, because sums of several differ from run to run.
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' })
  const connection = await instance.connect()
  return {
    connection,
    close: () => {
      connection.closeSync()
      instance.closeSync()
    },
  }
}
