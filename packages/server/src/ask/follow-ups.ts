import { isDeepStrictEqual } from 'node:util'
import type { Job } from '../domain/job.ts'
import type { Step } from '@auger/contract/plan'
import { localeFor, overviewQuestion, type Locale } from '../locales/index.ts'
import { explore, followUps } from '../operations/index.ts'
import { askedTables } from '../domain/asked-tables.ts'
import type { EarlierJob } from '../ports/analyst.ts'
import { canBeChanged } from '../domain/can-be-changed.ts'
import type { Gathered } from './gather.ts'
import { sentBackAfter, whenSentBack, type SentBack, type SentBackDeps } from './sent-back.ts'

const wanted = 3
/** Of the time that a job has: what is offered must not be why it fails. */
const mostTime = 1 / 3

/** Where to go from an answer: questions that lead to other plans than the one that answers. What the engine finds does not matter, so they are chosen while it works. */
export function nextQuestions(
  job: Job,
  answered: Pick<EarlierJob, 'plan' | 'frame'>,
  gathered: Gathered,
  deps: SentBackDeps,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const { plan } = answered
  const { tables } = gathered.question
  const { language } = localeFor(gathered.wantedLanguage).locale
  const candidates = [...followUps(plan, tables, language), ...explore(askedTables(tables), language)]
  return answeredAfter(candidates, job, answered, gathered, deps, signal)
}

/** Of questions that somebody else would ask after an answer, those that are answered, each by another plan. */
export function answeredAfter(
  questions: readonly string[],
  job: Job,
  answered: Pick<EarlierJob, 'plan' | 'frame'>,
  gathered: Gathered,
  deps: SentBackDeps,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const before = canBeChanged(answered) ? answered : undefined
  return answerable(questions, [answered.plan.steps], sentBackAfter(job, gathered, before), deps, signal)
}

/** Where to begin, after a refusal. */
export async function firstQuestions(
  job: Job,
  gathered: Gathered,
  locale: Locale,
  deps: SentBackDeps,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const { tables } = gathered.question
  if (tables.length === 0) {
    const hasText = gathered.sources.some(({ report }) => (report?.passages ?? 0) > 0)
    if (!hasText) return locale.says.firstQuestions
    // Of text alone nothing is counted; what it says in short can be asked, unless it just was.
    const short = overviewQuestion(locale.language)
    return job.request.question === short ? [] : [short]
  }
  const sentBack = sentBackAfter(job, gathered, undefined)
  return answerable(explore(tables, locale.language), [], sentBack, deps, signal)
}

/** Of the readings that an analyst asks back about, those that are answered when they are chosen. */
export async function answeredOptions(
  options: readonly string[],
  job: Job,
  gathered: Gathered,
  deps: SentBackDeps,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const sentBack = sentBackAfter(job, gathered, undefined)
  const found = await Promise.all(options.map((option) => whenSentBack(option, sentBack, deps, signal)))
  return options.filter((_, at) => typeof found[at] === 'object')
}

/** The first three that are answered when they are sent back, each by another plan, and are worth their while. */
export async function answerable(
  candidates: readonly string[],
  plans: readonly (readonly Step[])[],
  sentBack: SentBack,
  deps: SentBackDeps,
  signal: AbortSignal,
  isWorthwhile: (steps: readonly Step[]) => Promise<boolean> = () => Promise.resolve(true),
): Promise<readonly string[]> {
  const known = [...plans]
  const kept: string[] = []
  const left = [...new Set(candidates)]
  const until = deps.clock.monotonic() + deps.settings.jobSeconds * 1_000 * mostTime
  while (kept.length < wanted && left.length > 0 && deps.clock.monotonic() < until) {
    const some = left.splice(0, wanted - kept.length)
    const found = await Promise.all(some.map((text) => whenSentBack(text, sentBack, deps, signal)))
    for (const [at, candidate] of some.entries()) {
      const outcome = found[at]
      // What makes it so are the tables, and they are those of the next one too.
      if (outcome === 'too-costly') return kept
      if (typeof outcome !== 'object') continue
      const { steps } = outcome
      if (known.some((one) => isDeepStrictEqual(one, steps))) continue
      known.push(steps)
      if (await isWorthwhile(steps)) kept.push(candidate)
    }
  }
  return kept
}
