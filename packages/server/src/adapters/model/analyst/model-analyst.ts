import type { Plan, Step } from '@auger/contract/plan'
import { prefixedStep } from '../../../analyst/prefixed-step.ts'
import type { AnalystQuestion, EarlierJob, Observation, Proposal, Proposer } from '../../../ports/analyst.ts'
import type { Json, Model, ModelMessage } from '../../../ports/model.ts'
import { ModelFailure } from '../../../domain/model-failure.ts'
import type { Disclosure } from '../../../domain/model-settings.ts'
import { catalogueOf } from './catalogue.ts'
import { counted } from '../counted-steps.ts'
import { joined, tellerFor, type Teller, type Told } from '../disclosure.ts'
import { framed } from '../framed-text.ts'
import { earlierText } from './earlier-text.ts'
import { instructions } from './instructions.ts'
import { judgedText } from './judged-text.ts'
import { readReply, type ReadyAnalysis, type Wish } from './read-reply.ts'
import { replyForm } from './reply-form.ts'

export interface ModelAnalystOptions {
  readonly model: Model
  /** Does what a model leaves to it. */
  readonly builtin: Proposer
  readonly level: Exclude<Disclosure, 'nothing'>
  /** A plan by the names of tables, ready to be run; or what is wrong with it. */
  check(
    plan: Plan,
    question: AnalystQuestion,
  ): { readonly plan: Plan } | { readonly problems: readonly string[] }
}

export interface ModelAnalyst extends Proposer {
  /** Whether it left the question to the built-in analyst, whose plan it then is. */
  hasLeft(): boolean
}

type Steps = Extract<Proposal, { kind: 'steps' }>

/** What asks the built-in analyst for what it does as a whole. */
const readyQuestions: { readonly [analysis in ReadyAnalysis]: string } = {
  overview: 'Give me an overview of the data',
  quality: 'Are there any data quality problems?',
}

const catalogueTokens = 6_000
const replyTokens = 3_000
/** How often a reply that cannot be used is sent back with what is wrong, and how often it may look before it answers. */
const mostRepairs = 1
const mostLooks = 2
const rowsLookedAt = 30

/** What the ids of steps begin with that only look. */
export const lookPrefix = 'look-'

/** What was said about the question so far. */
interface Talk {
  readonly about: Json
  readonly messages: ModelMessage[]
  repairs: number
  looks: number
  /** The steps whose results it waits for. */
  looked: readonly Step[]
  /** Of these, the ids of those that say of how many rows their figures are. */
  counted: readonly string[]
  /** What it would answer with, where that was run first to see that it can be. */
  answer?: Steps
  /** What it left to the built-in analyst, in words that this one knows. */
  left?: AnalystQuestion
}

/** Asks a model for the plan of one question. Throws a ModelFailure where it gives none that can be run. */
export function createModelAnalyst(options: ModelAnalystOptions): ModelAnalyst {
  const tell = tellerFor(options.level)
  let talk: Talk | undefined
  return {
    hasLeft: () => talk?.left !== undefined,
    async propose(question, context, observations, signal) {
      talk ??= talkAbout(question, context, options.level, tell)
      if (talk.left !== undefined) return options.builtin.propose(talk.left, [], observations, signal)
      const known = tellWhatWasFound(talk, observations, tell)
      if (known !== undefined) return known
      for (;;) {
        const { about, messages } = talk
        const { object } = await options.model.ask(
          { purpose: 'plan', about, instructions, messages, form: replyForm, mostTokens: replyTokens },
          signal,
        )
        messages.push({ from: 'model', text: JSON.stringify(object) })
        const read = readReply(object)
        const taken = 'problems' in read ? read : take(read.wish, talk, question, options)
        if ('left' in taken) {
          talk.left = taken.left
          return options.builtin.propose(talk.left, [], observations, signal)
        }
        if ('kind' in taken) return taken
        complain(
          talk,
          taken.problems.map((one) => tell.ours(one)),
          tell,
        )
      }
    },
  }
}

const talkAbout = (
  question: AnalystQuestion,
  context: readonly EarlierJob[],
  level: Disclosure,
  tell: Teller,
): Talk => ({
  about: aboutOf(question, context, level),
  messages: [firstMessage(question, context, tell)],
  repairs: 0,
  looks: 0,
  looked: [],
  counted: [],
})

/** Sends back what cannot be used, once. */
function complain(talk: Talk, problems: readonly Told[], tell: Teller): void {
  if (talk.repairs++ >= mostRepairs)
    throw new ModelFailure('unusable', 'the model gave no plan that can be run')
  talk.messages.push(
    ours(
      joined([
        tell.ours('That cannot be used:'),
        ...problems.map((one) => joined([tell.ours('-'), one], ' ')),
      ]),
    ),
  )
}

/** However the prompt is worded: what is asked of what. */
const aboutOf = (
  { text, tables }: AnalystQuestion,
  context: readonly EarlierJob[],
  level: Disclosure,
): Json => [
  level,
  text,
  ...context.map(({ question }) => question),
  ...tables.map(({ name, columns }) => [name, ...columns.map((column) => column.name)]),
]

const ours = (text: Told): ModelMessage => ({ from: 'us', text })

const firstMessage = (
  question: AnalystQuestion,
  context: readonly EarlierJob[],
  tell: Teller,
): ModelMessage =>
  ours(
    joined([
      ...framed(
        `Today is ${question.today}. The tables:`,
        [catalogueOf(question, tell, catalogueTokens)],
        tell,
      ),
      ...judgedText(question, tell),
      ...earlierText(context, question.tables, tell),
      ...framed('The question:', [tell.said(question.text)], tell),
    ]),
  )

/** What was run for the model; the answer that it gave before, where that was run and can be. */
function tellWhatWasFound(
  talk: Talk,
  observations: readonly Observation[],
  tell: Teller,
): Proposal | undefined {
  const ids = talk.looked.map(({ id }) => id)
  const found = observations.filter(({ stepId }) => ids.includes(stepId))
  if (found.length === 0) return undefined
  const { answer, looked } = talk
  talk.looked = []
  const failed = found.filter((one) => one.failed === true)
  if (answer !== undefined) {
    delete talk.answer
    if (failed.length === 0) return answer
    complain(
      talk,
      failed.map((one) => tell.problem(one, looked) ?? tell.ours(`${one.stepId} cannot be run`)),
      tell,
    )
    return undefined
  }
  const lines = found.flatMap((one) => [
    tell.ours(`${one.stepId} found:`),
    (one.failed === true ? tell.problem(one, looked) : tell.found(one, talk.counted.includes(one.stepId))) ??
      tell.ours('nothing that may be shown to you'),
  ])
  talk.messages.push(ours(joined([...lines, tell.ours('Now answer, ask or refuse, or look once more.')])))
  return undefined
}

function take(
  wish: Wish,
  talk: Talk,
  question: AnalystQuestion,
  { check, level }: ModelAnalystOptions,
): Proposal | { readonly problems: readonly string[] } | { readonly left: AnalystQuestion } {
  switch (wish.kind) {
    case 'refuse':
      return { kind: 'refuse', refusal: { reason: 'missing', understood: [], missing: wish.missing } }
    case 'ready':
      return { left: { ...question, text: readyQuestions[wish.analysis], language: 'EN' } }
    case 'ask':
      return { kind: 'clarify', about: wish.about, options: wish.options }
    case 'answer': {
      const checked = check(wish.plan, question)
      if ('problems' in checked) return checked
      const { steps, results } = checked.plan
      const answer: Steps = {
        kind: 'steps',
        steps,
        assumptions: [],
        ...(results === undefined ? {} : { results }),
      }
      const unsure = steps.filter(({ input }) => input.kind === 'statement')
      if (unsure.length === 0) return answer
      // Whether a statement can be run only the engine knows.
      talk.answer = answer
      talk.looked = unsure.map((step) => prefixedStep(step, `${lookPrefix}${talk.repairs}-run-`))
      return { kind: 'try', steps: talk.looked, rows: 1 }
    }
    case 'look': {
      if (level === 'schema')
        return { problems: ['nothing that steps find may be shown to you: answer, ask or refuse'] }
      if (talk.looks++ >= mostLooks)
        return { problems: ['you have looked often enough: answer, ask or refuse'] }
      const checked = check(wish.plan, question)
      if ('problems' in checked) return checked
      const steps = checked.plan.steps.map((step) => prefixedStep(step, `${lookPrefix}${talk.looks}-`))
      const asTold = steps.map((step) => ({ step, counted: level === 'samples' ? undefined : counted(step) }))
      talk.looked = asTold.map(({ step, counted }) => counted ?? step)
      talk.counted = asTold.flatMap(({ step, counted }) => (counted === undefined ? [] : [step.id]))
      return { kind: 'try', steps: talk.looked, rows: rowsLookedAt }
    }
  }
}
