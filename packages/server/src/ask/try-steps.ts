import type { Step } from '@auger/contract/plan'
import type { Table } from '../domain/table.ts'
import { compileStep } from '../operations/index.ts'
import type { Observation } from '../ports/analyst.ts'
import { EngineFailure, type QueryAnswer, type QueryRequest } from '../ports/engine.ts'
import type { TryDeps } from './deps.ts'
import { problemOf } from './engine-complaint.ts'
import { queryStep } from './query-step.ts'
import { reachOf } from './reach-of.ts'

/** Enough to tell one row from a few and a few from many. */
const triedRows = 12

/** What a step finds, its first rows only; it may read those before it. */
export async function tryStep(
  { step, earlier = [] }: { readonly step: Step; readonly earlier?: readonly Step[] },
  tables: readonly Table[],
  projectId: string,
  deps: TryDeps,
  signal: AbortSignal,
  wanted = triedRows,
): Promise<Observation> {
  const found = await findOrFail([...earlier, step], tables, projectId, wanted, deps, signal)
  if (found === undefined || found instanceof EngineFailure) {
    const problem = found === undefined ? undefined : problemOf(found)
    const nothing = {
      stepId: step.id,
      columns: [],
      rows: [],
      rowCount: 0,
      trial: true,
      failed: true,
    } as const
    return problem === undefined ? nothing : { ...nothing, problem }
  }
  const { columns, rows, rowCount } = found
  return { stepId: step.id, columns, rows, rowCount, trial: true }
}

/** Whether steps, when they are run, find something that leads on: neither nothing nor the same figure for all. What cannot be run here is not worth asking either. */
export async function leadsOn(
  steps: readonly Step[],
  tables: readonly Table[],
  projectId: string,
  deps: TryDeps,
  signal: AbortSignal,
): Promise<boolean> {
  const { rows } = (await findBy(steps, tables, projectId, triedRows, deps, signal)) ?? { rows: [] }
  const answers = rows.map((row) => row.at(-1) ?? null)
  if (answers.every((cell) => cell === null)) return false
  return answers.length === 1 || new Set(answers).size > 1
}

/** What the last of some steps finds; undefined where it cannot be run. */
export async function findBy(
  steps: readonly Step[],
  tables: readonly Table[],
  projectId: string,
  rows: number,
  deps: TryDeps,
  signal: AbortSignal,
): Promise<QueryAnswer | undefined> {
  const found = await findOrFail(steps, tables, projectId, rows, deps, signal)
  return found instanceof EngineFailure ? undefined : found
}

async function findOrFail(
  steps: readonly Step[],
  tables: readonly Table[],
  projectId: string,
  rows: number,
  { engine, objects, settings, tried }: TryDeps,
  signal: AbortSignal,
): Promise<QueryAnswer | EngineFailure | undefined> {
  const last = steps.at(-1)
  if (last === undefined) return undefined
  const earlier = steps.slice(0, -1)
  const reach = await reachOf(last, earlier, tables, objects)
  const sql = compileStep(last, earlier, tables)
  try {
    const request = { projectId, ...reach, sql, rows, seconds: settings.jobSeconds }
    const query = (wanted: QueryRequest) => engine.query(wanted, signal)
    return await queryStep(last, request, (wanted) => tried?.query(wanted, query) ?? query(wanted))
  } catch (error) {
    if (error instanceof EngineFailure && error.reason !== 'aborted') return error
    throw error
  }
}
