import type { Cell, ReplayRecord, Result } from '@auger/contract'
import { Failure, failures } from '../domain/errors.ts'
import type { Job } from '../domain/job.ts'
import { keptRows, mostKeptRows } from '../domain/kept-rows.ts'
import { answeringSteps, type Plan } from '@auger/contract/plan'
import { distinctNames } from './distinct-names.ts'
import type { AskDeps } from './deps.ts'
import { statementComplaint } from './engine-complaint.ts'
import { compareRows } from './replay/compare-rows.ts'
import { keptTable } from './replay/kept-table.ts'
import { obstaclesTo } from './replay/obstacles.ts'
import { planSources, type PlanSource } from './replay/plan-sources.ts'
import { replayStep, type ReplayedStep } from './replay/replay-step.ts'
import { replayable } from './replay/replayable.ts'
import { sayDifference, sayObstacles } from './replay/say-reason.ts'

export type ReplayDeps = Pick<AskDeps, 'store' | 'objects' | 'engine' | 'settings'>

/**
 * Runs the plan of an answered job again over its sources as they are now, and tells whether the same came out. Nothing
 * is kept, and the job stays as it is.
 */
export async function replay(job: Job, deps: ReplayDeps, gone: AbortSignal): Promise<ReplayRecord> {
  const { plan, result } = replayable(job)
  // Tables first: a source that is read anew in between is then seen to be synching, not to have lost its table.
  const tables = distinctNames(await deps.store.sources.tables(job.request.sourceIds))
  const sources = await planSources(job, plan, deps.store)
  const obstacles = obstaclesTo(plan, sources, tables)
  // Held by its timer: a timeout that only AbortSignal.any knows of may be collected before it comes.
  const late = new AbortController()
  const timer = setTimeout(() => {
    late.abort(new DOMException('its time is up', 'TimeoutError'))
  }, deps.settings.jobSeconds * 1_000)
  const signal = AbortSignal.any([gone, late.signal])
  const stop = (why: readonly string[]) => unplayed(job, plan, sources, sayObstacles(why), deps, signal)
  try {
    if (obstacles.length > 0) return await stop(obstacles)
    const steps: ReplayedStep[] = []
    const [answering] = answeringSteps(plan)
    for (const [index, step] of plan.steps.entries()) {
      const keptRows = step === answering ? result.rows.length : undefined
      try {
        steps.push(await replayStep({ job, plan, index, tables, keptRows }, deps, signal))
      } catch (error) {
        const complaint = statementComplaint(step, error)
        if (complaint === undefined) throw error
        return await stop([complaint])
      }
    }
    return {
      job_id: job.id,
      ...comparison(steps, answering?.id, result, sources),
      sources: sources.map(sourceRecord),
    }
  } catch (error) {
    throw error instanceof Failure ? error : failures.jobFailed(error)
  } finally {
    clearTimeout(timer)
  }
}

type Comparison = Omit<ReplayRecord, 'job_id' | 'sources'>

function comparison(
  steps: readonly ReplayedStep[],
  answering: string | undefined,
  kept: NonNullable<Job['result']>,
  sources: readonly PlanSource[],
): Comparison {
  const last = steps.find(({ id }) => id === answering)
  if (last === undefined) throw new Error('a plan without a step')
  const same = steps.every((step) => step.same)
  const records = steps.map(({ id, sql, before, after, same }) => ({
    id,
    sql,
    rows_before: before.rows,
    rows_after: after.rows,
    same,
  }))
  if (same) return { same, steps: records, differences: [], more_differences: false }
  const { columns, rows } = last.found
  const found = { columns, rows: comparable(rows.slice(0, last.firstRows), kept) }
  const { differences, more } = compareRows(last.id, kept, found)
  return {
    same,
    steps: records,
    differences: [...differences],
    more_differences: more || last.before.restDigest !== last.after.restDigest,
    reason: sayDifference({ steps, kept, differences, sources }),
  }
}

/** A row that is kept alone may have been cut. */
const comparable = (rows: readonly (readonly Cell[])[], kept: Pick<Result, 'rows'>): typeof rows =>
  kept.rows.length === 1 ? [...keptRows(rows.slice(0, 1)), ...rows.slice(1)] : rows

/** What can be told of a plan that cannot be run. */
async function unplayed(
  job: Job,
  plan: Plan,
  sources: readonly PlanSource[],
  reason: string,
  deps: ReplayDeps,
  signal: AbortSignal,
): Promise<ReplayRecord> {
  const steps: ReplayRecord['steps'] = []
  for (const [index, { id }] of plan.steps.entries()) {
    const { rows } = await keptTable(job.id, index, deps.objects, mostKeptRows, signal)
    steps.push({ id, sql: null, rows_before: rows, rows_after: null, same: false })
  }
  return {
    job_id: job.id,
    same: false,
    steps,
    differences: [],
    more_differences: false,
    sources: sources.map(sourceRecord),
    reason,
  }
}

const sourceRecord = ({ id, name, change }: PlanSource): ReplayRecord['sources'][number] => ({
  source: name,
  datasource_id: id,
  change,
})
