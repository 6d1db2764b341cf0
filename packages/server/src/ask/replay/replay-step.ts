import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Job } from '../../domain/job.ts'
import { mostKeptRows } from '../../domain/kept-rows.ts'
import type { Plan } from '@auger/contract/plan'
import type { Table } from '../../domain/table.ts'
import { compileStep } from '../../operations/index.ts'
import type { QueryAnswer } from '../../ports/engine.ts'
import type { AskDeps } from '../deps.ts'
import { queryStep } from '../query-step.ts'
import { queryTwice } from '../query-twice.ts'
import { reachOf } from '../reach-of.ts'
import { keptTable } from './kept-table.ts'
import { measureCsv, type CsvMeasure } from './measure-csv.ts'

export interface ReplayedStep {
  readonly id: string
  readonly sql: string
  readonly before: CsvMeasure
  readonly after: CsvMeasure
  readonly found: QueryAnswer
  readonly same: boolean
  /** How many rows, from the first, are compared cell by cell. */
  readonly firstRows: number
}

export interface StepToReplay {
  readonly job: Job
  readonly plan: Plan
  readonly index: number
  readonly tables: readonly Table[]
  /** How many rows of its table the job kept; of the last step only. */
  readonly keptRows: number | undefined
}

/** Runs one step of a plan once more and holds its table against the one that was kept. */
export async function replayStep(
  { job, plan, index, tables, keptRows = mostKeptRows }: StepToReplay,
  { engine, objects, settings }: Pick<AskDeps, 'engine' | 'objects' | 'settings'>,
  signal: AbortSignal,
): Promise<ReplayedStep> {
  const step = plan.steps[index]
  if (step === undefined) throw new Error(`a plan of ${plan.steps.length} steps has no step ${index}`)
  const earlier = plan.steps.slice(0, index)
  const sql = compileStep(step, earlier, tables)
  const before = await keptTable(job.id, index, objects, keptRows, signal)
  // Fewer than the table has were kept where they are large.
  const firstRows = before.rows > keptRows ? keptRows : mostKeptRows
  const folder = await objects.workFolder()
  try {
    const csvFile = path.join(folder, 'result.csv')
    const request = {
      projectId: job.projectId,
      ...(await reachOf(step, earlier, tables, objects)),
      sql,
      csvFile,
      rows: mostKeptRows,
      seconds: settings.jobSeconds,
    }
    const found = await queryStep(step, request, (wanted) => queryTwice(() => engine.query(wanted, signal)))
    const after = await measureCsv(createReadStream(csvFile), firstRows, signal)
    return { id: step.id, sql, before, after, found, same: before.digest === after.digest, firstRows }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
