import type { Language } from '@auger/contract'
import type { Job } from '../domain/job.ts'
import { versionOf, type Plan, type Step } from '@auger/contract/plan'
import type { Assumption } from '../domain/assumption.ts'
import type { Frame } from '../domain/frame.ts'
import type { Refusal } from '../domain/refusal.ts'
import { localeFor, pleasantryIn, type Pleasantry } from '../locales/index.ts'
import type { Observation } from '../ports/analyst.ts'
import { validatePlan } from '../operations/index.ts'
import { compareRival } from './compare-rival.ts'
import { consider } from './consider.ts'
import type { JobDeps } from './deps.ts'
import type { DoneStep } from './done-step.ts'
import { answeredOptions, nextQuestions } from './follow-ups.ts'
import type { Gathered } from './gather.ts'
import { countedFrom } from './plan-windows.ts'
import { quotePassages, type Quotation } from './quote-passages.ts'
import { summarizePassages } from './summarize-passages.ts'
import { runStep } from './run-step.ts'
import { tryStep } from './try-steps.ts'
import { readAnswer, type ReadInPassages } from './words/read-answer.ts'
import type { EventWriter } from './event-writer.ts'

export type Findings =
  | {
      readonly kind: 'found'
      readonly plan: Plan
      /** What the plan was made from, where the analyst says so. */
      readonly frame?: Frame
      readonly steps: readonly DoneStep[]
      readonly assumptions: readonly Assumption[]
      /** What to ask next, once it is chosen. */
      readonly next: Promise<readonly string[]>
    }
  | { readonly kind: 'unclear'; readonly about: string; readonly options: readonly string[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** What documents say, the best first. */
  | {
      readonly kind: 'quoted'
      readonly quotations: readonly [Quotation, ...Quotation[]]
      /** first: the best is told, the others are sources beside it. */
      readonly told: 'first' | 'all'
    }
  /** What a model read in documents, with the words that say so. */
  | ({ readonly kind: 'read' } & ReadInPassages)
  /** Nothing was asked. */
  | { readonly kind: 'pleasantry'; readonly pleasantry: Pleasantry; readonly language: Language }

const mostRounds = 8

/** Asks the analyst what to do, does it, and shows it what was found, until it has enough. */
export async function investigate(
  job: Job,
  gathered: Gathered,
  writer: EventWriter,
  deps: JobDeps,
  signal: AbortSignal,
): Promise<Findings> {
  const { question, context, sources } = gathered
  const { plan: given } = job.request
  if (given !== undefined) return followPlan(job, given, gathered, writer, deps, signal)
  const pleasantry = pleasantryIn(question.text, localeFor(question.language).locale)
  if (pleasantry !== undefined)
    return { kind: 'pleasantry', pleasantry: pleasantry.kind, language: pleasantry.locale.language }
  if (job.request.datasetId === null)
    return { kind: 'refused', refusal: { reason: 'no-dataset', understood: [], missing: [] } }
  const done: DoneStep[] = []
  const assumptions: Assumption[] = []
  const trials: Observation[] = []
  let template: Plan['template']
  let results: Plan['results']
  let frame: Frame | undefined
  let next: Promise<readonly string[]> = Promise.resolve([])
  for (let round = 0; round < mostRounds; round++) {
    const observations = [...trials, ...done.map(({ observation }) => observation)]
    const proposal = await deps.tally.time('propose', () =>
      consider(
        { question, context, observations, done: done.map(({ step }) => step) },
        deps.answering,
        signal,
      ),
    )
    switch (proposal.kind) {
      case 'refuse': {
        if (proposal.refusal.overview === true) {
          const [first, ...rest] = await summarizePassages({ question, sources }, deps)
          if (first !== undefined) return { kind: 'quoted', quotations: [first, ...rest], told: 'all' }
        }
        const read = await readAnswer(job, gathered, deps, signal)
        if (read !== undefined)
          return read.sentences.length > 0
            ? { kind: 'read', ...read }
            : { kind: 'refused', refusal: refusalOver(proposal.refusal, sources) }
        const [best, ...others] = await quotePassages(job, { question, sources }, deps, signal)
        if (best !== undefined) return { kind: 'quoted', quotations: [best, ...others], told: 'first' }
        return { kind: 'refused', refusal: refusalOver(proposal.refusal, sources) }
      }
      case 'clarify': {
        const options = await answeredOptions(proposal.options, job, gathered, deps, signal)
        if (options.length > 0) return { kind: 'unclear', about: proposal.about, options }
        return { kind: 'refused', refusal: { reason: 'not-understood', understood: [], missing: [] } }
      }
      case 'done':
        return {
          kind: 'found',
          plan: planOf(
            done.map(({ step }) => step),
            template,
            results,
          ),
          ...(frame === undefined ? {} : { frame }),
          steps: done,
          assumptions,
          next,
        }
      case 'try':
        for (const [at, step] of proposal.steps.entries()) {
          signal.throwIfAborted()
          const tried = { step, earlier: proposal.steps.slice(0, at) }
          trials.push(
            await deps.tally.time('try', () =>
              tryStep(tried, question.tables, job.projectId, deps, signal, proposal.rows),
            ),
          )
        }
        break
      case 'steps': {
        template = proposal.template ?? template
        results = proposal.results ?? results
        frame = proposal.frame ?? frame
        const plan = planOf([...done.map(({ step }) => step), ...proposal.steps], template, results)
        const problems = validatePlan(plan, question.tables)
        if (problems.length > 0) throw new Error(`the analyst's plan is not valid: ${problems.join('; ')}`)
        assumptions.push(...proposal.assumptions)
        next = nextQuestions(job, { plan, ...(frame === undefined ? {} : { frame }) }, gathered, deps, signal)
        // Whoever waits for it is told; a job that ends before does not wait.
        next.catch(() => undefined)
        await runSteps(proposal.steps, done, job, gathered, writer, deps, signal)
        if (proposal.rival !== undefined)
          assumptions.push(
            ...(await compareRival(proposal.rival, done.at(-1), { job, gathered }, deps, signal)),
          )
      }
    }
  }
  throw new Error(`the analyst came to no end in ${mostRounds} rounds`)
}

/** Where there is only text, that is what does not answer. */
const refusalOver = (refusal: Refusal, sources: Gathered['sources']): Refusal =>
  refusal.reason === 'no-tables' && sources.some(({ report }) => (report?.passages ?? 0) > 0)
    ? { ...refusal, reason: 'not-in-documents' }
    : refusal

/** Does what a plan says that was sent instead of a question. */
async function followPlan(
  job: Job,
  plan: Plan,
  gathered: Gathered,
  writer: EventWriter,
  deps: JobDeps,
  signal: AbortSignal,
): Promise<Findings> {
  const problems = validatePlan(plan, gathered.question.tables)
  if (problems.length > 0) throw new Error(`the plan is not valid any more: ${problems.join('; ')}`)
  const next = nextQuestions(job, { plan }, gathered, deps, signal)
  next.catch(() => undefined)
  const done: DoneStep[] = []
  await runSteps(plan.steps, done, job, gathered, writer, deps, signal)
  return { kind: 'found', plan, steps: done, assumptions: countedFrom(plan.steps), next }
}

/** Runs steps one after the other, each over what those before it have done, and adds them to these. */
async function runSteps(
  steps: readonly Step[],
  done: DoneStep[],
  job: Job,
  { question: { tables }, sources, wantedLanguage: language }: Gathered,
  writer: EventWriter,
  deps: JobDeps,
  signal: AbortSignal,
): Promise<void> {
  for (const step of steps) {
    signal.throwIfAborted()
    done.push(await runStep(step, { job, done, tables, sources, language }, writer, deps, signal))
  }
}

const planOf = (steps: readonly Step[], template: Plan['template'], results: Plan['results']): Plan => ({
  version: versionOf(steps, results),
  steps,
  ...(results === undefined ? {} : { results }),
  ...(template === undefined ? {} : { template }),
})
