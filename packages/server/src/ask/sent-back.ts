import type { OutputLanguage } from '@auger/contract'
import type { Job } from '../domain/job.ts'
import type { Step } from '@auger/contract/plan'
import type { EarlierJob, Observation, Proposal } from '../ports/analyst.ts'
import { askedTables } from '../domain/asked-tables.ts'
import { consider } from './consider.ts'
import type { AskDeps, TryDeps } from './deps.ts'
import { questionOver, type AskedOf, type Gathered } from './gather.ts'
import { hearQuestion } from './hear-question.ts'
import { tryStep } from './try-steps.ts'

/** How a question would be asked that is offered now: of which tables, after which jobs, in which language. */
export interface SentBack extends AskedOf {
  readonly projectId: string
  readonly context: readonly EarlierJob[]
  readonly asked: Pick<Job, 'createdAt'> & {
    readonly request: Pick<Job['request'], 'mode' | 'outputLanguage'>
  }
}

/** The next question of the same session; `answered` is what this job was answered by. */
export function sentBackAfter(
  job: Job,
  { question, context }: Gathered,
  answered: Omit<EarlierJob, 'question'> | undefined,
): SentBack {
  const { maxContextualJobHistory: most } = job.request
  const jobs =
    answered === undefined ? context : [...context, { question: job.request.question, ...answered }]
  return {
    projectId: job.projectId,
    tables: askedTables(question.tables),
    relations: question.relations,
    ...(question.definitions === undefined ? {} : { definitions: question.definitions }),
    context: most === 0 ? [] : jobs.slice(-most),
    asked: job,
  }
}

export type SentBackDeps = Pick<AskDeps, 'analyst' | 'store' | 'clock'> & TryDeps

/** too-costly: to understand it takes more than a question may take, which is the tables' fault more than its own. */
export type WhenSentBack = { readonly steps: readonly Step[] } | 'too-costly' | 'not-answered'

/**
 * What becomes of a question that is sent back, read as the service will read it then: in the language that was asked for, and
 * without one. What the analyst wants to try is tried.
 */
export async function whenSentBack(
  text: string,
  { projectId, context, asked, ...of }: SentBack,
  deps: SentBackDeps,
  signal: AbortSignal,
): Promise<WhenSentBack> {
  const { analyst, store } = deps
  const wishes = new Set<OutputLanguage>([asked.request.outputLanguage, 'AUTO'])
  const heard = await Promise.all(
    [...wishes].map((wish) => hearQuestion(text, wish, of.tables, analyst, signal)),
  )
  let found: readonly Step[] | undefined
  for (const one of new Map(heard.map((one) => [one.language, one])).values()) {
    const question = await questionOver(text, one, of, asked, store)
    const propose = (observations: readonly Observation[]): Promise<Proposal> =>
      consider({ question, context, observations, done: [] }, analyst, signal)
    let proposal = await propose([])
    if (proposal.kind === 'try') {
      const trials: Observation[] = []
      for (const step of proposal.steps)
        trials.push(await tryStep({ step }, of.tables, projectId, deps, signal, proposal.rows))
      proposal = await propose(trials)
    }
    if (proposal.kind !== 'steps')
      return proposal.kind === 'refuse' && proposal.refusal.reason === 'too-costly'
        ? 'too-costly'
        : 'not-answered'
    found ??= proposal.steps
  }
  return found === undefined ? 'not-answered' : { steps: found }
}
