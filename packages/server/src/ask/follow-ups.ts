import { isDeepStrictEqual } from 'node:util'
import type { Job } from '../domain/job.ts'
import type { Plan, Step } from '../domain/plan.ts'
import type { Table } from '../domain/table.ts'
import type { Locale } from '../locales/index.ts'
import { explore, followUps } from '../operations/index.ts'
import type { AskDeps } from './deps.ts'
import { questionOver, type Gathered } from './gather.ts'
import { leadsOn } from './try-steps.ts'

const wanted = 3

/** Where to go from an answer: questions that lead to other plans than the one just run. */
export async function nextQuestions(
  job: Job,
  plan: Plan,
  gathered: Gathered,
  locale: Locale,
  deps: AskDeps,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const { tables } = gathered.question
  const candidates = [...followUps(plan, tables, locale.language), ...explore(tables, locale.language)]
  return answerable(candidates, [plan.steps], job, gathered, locale, deps, tried(job, tables, deps, signal))
}

/** Where to begin, after a refusal. */
export async function firstQuestions(
  job: Job,
  gathered: Gathered,
  locale: Locale,
  deps: AskDeps,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const { tables } = gathered.question
  if (tables.length === 0) return locale.says.firstQuestions
  const candidates = explore(tables, locale.language)
  return answerable(candidates, [], job, gathered, locale, deps, tried(job, tables, deps, signal))
}

/** Each is run before it is offered. */
const tried =
  ({ projectId }: Job, tables: readonly Table[], deps: AskDeps, signal: AbortSignal) =>
  (steps: readonly Step[]): Promise<boolean> =>
    leadsOn(steps, tables, projectId, deps, signal)

type Asking = Pick<Job, 'createdAt'> & { readonly request: Pick<Job['request'], 'mode'> }

/** The first three that our own analyst understands, each to be answered by another plan, and worth its while. */
export async function answerable(
  candidates: readonly string[],
  plans: readonly (readonly Step[])[],
  asked: Asking,
  { question }: Pick<Gathered, 'question'>,
  locale: Locale,
  { analyst, store }: Pick<AskDeps, 'analyst' | 'store'>,
  isWorthwhile: (steps: readonly Step[]) => Promise<boolean>,
): Promise<readonly string[]> {
  const known = [...plans]
  const kept: string[] = []
  for (const candidate of new Set(candidates)) {
    if (kept.length === wanted) break
    const over = await questionOver(candidate, locale.language, question, asked, store)
    const proposal = await analyst.propose(over, [], [])
    if (proposal.kind !== 'steps' || known.some((steps) => isDeepStrictEqual(steps, proposal.steps))) continue
    known.push(proposal.steps)
    if (await isWorthwhile(proposal.steps)) kept.push(candidate)
  }
  return kept
}
