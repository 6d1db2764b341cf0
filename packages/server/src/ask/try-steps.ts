import type { Step } from '../domain/plan.ts'
import type { Table } from '../domain/table.ts'
import { compileStep } from '../operations/index.ts'
import type { Observation } from '../ports/analyst.ts'
import { EngineFailure, type QueryAnswer } from '../ports/engine.ts'
import type { AskDeps } from './deps.ts'
import { localTables } from './local-tables.ts'
import { tablesOf } from './tables-of.ts'

const enough = 2
/** Enough to tell one row from a few and a few from many. */
const triedRows = 12

/** What a step finds, its first rows only. One that cannot be run finds nothing. */
export async function tryStep(
  step: Step,
  tables: readonly Table[],
  projectId: string,
  deps: Pick<AskDeps, 'engine' | 'objects' | 'settings'>,
  signal: AbortSignal,
): Promise<Observation> {
  const found = await run([step], tables, projectId, triedRows, deps, signal)
  const { columns, rows, rowCount } = found ?? { columns: [], rows: [], rowCount: 0 }
  return { stepId: step.id, columns, rows, rowCount, trial: true }
}

/** Whether steps, when they are run, find anything at all. What cannot be run here is not worth asking either. */
export async function findsSomething(
  steps: readonly Step[],
  tables: readonly Table[],
  projectId: string,
  deps: Pick<AskDeps, 'engine' | 'objects' | 'settings'>,
  signal: AbortSignal,
): Promise<boolean> {
  const found = await run(steps, tables, projectId, enough, deps, signal)
  return found?.rows.some((row) => row.some((cell) => cell !== null)) ?? false
}

async function run(
  steps: readonly Step[],
  tables: readonly Table[],
  projectId: string,
  rows: number,
  { engine, objects, settings }: Pick<AskDeps, 'engine' | 'objects' | 'settings'>,
  signal: AbortSignal,
): Promise<QueryAnswer | undefined> {
  const last = steps.at(-1)
  if (last === undefined) return undefined
  const earlier = steps.slice(0, -1)
  const used = await localTables(tablesOf(last, earlier, tables), objects)
  const sql = compileStep(last, earlier, tables)
  try {
    return await engine.query({ projectId, tables: used, sql, rows, seconds: settings.jobSeconds }, signal)
  } catch (error) {
    if (error instanceof EngineFailure && error.reason !== 'aborted') return undefined
    throw error
  }
}
