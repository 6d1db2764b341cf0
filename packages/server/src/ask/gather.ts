import type { Language } from '@auger/contract'
import type { Job, JobRequest } from '../domain/job.ts'
import type { Source } from '../domain/source.ts'
import type { Table } from '../domain/table.ts'
import { totalLabels } from '../domain/total-words.ts'
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
    question: await questionOver(
      request.question,
      asked,
      { tables, relations: tables.length > 1 ? await store.sources.relations(request.sourceIds) : [] },
      job,
      store,
    ),
    context: await earlierJobs(job, store),
    sources,
    wantedLanguage: wantedLanguage(request, asked),
  }
}

export const wantedLanguage = ({ outputLanguage }: JobRequest, asked: Language): Language =>
  outputLanguage === 'AUTO' ? asked : outputLanguage

const isTotal = new Set(totalLabels)

export async function questionOver(
  text: string,
  language: Language,
  { tables, relations }: Pick<AnalystQuestion, 'tables' | 'relations'>,
  asked: { readonly createdAt: string; readonly request: { readonly mode: Job['request']['mode'] } },
  store: Store,
): Promise<AnalystQuestion> {
  const spans = new Set(spansOf(text, language))
  const found =
    tables.length === 0
      ? []
      : await store.lexicon.find(
          tables.map((table) => table.id),
          [...spans, ...totalLabels.filter((label) => !spans.has(label))],
        )
  return {
    text,
    language,
    mode: asked.request.mode,
    today: asked.createdAt.slice(0, 10),
    tables,
    relations,
    values: found.filter(({ folded }) => spans.has(folded)),
    totals: found.filter(({ folded }) => isTotal.has(folded)),
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

const pageSize = 50

/**
 * The plans of the session's last jobs over the same dataset, newest last. Only jobs that had ended when this one was asked
 * count, so that a rerun after a crash sees the same.
 */
async function earlierJobs(job: Job, store: Store): Promise<readonly EarlierJob[]> {
  const { maxContextualJobHistory: most, datasetId } = job.request
  const earlier: Job[] = []
  for (let number = 1; earlier.length < most; number++) {
    const { items } = await store.jobs.list(job.sessionId, { number, size: pageSize })
    earlier.push(...items.filter((other) => other.state === 'done' && endedBefore(other, job)))
    if (items.length < pageSize) break
  }
  return earlier
    .slice(0, most)
    .flatMap(({ plan, request }) =>
      plan === null || request.datasetId !== datasetId ? [] : [{ question: request.question, plan }],
    )
    .reverse()
}

const endedBefore = (other: Job, { createdAt }: Job): boolean =>
  other.finishedAt !== null && other.finishedAt <= createdAt
