import type { TitledResult } from '@auger/contract'
import { answeringSteps, type Plan } from '@auger/contract/plan'
import type { Said } from '../domain/event.ts'
import type { Job } from '../domain/job.ts'
import { keptRows } from '../domain/kept-rows.ts'
import type { Table } from '../domain/table.ts'
import { pictureReason, render, type Text } from '../locales/index.ts'
import { answerOf, conclude, fillTemplate, resultUnits } from '../operations/index.ts'
import type { JobDeps } from './deps.ts'
import type { DoneStep } from './done-step.ts'
import type { Gathered } from './gather.ts'
import type { Findings } from './investigate.ts'
import { message, paragraphOf } from './message.ts'
import { quoteRows } from './quote-rows.ts'

type Found = Extract<Findings, { kind: 'found' }>

/** The steps that answer, in their order: one, or each of several answers. */
export function answersOf({ plan, steps }: Pick<Found, 'plan' | 'steps'>): readonly DoneStep[] {
  const ids = answeringSteps(plan).map(({ id }) => id)
  const found = ids.flatMap((id) => steps.filter(({ step }) => step.id === id))
  if (found.length === 0) throw new Error('an answer without a step')
  return found
}

/** Each answer in words, with its table and its chart; behind the last what to bear in mind. Sentences that were written for it stand in the place of our own. */
export function answerWords(
  { plan, steps }: Found,
  answering: readonly DoneStep[],
  { question, wantedLanguage }: Gathered,
  assumptions: readonly Text[],
  sentences?: readonly Text[],
): readonly Said[] {
  const told = answering.map((done) => {
    const place = steps.indexOf(done)
    const { before, after } = conclude({
      plan: { ...plan, steps: plan.steps.slice(0, place + 1) },
      tables: question.tables,
      outcome: done.observation,
      tableName: done.table.name,
      language: wantedLanguage,
      unmatched: steps.slice(0, place + 1).flatMap(({ unmatched }) => unmatched),
    })
    return {
      before,
      after,
      table: done.table,
      image: done.image ?? (plan.results === undefined ? steps.at(-2)?.image : undefined),
    }
  })
  const written =
    plan.template === undefined ? undefined : fillTemplate(plan.template, new Map(steps.map(outcomeOf)))
  const pictures = answering.flatMap(({ reason }) =>
    reason === undefined ? [] : [render([pictureReason(reason, wantedLanguage)])],
  )
  const remarks = [
    ...told.flatMap(({ after }) => (after === undefined ? [] : [after])),
    ...pictures,
    ...assumptions,
  ]
  return [
    ...(sentences === undefined ? [] : [message(paragraphOf(sentences))]),
    ...told.flatMap(({ before, table, image }): readonly Said[] => [
      ...(sentences !== undefined || (written === undefined && before.content === '')
        ? []
        : [message(written ?? before)]),
      { kind: 'table', ...table },
      ...(image === undefined ? [] : [{ kind: 'image' as const, ...image }]),
    ]),
    ...(remarks.length === 0 ? [] : [message(...distinct(remarks))]),
  ]
}

/** What is to be borne in mind of several answers is said once. */
const distinct = (texts: readonly Text[]): readonly Text[] =>
  texts.filter(({ content }, at) => texts.findIndex((other) => other.content === content) === at)

const outcomeOf = ({ step, observation, table }: DoneStep) =>
  [step.id, { outcome: observation, tableName: table.name }] as const

interface Surroundings {
  readonly job: Job
  readonly plan: Plan
  readonly tables: readonly Table[]
}

/** An answer for programs, with the cells that answer as the file has them. */
export async function resultOf(
  done: DoneStep,
  { job, plan, tables }: Surroundings,
  deps: JobDeps,
  signal: AbortSignal,
): Promise<TitledResult> {
  const { step, group, observation } = done
  const { columns, rows } = observation
  const quoted = await quoteRows({ job, done, steps: plan.steps, tables }, deps, signal)
  const units = resultUnits(step, tables, columns)
  const withUnit = (name: string) => {
    const unit = units.get(name)
    return unit === undefined ? {} : { unit }
  }
  return {
    title: group.name ?? '',
    columns: columns.map(({ name, type }) => ({ name, type, ...withUnit(name) })),
    rows: keptRows(rows),
    answer: keptRows(answerOf(step, columns, rows, quoted)),
  }
}
