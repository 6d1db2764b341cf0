import { setImmediate as nextTurn } from 'node:timers/promises'
import { conclusionGroupName, questionsGroupId, type JobStatus } from '@auger/contract'
import type { Assumption } from '../domain/assumption.ts'
import type { Group, Said } from '../domain/event.ts'
import type { Job, JobEnding } from '../domain/job.ts'
import { localeFor, named, quotation, render, type Phrase } from '../locales/index.ts'
import { answersOf, answerWords, resultOf } from './answers.ts'
import { citations, quotedSources } from './citations.ts'
import { conclusionGroup } from './conclusion-group.ts'
import type { JobDeps } from './deps.ts'
import { answeredAfter, firstQuestions } from './follow-ups.ts'
import { wantedLanguage, type Gathered } from './gather.ts'
import type { Findings } from './investigate.ts'
import { message, paragraphOf } from './message.ts'
import { toldRefusal } from './told-refusal.ts'
import { writeAnswer } from './words/write-answer.ts'
import type { EventWriter } from './event-writer.ts'

export type Done = Extract<JobEnding, { state: 'done' }>

/** Says what was found: the answer first, its table and chart, what was taken for granted, the sources, what to ask next. */
export async function conclude(
  job: Job,
  gathered: Gathered,
  findings: Findings,
  writer: EventWriter,
  deps: JobDeps,
  signal: AbortSignal,
): Promise<Done> {
  const { locale, builtIn } = localeFor(gathered.wantedLanguage)
  const { failure } = deps.answering.use() ?? {}
  const assumed: readonly Assumption[] = [
    ...(findings.kind === 'found' ? findings.assumptions : []),
    ...(failure === undefined ? [] : [{ kind: 'without-model' as const }]),
    ...(findings.kind === 'found' && job.request.leftOut.length > 0
      ? [{ kind: 'left-out' as const, sources: job.request.leftOut }]
      : []),
    ...(builtIn ? [] : [{ kind: 'language' as const, language: gathered.wantedLanguage }]),
  ]
  const assumptions = assumed.map((assumption) => render(locale.says.assumption(assumption)))
  const ending = (status: JobStatus): Done => ({
    state: 'done',
    status,
    language: locale.language,
    assumptions: assumptions.map(({ content }) => content),
    plan: null,
    frame: null,
    result: null,
    results: [],
    refusal: null,
    cost: deps.tally.cost,
  })
  const speak = (words: readonly Said[]) => conclusion(writer, job, words)
  const refuse = (phrase: Phrase) => speak([message(render(phrase), ...assumptions)])
  const offer = async (questions: Promise<readonly string[]>, beside?: Promise<unknown>): Promise<void> => {
    // What is said already need not wait for what is still being chosen or looked up.
    if (!(await isSettled(Promise.all([questions, beside])))) await writer.flush()
    writer.hold(
      { id: questionsGroupId, stage: 'Respond' },
      { kind: 'questions', questions: await deps.tally.time('follow-ups', () => questions) },
    )
  }

  switch (findings.kind) {
    case 'refused':
      refuse(locale.says.refusal(findings.refusal))
      await offer(firstQuestions(job, gathered, locale, deps, signal))
      return { ...ending('not_in_data'), refusal: toldRefusal(findings.refusal) }
    case 'quoted': {
      const told = findings.told === 'all' ? findings.quotations : findings.quotations.slice(0, 1)
      const said = told.map(({ quote, passage }) =>
        locale.says.quoted(
          quotation(quote, passage.source.name),
          named(passage.source.name, 'source'),
          passage.page === null ? undefined : named(String(passage.page), 'page'),
        ),
      )
      speak([message(...said.map((one) => render(one)), ...assumptions)])
      if (job.request.withCitation) writer.hold(citationGroup, quotedSources(findings.quotations))
      await offer(firstQuestions(job, gathered, locale, deps, signal))
      return ending(statusOf(assumed))
    }
    case 'read': {
      speak([message(paragraphOf(findings.sentences), ...assumptions)])
      if (job.request.withCitation) writer.hold(citationGroup, quotedSources(findings.quotations))
      await offer(firstQuestions(job, gathered, locale, deps, signal))
      return ending(statusOf(assumed))
    }
    case 'pleasantry': {
      const spoken = localeFor(wantedLanguage(job.request, findings.language)).locale
      const { greets, welcomes } = spoken.courtesy
      const content = findings.pleasantry === 'greeting' ? greets : welcomes
      speak([{ kind: 'message', content, bindings: [] }])
      await offer(firstQuestions(job, gathered, spoken, deps, signal))
      return { ...ending('answered'), language: spoken.language, assumptions: [], free: true }
    }
    case 'unclear':
      refuse(locale.says.clarify(findings.about))
      await offer(Promise.resolve(findings.options.slice(0, 3)))
      return ending('clarify')
    case 'found': {
      const answering = answersOf(findings)
      const written = await writeAnswer(findings, answering, { job, gathered }, deps, signal)
      speak(answerWords(findings, answering, gathered, assumptions, written?.sentences))
      if (job.request.withCitation) writer.hold(citationGroup, citations(findings, gathered))
      const { plan } = findings
      const reading = Promise.all(
        answering.map((done) =>
          resultOf(done, { job, plan, tables: gathered.question.tables }, deps, signal),
        ),
      )
      await offer(nextOf(findings, written?.questions, { job, gathered }, deps, signal), reading)
      const [first, ...others] = await reading
      if (first === undefined) throw new Error('an answer without a step')
      const { title: _, ...result } = first
      return {
        ...ending(statusOf(assumed)),
        plan,
        frame: findings.frame ?? null,
        result,
        results: others.length === 0 ? [] : [first, ...others],
      }
    }
  }
}

/** What to ask next: of what a model would ask whatever is answered when it is sent back, then our own. */
async function nextOf(
  { plan, frame, next }: Extract<Findings, { kind: 'found' }>,
  questions: readonly string[] = [],
  { job, gathered }: { readonly job: Job; readonly gathered: Gathered },
  deps: JobDeps,
  signal: AbortSignal,
): Promise<readonly string[]> {
  if (questions.length === 0) return next
  const answered = { plan, ...(frame === undefined ? {} : { frame }) }
  const first = await answeredAfter(questions, job, answered, gathered, deps, signal)
  return [...new Set([...first, ...(await next)])].slice(0, 3)
}

const citationGroup: Group = { id: '', name: '', stage: 'Respond' }

const statusOf = (assumed: readonly Assumption[]): JobStatus => {
  if (assumed.some(({ kind }) => kind === 'left-out' || kind === 'unanswered')) return 'partial'
  return assumed.some(isGuess) ? 'assumed' : 'answered'
}

/** What is only told makes no answer less sure. */
const isGuess = (one: Assumption): boolean =>
  one.kind !== 'without-model' && (one.kind !== 'counted-from' || one.of === 'data')

function conclusion(writer: EventWriter, job: Job, words: readonly Said[]): void {
  const group = conclusionGroup(job.id)
  const task = { kind: 'task', name: conclusionGroupName, id: group.id, files: '' } as const
  writer.hold(group, { ...task, status: 'running' }, ...words, { ...task, status: 'done' })
}

const isSettled = (promise: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    promise.then(
      () => true,
      () => true,
    ),
    nextTurn(false),
  ])
