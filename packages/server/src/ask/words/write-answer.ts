import type { Text } from '../../locales/index.ts'
import { localeFor, shown } from '../../locales/index.ts'
import { askedTables } from '../../domain/asked-tables.ts'
import type { Job } from '../../domain/job.ts'
import type { ToWrite } from '../../ports/answerer.ts'
import type { JobDeps } from '../deps.ts'
import type { DoneStep } from '../done-step.ts'
import type { Gathered } from '../gather.ts'
import type { Findings } from '../investigate.ts'
import { tryStep } from '../try-steps.ts'
import { bindSentence, type Surroundings } from './bind-sentence.ts'
import { parametersOf } from './parameters-of.ts'

type Found = Extract<Findings, { kind: 'found' }>

/** What a model wrote of an answer, each number in it bound, and what it would ask next. */
export interface WrittenAnswer {
  readonly sentences: readonly Text[]
  readonly questions: readonly string[]
}

/**
 * Words of a model for what was found; undefined where none writes, or nothing that it wrote can be shown. A sentence with a number that
 * is nowhere in what was found is sent back once, and else left out.
 */
export async function writeAnswer(
  { plan, steps }: Found,
  answering: readonly DoneStep[],
  { job, gathered }: { readonly job: Job; readonly gathered: Gathered },
  deps: JobDeps,
  signal: AbortSignal,
): Promise<WrittenAnswer | undefined> {
  // How it is to be written was said already.
  if (plan.template !== undefined || !deps.answering.writes) return undefined
  const { question, wantedLanguage } = gathered
  const { locale } = localeFor(wantedLanguage)
  const tables = askedTables(question.tables)
  const asked: ToWrite = {
    question: question.text,
    language: locale.language,
    wish: job.request.userPrompt,
    found: answering.map(({ step, group, observation }) => ({ title: group.name ?? '', step, observation })),
    count: (step) => {
      const at = steps.findIndex((done) => done.step.id === step.id)
      const earlier = steps.slice(0, Math.max(0, at)).map((done) => done.step)
      return tryStep({ step, earlier }, tables, job.projectId, deps, signal, mostRowsTold)
    },
  }
  const write = (wanted: ToWrite) => deps.tally.time('word', () => deps.answering.write(wanted, signal))
  const written = await write(asked)
  if (written === undefined) return undefined
  const around: Surroundings = {
    question: question.text,
    found: answering.map(({ table, observation }) => ({ table: table.name, observation })),
    parameters: parametersOf(plan),
    locale,
  }
  const checked = checkedSentences(written.sentences, around)
  const mistaken = checked.flatMap(({ mistaken }) => mistaken ?? [])
  const mended = mistaken.length === 0 ? undefined : await write({ ...asked, mistaken })
  const all = [...checked, ...checkedSentences(mended?.sentences ?? [], around)]
  const sentences = all.flatMap(({ text }) => text ?? [])
  const unlike = sentences.filter(
    ({ content }, at) => sentences.findIndex((other) => other.content === content) === at,
  )
  return unlike.length === 0 ? undefined : { sentences: unlike, questions: written.questions }
}

const mostRowsTold = 30

interface Checked {
  readonly text?: Text
  readonly mistaken?: { readonly sentence: string; readonly problem: string }
}

const checkedSentences = (sentences: readonly string[], around: Surroundings): readonly Checked[] =>
  sentences.map((sentence) => {
    const bound = bindSentence(shown(sentence, longestSentence), around)
    return 'text' in bound ? { text: bound.text } : { mistaken: { sentence, problem: bound.problem } }
  })

const longestSentence = 500
