import type { SlotValue, Verb } from '@auger/contract/plan'
import type { AnalystQuestion, Proposal } from '../../../../ports/analyst.ts'
import { columnMentions } from './column-mentions.ts'
import { filledBy } from './filled-by.ts'
import { concerns } from './concerns.ts'
import { freeQuestion } from './free-question.ts'
import { plainAnswer } from './plain-answer.ts'
import { createPlanBuilder } from './plan-builder.ts'
import { preparationOf, type Preparation } from './preparation.ts'
import { resolveSlot } from './resolve-slot.ts'
import { sceneOf, type Scene } from './scene.ts'
import { slotFilters } from './slot-filter.ts'
import { superlativeSlots } from './superlative-slots.ts'
import type { ParsedTemplate, Slot } from './template.ts'
import { hasTerm, termsIn } from './terms-in.ts'
import { unaccounted } from './unaccounted.ts'

const mostSteps = 12

/**
 * A plan for a question of statistics, or one that wants its answer written in a certain way; undefined where it is neither.
 * `plainly` reads a plain question.
 */
export function proposeStatistics(
  asked: AnalystQuestion,
  plainly: (question: string) => Proposal,
): Proposal | undefined {
  if (!concerns(asked)) return undefined
  const scene = sceneOf(asked)
  if (scene === undefined) return undefined
  if (scene.template === undefined) return freeQuestion(asked, scene)
  return (
    templateProposal(scene, scene.template) ??
    superlativeProposal(scene, scene.template) ??
    plainAnswer(scene, scene.template, plainly) ?? {
      kind: 'refuse',
      refusal: {
        reason: 'missing',
        understood: [],
        missing: scene.template.slots.map(({ name }) => name),
      },
    }
  )
}

function superlativeProposal(scene: Scene, template: ParsedTemplate): Proposal | undefined {
  const preparation = preparationOf(scene)
  if (
    preparation === undefined ||
    hasTerm(scene.questionTerms, 'unsupported', 'outlier', 'correlation', 'missing', 'deviation')
  )
    return undefined
  const answer = superlativeSlots(scene, template, preparation)
  return answer === undefined || unaccounted(scene, template, [answer.step], answer.values).length > 0
    ? undefined
    : { kind: 'steps', steps: [answer.step], assumptions: [], template: filledBy(template, answer.values) }
}

function templateProposal(scene: Scene, template: ParsedTemplate): Proposal | undefined {
  if (hasTerm(scene.terms, 'unsupported')) return undefined
  const preparation = preparationOf(scene)
  if (preparation === undefined) return undefined
  const builder = createPlanBuilder(scene.table, scene.words)
  const filters = slotFilters(
    template.slots,
    scene.table,
    new Set(scene.mentions.filter(({ strength }) => strength >= 0.8).map(({ column }) => column.name)),
  )
  const values = template.slots.map((slot) => {
    const own: readonly Verb[] = (filters.get(slot) ?? []).map((where) => ({ kind: 'filter', where }))
    const about = { ...preparation, filters: withoutTwice(preparation.filters, own) }
    return resolveSlot(slot, { scene, preparation: about, builder, own })
  })
  const steps = builder.steps()
  if (saysTwice(template, values, scene) || narrowsUnseen(scene, preparation, filters.size)) return undefined
  if (values.some((value) => value === undefined) || steps.length === 0 || steps.length > mostSteps)
    return undefined
  if (unaccounted(scene, template, steps, values).length > 0) return undefined
  return {
    kind: 'steps',
    steps,
    assumptions: [],
    template: filledBy(
      template,
      values.flatMap((value) => value ?? []),
    ),
  }
}

/** Two slots that come to the same cell are told apart by something that was not understood, unless by before and after. */
function saysTwice(
  { slots }: ParsedTemplate,
  values: readonly (SlotValue | undefined)[],
  { words }: Scene,
): boolean {
  const staged = (slot: Slot | undefined): boolean =>
    hasTerm(termsIn(slot?.words ?? '', words), 'before', 'after')
  const bare = (slot: Slot | undefined): string =>
    termsIn(slot?.words ?? '', words)
      .filter(({ term }) => term === 'before' || term === 'after')
      .reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), slot?.words ?? '')
      .trim()
  return values.some((value, index) => {
    if (value === undefined || value.kind === 'choice') return false
    const key = JSON.stringify(value)
    const first = values.findIndex((other) => JSON.stringify(other) === key)
    return first < index && !(staged(slots[first]) && bare(slots[first]) === bare(slots[index]))
  })
}

/** The question narrows or parts its rows, and nothing of the plan does. */
function narrowsUnseen(
  { question, prose, table }: Scene,
  { filters }: Preparation,
  slotFilters: number,
): boolean {
  if (filters.length > 0 || slotFilters > 0) return false
  const only =
    /(?:only consider|consider only|only include|include only|restrict\p{L}* to|limited to)\s+([^.\n]*)/iu.exec(
      prose,
    )?.[1]
  if (
    only !== undefined &&
    !/null|missing|nan|recorded|available|complete|entries with|valid|numeric|non-/iu.test(only)
  )
    return true
  return partsRows(question, table) || boundsRows(question)
}

/** "older than 30", "in 2010" */
const boundsRows = (question: string): boolean =>
  (/(?:where|whose|having)\s[^.?]*(?:than|at least|at most|above|below|over|under|equal)\s/iu.test(
    question,
  ) &&
    !/outlier|consider/iu.test(question)) ||
  (!/outlier|z-?score|p-?value|skew|kurtosis|alpha|significance|threshold|predict|categor|absolute|coefficient|strong/iu.test(
    question,
  ) &&
    (/(?:more|less|greater|older|younger|higher|lower|fewer|larger|smaller|longer|shorter)\s+than\s+\d|(?:at least|at most|above|below|over|under|exceed\p{L}*)\s+\d/iu.test(
      question,
    ) ||
      /(?<!\p{L})(?:in|during|for|since|after|before|until)\s+(?:the\s+)?(?:year\s+)?(?:19|20)\d{2}(?!\d)/iu.test(
        question,
      )))

/** "for each country": a figure for every group, where groups have several rows. */
function partsRows(question: string, table: Scene['table']): boolean {
  return [...question.matchAll(/(?<!\p{L})each\s+((?:[^\s.,?]+\s*){1,4})/giu)].some(([, named = '']) => {
    if (/^(?:month|year|week|quarter|hour|unique|category|group|type|class)(?!\p{L})/iu.test(named))
      return true
    return columnMentions(named, table).some(
      ({ column, start, strength }) =>
        start < 3 && strength >= 0.5 && column.distinct > 0 && column.distinct < table.rowCount * 0.9,
    )
  })
}

/** A slot that names one of the values stands for itself. */
const withoutTwice = (filters: readonly Verb[], own: readonly Verb[]): readonly Verb[] => {
  const named = new Set(own.map((verb) => columnIn(verb)))
  return filters.filter((verb) => !named.has(columnIn(verb)))
}

const columnIn = (verb: Verb): string =>
  verb.kind === 'filter' && 'column' in verb.where ? verb.where.column : ''
