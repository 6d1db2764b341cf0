import { failures } from '../../domain/errors.ts'
import type { Table } from '../../domain/table.ts'
import { EngineFailure, type QueryAnswer } from '../../ports/engine.ts'
import type { AskDeps } from '../deps.ts'
import { queryTwice } from '../query-twice.ts'

export type PreviewDeps = Pick<AskDeps, 'engine' | 'objects' | 'settings'>

/** A table of a project, and for how long somebody wants to know. */
export interface PreviewedTable {
  readonly projectId: string
  readonly table: Table
  readonly signal: AbortSignal
}

/** Runs a statement of ours over one table. */
export async function queryTable(
  { projectId, table, signal }: PreviewedTable,
  sql: string,
  rows: number,
  { engine, objects, settings }: PreviewDeps,
): Promise<QueryAnswer> {
  const request = {
    projectId,
    tables: [{ name: table.name, file: await fileOf(table, objects) }],
    sql,
    rows,
    seconds: settings.jobSeconds,
  }
  try {
    return await queryTwice(() => engine.query(request, signal))
  } catch (error) {
    throw error instanceof EngineFailure && error.reason !== 'aborted' ? failures.jobFailed(error) : error
  }
}

/** The source may have been deleted, or read anew, since its table was looked up. */
async function fileOf({ objectKey }: Table, objects: PreviewDeps['objects']): Promise<string> {
  if ((await objects.stat(objectKey)) === undefined) throw failures.notFound('Table')
  return objects.localFile(objectKey)
}
