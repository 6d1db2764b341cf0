import { setImmediate as nextTurn } from 'node:timers/promises'
import { conclusionGroupName, questionsGroupId, type JobStatus } from '@auger/contract'
import type { Assumption } from '../domain/assumption.ts'
import type { Group, Said } from '../domain/event.ts'
import type { Job, JobEnding } from '../domain/job.ts'
import { keptRows } from '../domain/kept-rows.ts'
import { localeFor, named, quotation, render, type Phrase, type Text } from '../locales/index.ts'
import { answerOf, conclude as wordsFor, fillTemplate, resultUnits } from '../operations/index.ts'
import { citations, quotedSources } from './citations.ts'
import { conclusionGroup } from './conclusion-group.ts'
import type { JobDeps } from './deps.ts'
import { firstQuestions } from './follow-ups.ts'
import { wantedLanguage, type Gathered } from './gather.ts'
import type { DoneStep } from './done-step.ts'
import type { Findings } from './investigate.ts'
import { message } from './message.ts'
import { quoteRows } from './quote-rows.ts'
import { toldRefusal } from './told-refusal.ts'
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
  const assumed: readonly Assumption[] = [
    ...(findings.kind === 'found' ? findings.assumptions : []),
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
      const [{ quote, passage }] = findings.quotations
      const said = locale.says.quoted(
        quotation(quote, passage.source.name),
        named(passage.source.name, 'source'),
        passage.page === null ? undefined : named(String(passage.page), 'page'),
      )
      speak([message(render(said), ...assumptions)])
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
      const last = findings.steps.at(-1)
      if (last === undefined) throw new Error('an answer without a step')
      speak(answerWords(findings, gathered, assumptions, last))
      if (job.request.withCitation) writer.hold(citationGroup, citations(findings, gathered))
      const { columns, rows } = last.observation
      const { plan } = findings
      const { tables } = gathered.question
      const quoting = quoteRows({ job, last, steps: plan.steps, tables }, deps, signal)
      await offer(findings.next, quoting)
      const quoted = await quoting
      const units = resultUnits(last.step, tables, columns)
      const withUnit = (name: string) => {
        const unit = units.get(name)
        return unit === undefined ? {} : { unit }
      }
      return {
        ...ending(statusOf(assumed)),
        plan,
        frame: findings.frame ?? null,
        result: {
          columns: columns.map(({ name, type }) => ({ name, type, ...withUnit(name) })),
          rows: keptRows(rows),
          answer: keptRows(answerOf(last.step, columns, rows, quoted)),
        },
      }
    }
  }
}

const citationGroup: Group = { id: '', name: '', stage: 'Respond' }

const statusOf = (assumed: readonly Assumption[]): JobStatus => {
  if (assumed.some(({ kind }) => kind === 'left-out')) return 'partial'
  return assumed.some((one) => one.kind !== 'counted-from' || one.of === 'data') ? 'assumed' : 'answered'
}

function answerWords(
  { plan, steps }: Extract<Findings, { kind: 'found' }>,
  { question, wantedLanguage }: Gathered,
  assumptions: readonly Text[],
  last: DoneStep,
): readonly Said[] {
  const { before, after } = wordsFor({
    plan,
    tables: question.tables,
    outcome: last.observation,
    tableName: last.table.name,
    language: wantedLanguage,
    unmatched: steps.flatMap(({ unmatched }) => unmatched),
  })
  const remarks = [...(after === undefined ? [] : [after]), ...assumptions]
  const image = last.image ?? steps.at(-2)?.image
  const written =
    plan.template === undefined ? before : fillTemplate(plan.template, new Map(steps.map(resultOf)))
  return [
    message(written),
    { kind: 'table', ...last.table },
    ...(image === undefined ? [] : [{ kind: 'image' as const, ...image }]),
    ...(remarks.length === 0 ? [] : [message(...remarks)]),
  ]
}

const resultOf = ({ step, observation, table }: DoneStep) =>
  [step.id, { outcome: observation, tableName: table.name }] as const

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
