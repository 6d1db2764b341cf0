import type { Language } from '@auger/contract'
import type { Job } from '../domain/job.ts'
import type { Source } from '../domain/source.ts'
import type { Table } from '../domain/table.ts'
import { detectLanguage, spansOf } from '../locales/index.ts'
import type { AnalystQuestion, EarlierJob } from '../ports/analyst.ts'
import type { Store } from '../ports/store.ts'

/** Everything a question is answered from, gathered before anyone decides. */
export interface Gathered {
  readonly question: AnalystQuestion
  readonly context: readonly EarlierJob[]
  readonly sources: readonly Source[]
  /** What the answer should be written in, whether or not we know that language yet. */
  readonly wantedLanguage: Language
}

export async function gather(job: Job, store: Store): Promise<Gathered> {
  const { request } = job
  const asked = await detectLanguage(request.question)
  const tables = distinctNames(await store.sources.tables(request.sourceIds))
  const sources = (await Promise.all(request.sourceIds.map((id) => store.sources.find(id)))).filter(
    (source) => source !== undefined,
  )
  return {
    question: await questionOver(request.question, asked, tables, job, store),
    context: await earlierJobs(job, store),
    sources,
    wantedLanguage: request.outputLanguage === 'AUTO' ? asked : request.outputLanguage,
  }
}

export async function questionOver(
  text: string,
  language: Language,
  tables: readonly Table[],
  asked: { readonly createdAt: string; readonly request: { readonly mode: Job['request']['mode'] } },
  store: Store,
): Promise<AnalystQuestion> {
  const spans = spansOf(text, language)
  return {
    text,
    language,
    mode: asked.request.mode,
    today: asked.createdAt.slice(0, 10),
    tables,
    values:
      tables.length === 0
        ? []
        : await store.lexicon.find(
            tables.map((table) => table.id),
            spans,
          ),
  }
}

/** Two files may have the same name; in SQL each table needs its own. */
export function distinctNames(tables: readonly Table[]): readonly Table[] {
  const taken = new Set<string>()
  return tables.map((table) => {
    let name = table.name
    for (let number = 2; taken.has(name); number++) name = `${table.name}_${number}`
    taken.add(name)
    return name === table.name ? table : { ...table, name }
  })
}

/** The plans of the session's last jobs over the same dataset, newest last. */
async function earlierJobs(job: Job, store: Store): Promise<readonly EarlierJob[]> {
  const { maxContextualJobHistory: most, datasetId } = job.request
  if (most === 0) return []
  const { items } = await store.jobs.list(job.sessionId, { number: 1, size: most })
  return items
    .filter((earlier) => earlier.state === 'done' && earlier.createdAt < job.createdAt)
    .flatMap((earlier) =>
      earlier.plan === null || earlier.request.datasetId !== datasetId
        ? []
        : [{ question: earlier.request.question, plan: earlier.plan }],
    )
    .reverse()
}
