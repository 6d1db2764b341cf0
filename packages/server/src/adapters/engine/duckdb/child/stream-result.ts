import type { DuckDBConnection, DuckDBDataChunk, DuckDBResult } from '@duckdb/node-api'
import { throwIfStopped, type Desk } from './desk.ts'

const collectEvery = 64

export interface ResultSink {
  begin(result: DuckDBResult): void
  take(chunk: DuckDBDataChunk): void
}

/**
 * Runs a SELECT and hands its chunks on as they come. A stream that breaks off, by an error or an interrupt, looks like
 * one that has ended: only the transaction around it tells them apart.
 */
export async function streamResult(
  connection: DuckDBConnection,
  sql: string,
  sink: ResultSink,
  desk: Desk,
): Promise<void> {
  await connection.run('BEGIN TRANSACTION READ ONLY')
  let whole: boolean
  try {
    const result = await connection.stream(sql)
    sink.begin(result)
    for (let count = 1; ; count++) {
      const chunk = await result.fetchChunk()
      throwIfStopped(desk)
      if (chunk === null || chunk.rowCount === 0) break
      sink.take(chunk)
      // What a chunk holds outside of JavaScript's memory is freed with it, and nothing presses the collector to do so.
      if (count % collectEvery === 0) globalThis.gc?.({ type: 'minor' })
    }
    whole = await isSound(connection)
  } finally {
    await connection.run('ROLLBACK')
  }
  throwIfStopped(desk)
  if (!whole) await explainBreak(connection, sql)
}

function isSound(connection: DuckDBConnection): Promise<boolean> {
  return connection.run('SELECT 1').then(
    () => true,
    () => false,
  )
}

/** The stream has kept the error to itself; run in one go, the statement tells it. */
async function explainBreak(connection: DuckDBConnection, sql: string): Promise<never> {
  await connection.run(sql)
  throw new Error('The result broke off before its end.')
}
