import type { Job } from '../domain/job.ts'
import { mostKeptRows } from '../domain/kept-rows.ts'
import type { Step } from '@auger/contract/plan'
import type { Table } from '../domain/table.ts'
import { asWritten, compileWritten, type Outcome } from '../operations/index.ts'
import type { JobDeps } from './deps.ts'
import type { DoneStep } from './done-step.ts'
import { reachOf } from './reach-of.ts'

export interface Quotation {
  readonly job: Job
  readonly done: DoneStep
  readonly steps: readonly Step[]
  readonly tables: readonly Table[]
}

/** The kept rows of a step that answers, with the cells that answer as the file has them. */
export async function quoteRows(
  { job, done, steps, tables }: Quotation,
  { engine, objects, settings, tally }: JobDeps,
  signal: AbortSignal,
): Promise<Outcome['rows']> {
  const { observation, step } = done
  const earlier = steps.slice(0, steps.indexOf(step))
  const statement =
    observation.rows.length === 0 ? undefined : compileWritten(step, earlier, tables, mostKeptRows)
  if (statement === undefined) return observation.rows
  try {
    const request = {
      projectId: job.projectId,
      ...(await reachOf(step, earlier, tables, objects)),
      sql: statement.sql,
      rows: mostKeptRows,
      seconds: settings.jobSeconds,
    }
    const { rows } = await tally.query(() => engine.query(request, signal))
    return asWritten(observation, statement, rows)
  } catch {
    // The answer stands; only its spelling is not known.
    return observation.rows
  }
}
