import type { Plan, Step } from '@auger/contract/plan'
import { prefixedStep } from '../../../analyst/prefixed-step.ts'
import type { AnalystQuestion, EarlierJob, Observation, Proposal } from '../../../ports/analyst.ts'
import type { Json, Model, ModelMessage } from '../../../ports/model.ts'
import { ModelFailure } from '../../../domain/model-failure.ts'
import type { Disclosure } from '../../../domain/model-settings.ts'
import { catalogueOf } from './catalogue.ts'
import { counted } from './counted-steps.ts'
import { joined, tellerFor, type Teller, type Told } from './disclosure.ts'
import { earlierText } from './earlier-text.ts'
import { instructions } from './instructions.ts'
import { readReply, type Wish } from './read-reply.ts'
import { replyForm } from './reply-form.ts'

export interface ModelAnalystOptions {
  readonly model: Model
  readonly level: Exclude<Disclosure, 'nothing'>
  /** A plan by the names of tables, ready to be run; or what is wrong with it. */
  check(
    plan: Plan,
    question: AnalystQuestion,
  ): { readonly plan: Plan } | { readonly problems: readonly string[] }
}

const catalogueTokens = 6_000
const replyTokens = 3_000
/** How often a reply that cannot be used is sent back with what is wrong, and how often it may look before it answers. */
const mostRepairs = 1
const mostLooks = 2
const rowsLookedAt = 30

/** What the ids of steps begin with that only look. */
export const lookPrefix = 'look-'

/** What was said about a question so far. */
interface Talk {
  readonly about: Json
  readonly messages: ModelMessage[]
  repairs: number
  looks: number
  /** The steps whose results it waits for. */
  looked: readonly Step[]
}

/** Asks a model for the plan. Throws a ModelFailure where it gives none that can be run. */
export function createModelAnalyst(options: ModelAnalystOptions) {
  const tell = tellerFor(options.level)
  const talks = new WeakMap<AnalystQuestion, Talk>()
  const talkOf = (question: AnalystQuestion, context: readonly EarlierJob[]): Talk => {
    const known = talks.get(question)
    if (known !== undefined) return known
    const begun = {
      about: aboutOf(question, context, options.level),
      messages: [firstMessage(question, context, tell)],
      repairs: 0,
      looks: 0,
      looked: [],
    }
    talks.set(question, begun)
    return begun
  }
  return {
    async propose(
      question: AnalystQuestion,
      context: readonly EarlierJob[],
      observations: readonly Observation[],
      signal: AbortSignal,
    ): Promise<Proposal> {
      const talk = talkOf(question, context)
      tellWhatWasSeen(talk, observations, tell)
      for (;;) {
        const { object } = await options.model.ask(
          {
            about: talk.about,
            instructions,
            messages: talk.messages,
            form: replyForm,
            mostTokens: replyTokens,
          },
          signal,
        )
        talk.messages.push({ from: 'model', text: JSON.stringify(object) })
        const read = readReply(object)
        const taken = 'problems' in read ? read : take(read.wish, talk, question, options)
        if ('kind' in taken) return taken
        if (talk.repairs++ >= mostRepairs)
          throw new ModelFailure('unusable', 'the model gave no plan that can be run')
        talk.messages.push(
          ours(
            joined([
              tell.ours('That cannot be used:'),
              ...taken.problems.map((one) => tell.ours(`- ${one}`)),
            ]),
          ),
        )
      }
    },
  }
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

function firstMessage(question: AnalystQuestion, context: readonly EarlierJob[], tell: Teller): ModelMessage {
  const line = tell.ours('-----')
  return ours(
    joined([
      tell.ours(`Today is ${question.today}. The tables:`),
      line,
      catalogueOf(question, tell, catalogueTokens),
      line,
      ...earlierText(context, question.tables, tell),
      tell.ours('The question:'),
      line,
      tell.said(question.text),
      line,
    ]),
  )
}

function tellWhatWasSeen(talk: Talk, observations: readonly Observation[], tell: Teller): void {
  const ids = talk.looked.map(({ id }) => id)
  const found = observations.filter(({ stepId }) => ids.includes(stepId))
  if (found.length === 0) return
  talk.looked = []
  const texts = found.map((one) => (one.failed === true ? undefined : tell.found(one)))
  const lines = texts.flatMap((text, at) => [
    tell.ours(`${found[at]?.stepId ?? ''} found:`),
    text ?? tell.ours('nothing that may be shown to you'),
  ])
  talk.messages.push(ours(joined([...lines, tell.ours('Now answer, ask or refuse, or look once more.')])))
}

function take(
  wish: Wish,
  talk: Talk,
  question: AnalystQuestion,
  { check, level }: ModelAnalystOptions,
): Proposal | { readonly problems: readonly string[] } {
  switch (wish.kind) {
    case 'refuse':
      return { kind: 'refuse', refusal: { reason: 'missing', understood: [], missing: wish.missing } }
    case 'ask':
      return { kind: 'clarify', about: wish.about, options: wish.options }
    case 'answer': {
      const checked = check(wish.plan, question)
      if ('problems' in checked) return checked
      const { steps, results } = checked.plan
      return { kind: 'steps', steps, assumptions: [], ...(results === undefined ? {} : { results }) }
    }
    case 'look': {
      if (level === 'schema')
        return { problems: ['nothing that steps find may be shown to you: answer, ask or refuse'] }
      if (talk.looks++ >= mostLooks)
        return { problems: ['you have looked often enough: answer, ask or refuse'] }
      const checked = check(wish.plan, question)
      if ('problems' in checked) return checked
      const steps = checked.plan.steps.map((step) => prefixedStep(step, `${lookPrefix}${talk.looks}-`))
      talk.looked = level === 'samples' ? steps : steps.map((step) => counted(step) ?? step)
      return { kind: 'try', steps: talk.looked, rows: rowsLookedAt }
    }
  }
}
