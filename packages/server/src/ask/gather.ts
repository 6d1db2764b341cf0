import type { Language } from '@auger/contract'
import type { Job, JobRequest } from '../domain/job.ts'
import type { Source } from '../domain/source.ts'
import type { Table } from '../domain/table.ts'
import { totalLabels } from '../domain/total-words.ts'
import type { AnalystQuestion, EarlierJob, Heard } from '../ports/analyst.ts'
import type { Store } from '../ports/store.ts'
import { askedTables } from './asked-tables.ts'
import { askedSources, dataChanged } from './data-changed.ts'
import type { AskDeps } from './deps.ts'
import { hearQuestion } from './hear-question.ts'
import { sameTables } from './same-tables.ts'

/** Everything a question is answered from, gathered before anyone decides. */
export interface Gathered {
  readonly question: AnalystQuestion
  readonly context: readonly EarlierJob[]
  readonly sources: readonly Source[]
  /** What the answer should be written in, whether or not we know that language yet. */
  readonly wantedLanguage: Language
}

export async function gather(
  job: Job,
  { store, analyst }: Pick<AskDeps, 'store' | 'analyst'>,
  signal: AbortSignal,
): Promise<Gathered> {
  const { request } = job
  const all = distinctNames(await store.sources.tables(request.sourceIds))
  const tables = sameTables(request.plan === undefined ? askedTables(all) : all)
  const found = await askedSources(request, store)
  const changed = await dataChanged(job, store, found)
  if (changed !== undefined) throw changed
  const heard = await hearQuestion(request.question, request.outputLanguage, tables, analyst, signal)
  return {
    question: await questionOver(
      request.question,
      heard,
      { tables, relations: tables.length > 1 ? await store.sources.relations(request.sourceIds) : [] },
      job,
      store,
    ),
    context: await earlierJobs(job, store),
    sources: found.filter((source) => source !== undefined),
    wantedLanguage: wantedLanguage(request, heard.language),
  }
}

export const wantedLanguage = ({ outputLanguage }: JobRequest, asked: Language): Language =>
  outputLanguage === 'AUTO' ? asked : outputLanguage

const isTotal = new Set(totalLabels)

export async function questionOver(
  text: string,
  heard: Heard,
  { tables, relations }: Pick<AnalystQuestion, 'tables' | 'relations'>,
  asked: { readonly createdAt: string; readonly request: { readonly mode: Job['request']['mode'] } },
  store: Store,
): Promise<AnalystQuestion> {
  const spans = new Set(heard.spans)
  const found =
    tables.length === 0
      ? []
      : await store.lexicon.find(
          tables.map((table) => table.id),
          [...spans, ...totalLabels.filter((label) => !spans.has(label))],
        )
  return {
    text,
    language: heard.language,
    mode: asked.request.mode,
    today: asked.createdAt.slice(0, 10),
    tables,
    relations,
    values: found.filter(({ folded }) => spans.has(folded)),
    totals: found.filter(({ folded }) => isTotal.has(folded)),
  }
}

/** Two files may have the same name; in SQL each table needs its own. What is asked of comes first, so that other tables change no name of it. */
export function distinctNames(tables: readonly Table[]): readonly Table[] {
  const taken = new Set<string>()
  const named = new Map<Table, Table>()
  for (const table of new Set([...askedTables(tables), ...tables])) {
    let name = table.name
    for (let number = 2; taken.has(name); number++) name = `${table.name}_${number}`
    taken.add(name)
    named.set(table, name === table.name ? table : { ...table, name })
  }
  return tables.map((table) => named.get(table) ?? table)
}

/**
 * The plans of the session's last jobs over the same dataset, newest last. Only jobs that had ended when this one was asked
 * count, so that a rerun after a crash sees the same.
 */
async function earlierJobs(job: Job, store: Store): Promise<readonly EarlierJob[]> {
  const { maxContextualJobHistory: most, datasetId } = job.request
  const earlier = most === 0 ? [] : await store.jobs.planned(job.sessionId, job.createdAt, most)
  return earlier
    .flatMap(({ question, plan, datasetId: asked }) =>
      // What a plan of the second version says cannot be changed by a question yet.
      plan === null || plan.version !== 1 || asked !== datasetId ? [] : [{ question, plan }],
    )
    .reverse()
}
