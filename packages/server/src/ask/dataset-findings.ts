import type { Language } from '@auger/contract'
import type { Plan } from '@auger/contract/plan'
import { mostKeptRows } from '../domain/kept-rows.ts'
import { overviewQuestion } from '../locales/index.ts'
import { conclude } from '../operations/index.ts'
import type { Observation, Proposal } from '../ports/analyst.ts'
import { consider } from './consider.ts'
import { questionOver } from './gather.ts'
import type { SentBack, SentBackDeps } from './sent-back.ts'
import { findBy, tryStep } from './try-steps.ts'

/** Of the time that a job has: a dataset is not there before it is described. */
const mostTime = 1 / 3

/** What someone would be told who asks for an overview of a dataset, a paragraph each; as much of it as there is time for. */
export async function datasetFindings(
  language: Language,
  { projectId, context, asked, ...of }: SentBack,
  deps: SentBackDeps,
  signal: AbortSignal,
): Promise<readonly string[]> {
  if (of.tables.length === 0) return []
  const { analyst, store, clock, settings } = deps
  const until = clock.monotonic() + settings.jobSeconds * 1_000 * mostTime
  const isLate = (): boolean => clock.monotonic() >= until
  const question = await questionOver(overviewQuestion(language), { language, spans: [] }, of, asked, store)
  const propose = (observations: readonly Observation[]): Promise<Proposal> =>
    consider({ question, context, observations, done: [] }, analyst, signal)
  let proposal = await propose([])
  if (proposal.kind === 'try') {
    const trials: Observation[] = []
    for (const step of proposal.steps) {
      if (isLate()) return []
      trials.push(await tryStep({ step }, of.tables, projectId, deps, signal, proposal.rows))
    }
    proposal = await propose(trials)
  }
  if (proposal.kind !== 'steps') return []
  const { steps, results = [] } = proposal
  const told: string[] = []
  for (const [at, { id }] of steps.entries()) {
    if (!results.includes(id) || isLate()) continue
    const plan: Plan = { version: 2, steps: steps.slice(0, at + 1), results }
    const outcome = await findBy(plan.steps, of.tables, projectId, mostKeptRows, deps, signal)
    if (outcome === undefined || outcome.rowCount === 0 || outcome.columns.length === 0) continue
    const { before } = conclude({ plan, tables: of.tables, outcome, tableName: '', language })
    told.push(before.content.replaceAll(/\*\*(.+?)\*\*/gu, '$1'))
  }
  return told
}
