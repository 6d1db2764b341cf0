import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Job } from '../../domain/job.ts'
import type { Plan } from '../../domain/plan.ts'
import type { Table } from '../../domain/table.ts'
import { compileStep } from '../../operations/index.ts'
import type { QueryAnswer } from '../../ports/engine.ts'
import type { AskDeps } from '../deps.ts'
import { localTables } from '../local-tables.ts'
import { queryStep } from '../query-step.ts'
import { queryTwice } from '../query-twice.ts'
import { keptRows } from '../run-step.ts'
import { tablesOf } from '../tables-of.ts'
import { keptTable } from './kept-table.ts'
import { measureCsv, type CsvMeasure } from './measure-csv.ts'

export interface ReplayedStep {
  readonly id: string
  readonly sql: string
  readonly before: CsvMeasure
  readonly after: CsvMeasure
  readonly found: QueryAnswer
  readonly same: boolean
}

export interface StepToReplay {
  readonly job: Job
  readonly plan: Plan
  readonly index: number
  readonly tables: readonly Table[]
}

/** Runs one step of a plan once more and holds its table against the one that was kept. */
export async function replayStep(
  { job, plan, index, tables }: StepToReplay,
  { engine, objects, settings }: Pick<AskDeps, 'engine' | 'objects' | 'settings'>,
  signal: AbortSignal,
): Promise<ReplayedStep> {
  const step = plan.steps[index]
  if (step === undefined) throw new Error(`a plan of ${plan.steps.length} steps has no step ${index}`)
  const earlier = plan.steps.slice(0, index)
  const sql = compileStep(step, earlier, tables)
  const before = await keptTable(job.id, index, objects, signal)
  const folder = await objects.workFolder()
  try {
    const csvFile = path.join(folder, 'result.csv')
    const request = {
      projectId: job.projectId,
      tables: await localTables(tablesOf(step, earlier, tables), objects),
      sql,
      csvFile,
      rows: keptRows,
      seconds: settings.jobSeconds,
    }
    const found = await queryStep(step, request, (wanted) => queryTwice(() => engine.query(wanted, signal)))
    const after = await measureCsv(createReadStream(csvFile), keptRows, signal)
    return { id: step.id, sql, before, after, found, same: before.digest === after.digest }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
