import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Language } from '@auger/contract'
import type { Group } from '../domain/event.ts'
import type { Job } from '../domain/job.ts'
import { mostKeptRows } from '../domain/kept-rows.ts'
import type { Step } from '@auger/contract/plan'
import type { Source } from '../domain/source.ts'
import type { Table } from '../domain/table.ts'
import {
  averagedColumns,
  compileStep,
  compileUnmatched,
  filterNote,
  pictureFor,
  resultName,
  resultUnits,
  stepTitle,
  type UnmatchedStatement,
} from '../operations/index.ts'
import { failures } from '../domain/errors.ts'
import { chartedRows } from './charted-rows.ts'
import type { JobDeps } from './deps.ts'
import { tableFileOf, type DoneStep } from './done-step.ts'
import { statementComplaint } from './engine-complaint.ts'
import { fenced } from './fenced.ts'
import { keepResult } from './keep-result.ts'
import { queryStep, type StepAnswer } from './query-step.ts'
import { queryTwice } from './query-twice.ts'
import { reachOf, type Reach } from './reach-of.ts'
import { tablesOf } from './tables-of.ts'
import type { EventWriter } from './event-writer.ts'
import type { QueryAnswer } from '../ports/engine.ts'

export interface StepSurroundings {
  readonly job: Job
  readonly done: readonly DoneStep[]
  readonly tables: readonly Table[]
  readonly sources: readonly Source[]
  readonly language: Language
}

/** Runs one step and says its code; its table and its chart are said with whatever comes next. */
export async function runStep(
  step: Step,
  around: StepSurroundings,
  writer: EventWriter,
  deps: JobDeps,
  signal: AbortSignal,
): Promise<DoneStep> {
  const { job, done, tables, sources, language } = around
  const earlier = done.map((finished) => finished.step)
  const used = tablesOf(step, earlier, tables)
  const group: Group = {
    id: `${job.id}-${done.length + 1}`,
    name: stepTitle(step, tables, language, earlier),
    stage: 'Analyze',
  }
  const files = sources
    .filter((source) => used.some((table) => table.sourceId === source.id))
    .map((source) => source.name)
  const task = { kind: 'task', name: group.name ?? '', id: group.id, files: files.join(', ') } as const

  const sql = compileStep(step, earlier, tables)
  const reach = await reachOf(step, earlier, tables, deps.objects)
  const table = { file: tableFileOf(done.length), name: resultName(step, tables, language, earlier) }
  const folder = await deps.objects.workFolder()
  try {
    const csvFile = path.join(folder, 'result.csv')
    const said = writer.write(
      group,
      { ...task, status: 'running' },
      { kind: 'code', content: fenced('sql', sql) },
    )
    const querying = query({ step, reach, sql, csvFile }, job, deps, signal)
    // The query does not wait until its code is stored; where either fails, the other has come to its end, too.
    await Promise.allSettled([said, querying])
    await said
    const found = await querying

    const unmatched = await unmatchedRows(compileUnmatched(step, earlier, used), reach, job, deps, signal)
    const charted = await chartedRows(step, found, {
      earlier,
      tables,
      language,
      query: (wanted, rows) => queryRows({ sql: wanted, rows }, reach, job, deps, signal),
    })
    const drawn = {
      ...charted.table,
      units: resultUnits(charted.step, used, charted.table.columns),
      averaged: averagedColumns(charted.step, used),
      notes: filterNote(step, earlier, used, language),
    }
    const { specification, reason } = pictureFor(charted.step, drawn, language, group.name ?? '')
    const image = specification === undefined ? undefined : { file: table.file + 1, name: group.name ?? '' }
    const kept = {
      jobId: job.id,
      table: { file: table.file, csvFile },
      image: specification && { file: table.file + 1, specification },
    }
    await deps.tally.time('keep', () => keepResult(kept, deps))

    writer.hold(
      group,
      { kind: 'table', ...table },
      ...(image === undefined ? [] : [{ kind: 'image' as const, ...image }]),
      { ...task, status: 'done' },
    )
    const { columns, rows, rowCount } = found
    const observation = { stepId: step.id, columns, rows, rowCount }
    // What nobody wished for needs no excuse.
    const excuse = reason === undefined || step.chart === 'auto' ? {} : { reason }
    return { step, group, observation, table, unmatched, image, ...excuse }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface StepQuery {
  readonly step: Step
  readonly reach: Reach
  readonly sql: string
  readonly csvFile: string
}

/** Runs the SQL; the whole result becomes a file, its first rows come back. */
async function query(
  { step, reach, sql, csvFile }: StepQuery,
  job: Job,
  deps: JobDeps,
  signal: AbortSignal,
): Promise<StepAnswer> {
  const request = {
    projectId: job.projectId,
    ...reach,
    sql,
    csvFile,
    rows: mostKeptRows,
    seconds: deps.settings.jobSeconds,
  }
  try {
    return await queryStep(step, request, (wanted) =>
      queryTwice(() => deps.tally.query(() => deps.engine.query(wanted, signal))),
    )
  } catch (error) {
    // Whoever sent the plan wrote the statement, and may mend it.
    const complaint = job.request.plan === undefined ? undefined : statementComplaint(step, error)
    throw complaint === undefined ? error : failures.invalid(`plan: ${complaint}`)
  }
}

/** How many rows found nothing in each of what they are joined or merged with. */
async function unmatchedRows(
  wanted: UnmatchedStatement | undefined,
  reach: Reach,
  job: Job,
  deps: JobDeps,
  signal: AbortSignal,
): Promise<DoneStep['unmatched']> {
  if (wanted === undefined) return []
  const { rows } = await queryRows({ sql: wanted.sql, rows: 1 }, reach, job, deps, signal)
  return wanted.titles.map((title, index) => ({ title, count: Number(rows[0]?.[index] ?? 0) }))
}

/** Rows of a statement that are wanted beside the result. */
async function queryRows(
  wanted: { readonly sql: string; readonly rows: number },
  reach: Reach,
  job: Job,
  deps: JobDeps,
  signal: AbortSignal,
): Promise<QueryAnswer> {
  const request = {
    projectId: job.projectId,
    ...reach,
    ...wanted,
    seconds: deps.settings.jobSeconds,
  }
  return queryTwice(() => deps.tally.query(() => deps.engine.query(request, signal)))
}
