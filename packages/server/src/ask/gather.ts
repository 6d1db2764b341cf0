import type { Language } from '@auger/contract'
import type { Job, JobRequest, PlannedQuestion } from '../domain/job.ts'
import { withKnownMetrics } from '../domain/known-metrics.ts'
import type { Source } from '../domain/source.ts'
import { totalLabels } from '../domain/total-words.ts'
import type { AnalystQuestion, EarlierJob, Heard } from '../ports/analyst.ts'
import type { Store } from '../ports/store.ts'
import { askedSources, dataChanged } from './data-changed.ts'
import type { AskDeps } from './deps.ts'
import { hearQuestion } from './hear-question.ts'
import { judgedQuestions } from './judged-questions.ts'
import { loadTables } from './load-tables.ts'
import { saidSynonyms } from './said-synonyms.ts'

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
  const definitions = request.definitions ?? []
  const which = request.plan === undefined ? { question: request.question } : 'all'
  const tables = await loadTables(request.sourceIds, definitions, store, which)
  const found = await askedSources(request, store)
  const changed = await dataChanged(job, store, found)
  if (changed !== undefined) throw changed
  const heard = await hearQuestion(request.question, request.outputLanguage, tables, analyst, signal)
  const question = await questionOver(
    request.question,
    heard,
    {
      tables,
      relations: tables.length > 1 ? await store.sources.relations(request.sourceIds) : [],
      definitions: withKnownMetrics(definitions, tables),
    },
    job,
    store,
  )
  return {
    question: { ...question, ...(await judgedQuestions(job, tables, store)) },
    context: await earlierJobs(job, store),
    sources: found.filter((source) => source !== undefined),
    wantedLanguage: wantedLanguage(request, heard.language),
  }
}

export const wantedLanguage = ({ outputLanguage }: JobRequest, asked: Language): Language =>
  outputLanguage === 'AUTO' ? asked : outputLanguage

const isTotal = new Set(totalLabels)

/** What a question is asked of. */
export type AskedOf = Pick<AnalystQuestion, 'tables' | 'relations' | 'definitions'>

export async function questionOver(
  text: string,
  heard: Heard,
  { tables, relations, definitions = [] }: AskedOf,
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
    ...(definitions.length === 0 ? {} : { definitions }),
    values: [...found.filter(({ folded }) => spans.has(folded)), ...saidSynonyms(definitions, tables, spans)],
    totals: found.filter(({ folded }) => isTotal.has(folded)),
  }
}

/**
 * The plans of the session's last jobs over the same dataset, newest last. Only jobs that had ended when this one was asked
 * count, so that a rerun after a crash sees the same.
 */
async function earlierJobs(job: Job, store: Store): Promise<readonly EarlierJob[]> {
  const { maxContextualJobHistory: most, datasetId } = job.request
  const earlier = most === 0 ? [] : await store.jobs.planned(job.sessionId, job.createdAt, most)
  return goneOnFrom(earlier, job.request.question)
    .flatMap(({ question, plan, planBy, frame, result, datasetId: asked }): readonly EarlierJob[] => {
      if (plan === null || asked !== datasetId) return []
      return [
        {
          question,
          plan,
          planBy,
          ...(frame === null ? {} : { frame }),
          ...(result === null ? {} : { result }),
        },
      ]
    })
    .reverse()
}

/**
 * What a question may go on from: the answers since the last question that was not answered. Whoever asks "and by region?" after that one
 * means it, and not what was answered before it. What an answer offers to ask is asked of that answer, whatever came since, and of what
 * that was asked of: so it was found that it can be answered, before anyone knew what the answer would find.
 */
function goneOnFrom(newestFirst: readonly PlannedQuestion[], question: string): readonly PlannedQuestion[] {
  const at = newestFirst.findIndex(({ offered }) => offered.includes(question))
  const [offering, ...older] = at < 0 ? [] : newestFirst.slice(at)
  if (offering !== undefined) return [{ ...offering, result: null }, ...goneOnFrom(older, offering.question)]
  const refused = newestFirst.findIndex(({ status }) => status === 'not_in_data' || status === 'clarify')
  return refused < 0 ? newestFirst : newestFirst.slice(0, refused)
}
