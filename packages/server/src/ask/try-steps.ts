import type { Step } from '../domain/plan.ts'
import type { Table } from '../domain/table.ts'
import { compileStep } from '../operations/index.ts'
import { EngineFailure } from '../ports/engine.ts'
import type { AskDeps } from './deps.ts'
import { localTables } from './local-tables.ts'
import { tablesOf } from './tables-of.ts'

const enough = 2

/** Whether steps, when they are run, find anything at all. What cannot be run here is not worth asking either. */
export async function findsSomething(
  steps: readonly Step[],
  tables: readonly Table[],
  projectId: string,
  { engine, objects, settings }: Pick<AskDeps, 'engine' | 'objects' | 'settings'>,
  signal: AbortSignal,
): Promise<boolean> {
  const last = steps.at(-1)
  if (last === undefined) return false
  const earlier = steps.slice(0, -1)
  const used = await localTables(tablesOf(last, earlier, tables), objects)
  const sql = compileStep(last, earlier, tables)
  const request = { projectId, tables: used, sql, rows: enough, seconds: settings.jobSeconds }
  try {
    const { rows } = await engine.query(request, signal)
    return rows.some((row) => row.some((cell) => cell !== null))
  } catch (error) {
    if (error instanceof EngineFailure && error.reason !== 'aborted') return false
    throw error
  }
}
