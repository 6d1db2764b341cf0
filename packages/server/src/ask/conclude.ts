import { conclusionGroupName, questionsGroupId, type JobStatus } from '@auger/contract'
import type { Assumption } from '../domain/assumption.ts'
import type { Group, Said } from '../domain/event.ts'
import type { Job, JobEnding } from '../domain/job.ts'
import { localeFor, named, quotation, render, type Phrase, type Text } from '../locales/index.ts'
import { answerOf, conclude as wordsFor, fillTemplate } from '../operations/index.ts'
import { citations, quotedSources } from './citations.ts'
import type { JobDeps } from './deps.ts'
import { firstQuestions, nextQuestions } from './follow-ups.ts'
import { wantedLanguage, type Gathered } from './gather.ts'
import type { DoneStep } from './done-step.ts'
import type { Findings } from './investigate.ts'
import { message } from './message.ts'
import { quoteRows } from './quote-rows.ts'
import type { Voice } from './voice.ts'

export type Done = Extract<JobEnding, { state: 'done' }>

/** Says what was found: the answer first, its table and chart, what was taken for granted, the sources, what to ask next. */
export async function conclude(
  job: Job,
  gathered: Gathered,
  findings: Findings,
  voice: Voice,
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
    result: null,
    cost: deps.tally.cost,
  })
  const followUps = (find: () => Promise<readonly string[]>) => deps.tally.time('follow-ups', find)
  const refuse = (phrase: Phrase) => speak(voice, job, [message(render(phrase), ...assumptions)])

  switch (findings.kind) {
    case 'refused':
      await refuse(locale.says.refusal(findings.refusal))
      await offer(voice, await followUps(() => firstQuestions(job, gathered, locale, deps, signal)))
      return ending('not_in_data')
    case 'quoted': {
      const [{ quote, passage }] = findings.quotations
      const said = locale.says.quoted(
        quotation(quote, passage.source.name),
        named(passage.source.name, 'source'),
        passage.page === null ? undefined : named(String(passage.page), 'page'),
      )
      await speak(voice, job, [message(render(said), ...assumptions)])
      if (job.request.withCitation) await voice.say(citationGroup, quotedSources(findings.quotations))
      await offer(voice, await followUps(() => firstQuestions(job, gathered, locale, deps, signal)))
      return ending(statusOf(assumed))
    }
    case 'pleasantry': {
      const spoken = localeFor(wantedLanguage(job.request, findings.language)).locale
      const { greets, welcomes } = spoken.courtesy
      const content = findings.pleasantry === 'greeting' ? greets : welcomes
      await speak(voice, job, [{ kind: 'message', content, bindings: [] }])
      await offer(voice, await followUps(() => firstQuestions(job, gathered, spoken, deps, signal)))
      return { ...ending('answered'), language: spoken.language, assumptions: [], free: true }
    }
    case 'unclear':
      await refuse(locale.says.clarify(findings.about))
      await offer(voice, findings.options.slice(0, 3))
      return ending('clarify')
    case 'found': {
      const last = findings.steps.at(-1)
      if (last === undefined) throw new Error('an answer without a step')
      await speak(voice, job, answerWords(findings, gathered, assumptions, last))
      if (job.request.withCitation) await voice.say(citationGroup, citations(findings, gathered))
      await offer(
        voice,
        await followUps(() => nextQuestions(job, findings.plan, gathered, locale, deps, signal)),
      )
      const { columns, rows } = last.observation
      const { plan } = findings
      const quoted = await quoteRows(
        { job, last, steps: plan.steps, tables: gathered.question.tables },
        deps,
        signal,
      )
      return {
        ...ending(statusOf(assumed)),
        plan,
        result: {
          columns: columns.map(({ name, type }) => ({ name, type })),
          rows: rows.map((row) => [...row]),
          answer: answerOf(last.step, columns, rows, quoted).map((row) => [...row]),
        },
      }
    }
  }
}

const citationGroup: Group = { id: '', name: '', stage: 'Respond' }

const statusOf = (assumed: readonly Assumption[]): JobStatus => {
  if (assumed.some(({ kind }) => kind === 'left-out')) return 'partial'
  return assumed.length > 0 ? 'assumed' : 'answered'
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

async function speak(voice: Voice, job: Job, words: readonly Said[]): Promise<void> {
  const group: Group = { id: `${job.id}-conclusion`, name: conclusionGroupName, stage: 'Respond' }
  const task = { kind: 'task', name: conclusionGroupName, id: group.id, files: '' } as const
  await voice.say(group, { ...task, status: 'running' }, ...words, { ...task, status: 'done' })
}

const offer = (voice: Voice, questions: readonly string[]): Promise<void> =>
  voice.say({ id: questionsGroupId, stage: 'Respond' }, { kind: 'questions', questions })
