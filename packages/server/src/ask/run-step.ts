import { rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { Language } from '@auger/contract'
import type { Group } from '../domain/event.ts'
import { objectKeys } from '../domain/file.ts'
import type { Job } from '../domain/job.ts'
import type { Step } from '../domain/plan.ts'
import type { Source } from '../domain/source.ts'
import type { Table } from '../domain/table.ts'
import {
  analysisChart,
  chartFor,
  compileStep,
  resultName,
  stepTitle,
  type Outcome,
} from '../operations/index.ts'
import type { JobDeps } from './deps.ts'
import { tableFileOf, type DoneStep } from './done-step.ts'
import { localTables } from './local-tables.ts'
import { queryStep, type StepAnswer } from './query-step.ts'
import { queryTwice } from './query-twice.ts'
import { tablesOf } from './tables-of.ts'
import type { Voice } from './voice.ts'

export interface StepSurroundings {
  readonly job: Job
  readonly done: readonly DoneStep[]
  readonly tables: readonly Table[]
  readonly sources: readonly Source[]
  readonly language: Language
}

/** Rows kept with the job; the whole table is its file. */
export const keptRows = 1_000

/** Runs one step and says its code, its table and its chart. */
export async function runStep(
  step: Step,
  around: StepSurroundings,
  voice: Voice,
  deps: JobDeps,
  signal: AbortSignal,
): Promise<DoneStep> {
  const { job, done, tables, sources, language } = around
  const earlier = done.map((finished) => finished.step)
  const used = tablesOf(step, earlier, tables)
  const group: Group = {
    id: `${job.id}-${done.length + 1}`,
    name: stepTitle(step, tables, language),
    stage: 'Analyze',
  }
  const files = sources
    .filter((source) => used.some((table) => table.sourceId === source.id))
    .map((source) => source.name)
  const task = { kind: 'task', name: group.name ?? '', id: group.id, files: files.join(', ') } as const

  const sql = compileStep(step, earlier, tables)
  await voice.say(
    group,
    { ...task, status: 'running' },
    { kind: 'code', content: `\`\`\`sql\n${sql}\n\`\`\`` },
  )

  const table = { file: tableFileOf(done.length), name: resultName(step, tables, language) }
  const found = await queryToTable(
    { step, used, sql, key: objectKeys.result(job.id, table.file, 'csv') },
    job,
    deps,
    signal,
  )

  const { charted, shown } = chartedBy(step, found)
  const specification = chartFor(charted, shown.columns, shown.rows, language, group.name ?? '')
  const image = specification === undefined ? undefined : { file: table.file + 1, name: group.name ?? '' }
  if (image !== undefined)
    await deps.tally.time('keep', () =>
      deps.objects.put(
        objectKeys.result(job.id, image.file, 'json'),
        Readable.from([JSON.stringify(specification)]),
      ),
    )

  await voice.say(
    group,
    { kind: 'table', ...table },
    ...(image === undefined ? [] : [{ kind: 'image' as const, ...image }]),
    { ...task, status: 'done' },
  )
  const { columns, rows, rowCount } = found
  return { step, group, observation: { stepId: step.id, columns, rows, rowCount }, table, image }
}

/** Of an analysis, what it has read is drawn: figures of different kinds make no picture. */
function chartedBy(
  step: Step,
  found: StepAnswer,
): { readonly charted: Step; readonly shown: Pick<Outcome, 'columns' | 'rows'> } {
  if (step.analysis === undefined || found.read === undefined) return { charted: step, shown: found }
  const { analysis, ...plain } = step
  const chart = step.chart === 'auto' ? analysisChart(analysis) : step.chart
  return {
    charted: { ...plain, verbs: [], chart },
    shown: { columns: found.read.columns, rows: found.read.rows.slice(0, keptRows - 1) },
  }
}

interface StepQuery {
  readonly step: Step
  readonly used: readonly Table[]
  readonly sql: string
  readonly key: string
}

/** Runs the SQL; the whole result becomes a file, its first rows come back. */
async function queryToTable(
  { step, used, sql, key }: StepQuery,
  job: Job,
  deps: JobDeps,
  signal: AbortSignal,
): Promise<StepAnswer> {
  const folder = await deps.objects.workFolder()
  try {
    const csvFile = path.join(folder, 'result.csv')
    const tables = await localTables(used, deps.objects)
    const request = {
      projectId: job.projectId,
      tables,
      sql,
      csvFile,
      rows: keptRows,
      seconds: deps.settings.jobSeconds,
    }
    const found = await queryStep(step, request, (wanted) =>
      queryTwice(() => deps.tally.query(() => deps.engine.query(wanted, signal))),
    )
    await deps.tally.time('keep', () => deps.objects.adopt(key, csvFile))
    return found
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
