import type { Language } from '@auger/contract'
import type { Job } from '../domain/job.ts'
import type { Plan } from '../domain/plan.ts'
import type { Assumption } from '../domain/assumption.ts'
import type { Refusal } from '../domain/refusal.ts'
import { localeFor, pleasantryIn, type Pleasantry } from '../locales/index.ts'
import type { Observation } from '../ports/analyst.ts'
import { validatePlan } from '../operations/index.ts'
import type { JobDeps } from './deps.ts'
import type { DoneStep } from './done-step.ts'
import type { Gathered } from './gather.ts'
import { quotePassages, type Quotation } from './quote-passages.ts'
import { runStep } from './run-step.ts'
import { tryStep } from './try-steps.ts'
import type { Voice } from './voice.ts'

export type Findings =
  | {
      readonly kind: 'found'
      readonly plan: Plan
      readonly steps: readonly DoneStep[]
      readonly assumptions: readonly Assumption[]
    }
  | { readonly kind: 'unclear'; readonly about: string; readonly options: readonly string[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** What documents say, the best first. */
  | { readonly kind: 'quoted'; readonly quotations: readonly [Quotation, ...Quotation[]] }
  /** Nothing was asked. */
  | { readonly kind: 'pleasantry'; readonly pleasantry: Pleasantry; readonly language: Language }

const mostRounds = 8

/** Asks the analyst what to do, does it, and shows it what was found, until it has enough. */
export async function investigate(
  job: Job,
  { question, context, sources, wantedLanguage }: Gathered,
  voice: Voice,
  deps: JobDeps,
  signal: AbortSignal,
): Promise<Findings> {
  const pleasantry = pleasantryIn(question.text, localeFor(question.language).locale)
  if (pleasantry !== undefined)
    return { kind: 'pleasantry', pleasantry: pleasantry.kind, language: pleasantry.locale.language }
  if (job.request.datasetId === null)
    return { kind: 'refused', refusal: { reason: 'no-dataset', understood: [], missing: [] } }
  const done: DoneStep[] = []
  const assumptions: Assumption[] = []
  const trials: Observation[] = []
  let template: Plan['template']
  for (let round = 0; round < mostRounds; round++) {
    const observations = [...trials, ...done.map(({ observation }) => observation)]
    const proposal = await deps.tally.time('propose', () =>
      deps.analyst.propose(question, context, observations),
    )
    switch (proposal.kind) {
      case 'refuse': {
        const [best, ...others] = await quotePassages(job, { question, sources }, deps)
        if (best !== undefined) return { kind: 'quoted', quotations: [best, ...others] }
        return { kind: 'refused', refusal: proposal.refusal }
      }
      case 'clarify':
        return { kind: 'unclear', about: proposal.about, options: proposal.options }
      case 'done':
        return {
          kind: 'found',
          plan: { ...planOf(done), ...(template === undefined ? {} : { template }) },
          steps: done,
          assumptions,
        }
      case 'try':
        for (const step of proposal.steps) {
          signal.throwIfAborted()
          trials.push(
            await deps.tally.time('try', () => tryStep(step, question.tables, job.projectId, deps, signal)),
          )
        }
        break
      case 'steps': {
        const plan = { version: 1, steps: [...planOf(done).steps, ...proposal.steps] } as const
        const problems = validatePlan(plan, question.tables)
        if (problems.length > 0) throw new Error(`the analyst's plan is not valid: ${problems.join('; ')}`)
        assumptions.push(...proposal.assumptions)
        template = proposal.template ?? template
        for (const step of proposal.steps) {
          signal.throwIfAborted()
          done.push(
            await runStep(
              step,
              { job, done, tables: question.tables, sources, language: wantedLanguage },
              voice,
              deps,
              signal,
            ),
          )
        }
      }
    }
  }
  throw new Error(`the analyst came to no end in ${mostRounds} rounds`)
}

const planOf = (done: readonly DoneStep[]): Plan => ({ version: 1, steps: done.map(({ step }) => step) })
