import { type Selectable, sql } from 'kysely'
import type { AskedQuestion, ProjectQuestion } from '../../../domain/asked-question.ts'
import type { QuestionStore } from '../../../ports/question-store.ts'
import type { Database } from './database.ts'
import type { DialectWords } from './dialect-words.ts'
import { pageOf } from './page.ts'
import { questionColumn, questionText } from './question-column.ts'
import type { JobRow } from './schema.ts'
import { contains } from './search.ts'
import { tokensOfJob } from './tokens-of-job.ts'

type AskedRow = Pick<Selectable<JobRow>, 'id' | 'session_id' | 'status' | 'created_at'> & {
  readonly session_name: string | null
  readonly question: unknown
  readonly asked_dataset: unknown
}

const toAsked = (row: AskedRow): AskedQuestion => ({
  jobId: row.id,
  sessionId: row.session_id,
  sessionName: row.session_name ?? '',
  question: questionText(row.question),
  datasetId: typeof row.asked_dataset === 'string' ? row.asked_dataset : null,
  status: row.status,
  createdAt: row.created_at,
})

const sessionName = sql<string | null>`(select name from sessions where sessions.id = jobs.session_id)`.as(
  'session_name',
)

type ProjectRow = Pick<
  Selectable<JobRow>,
  'id' | 'user_id' | 'state' | 'status' | 'attempts' | 'created_at' | 'finished_at'
> & {
  readonly question: unknown
  readonly analyst: ProjectQuestion['analyst']
  readonly error: string | null
  readonly tokens: unknown
}

const toProjectQuestion = (row: ProjectRow): ProjectQuestion => ({
  jobId: row.id,
  userId: row.user_id,
  question: questionText(row.question),
  state: row.state,
  status: row.status,
  analyst: row.analyst,
  error: row.error,
  attempts: row.attempts,
  createdAt: row.created_at,
  finishedAt: row.finished_at,
  tokens: row.tokens === null ? null : Number(row.tokens),
})

const analyst = ({ readable, hasAt, isTrueAt }: DialectWords) =>
  sql<ProjectQuestion['analyst']>`case
    when state <> 'done' or not ${readable('request')} or ${hasAt('request', ['plan'])} then null
    when ${isTrueAt('cost', ['model', 'answered'])} then 'model'
    else 'builtin' end`.as('analyst')

const error = ({ textAt }: DialectWords) =>
  sql<string | null>`case when state = 'failed' then (
    select ${textAt('body', ['said', 'message'])} from job_events
    where job_id = jobs.id and ${textAt('body', ['said', 'kind'])} = 'error'
    order by sequence desc limit 1
  ) end`.as('error')

export function questionStore({ query, words }: Database): QuestionStore {
  return {
    asked({ projectId, userId }, page, search) {
      const matching = query
        .selectFrom('jobs')
        .where('project_id', '=', projectId)
        .where('user_id', '=', userId)
        .$if(search !== undefined, (all) =>
          all.where((where) => contains(where.ref('folded_question'), search ?? '')),
        )
      return pageOf(matching, page, toAsked, (jobs) =>
        jobs.select([
          'id',
          'session_id',
          'status',
          'created_at',
          questionColumn(words),
          words.textAt('request', ['datasetId']).as('asked_dataset'),
          sessionName,
        ]),
      )
    },
    ofProject(projectId, page, state) {
      const matching = query
        .selectFrom('jobs')
        .where('project_id', '=', projectId)
        .$if(state !== undefined, (all) => all.where('state', '=', state ?? 'done'))
      return pageOf(matching, page, toProjectQuestion, (jobs) =>
        jobs.select([
          'id',
          'user_id',
          'state',
          'status',
          'attempts',
          'created_at',
          'finished_at',
          questionColumn(words),
          analyst(words),
          error(words),
          tokensOfJob(words).as('tokens'),
        ]),
      )
    },
  }
}
