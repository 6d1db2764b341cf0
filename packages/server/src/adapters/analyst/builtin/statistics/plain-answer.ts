import type { SlotValue, Step } from '@auger/contract/plan'
import type { Proposal } from '../../../../ports/analyst.ts'
import { partsId } from '../candidates/counted-parts.ts'
import { columnMentions } from './column-mentions.ts'
import { formatOf } from './slot-format.ts'
import type { Scene } from './scene.ts'
import { spacedName } from './spaced-name.ts'
import type { ParsedTemplate, Slot } from './template.ts'
import { filledBy } from './filled-by.ts'
import { unaccounted } from './unaccounted.ts'

/** A plain question whose answer is to be written by a template: the plan is that of the question, its answer fills the slots. */
export function plainAnswer(
  scene: Scene,
  template: ParsedTemplate,
  plainly: (question: string) => Proposal,
): Proposal | undefined {
  const proposal = plainly(scene.question.replace(/^\s*\d+[.)]\s*/, ''))
  if (proposal.kind === 'try') return proposal
  if (proposal.kind !== 'steps') return undefined
  const [step, ...others] = proposal.steps.filter(({ id }) => id !== partsId)
  if (step === undefined || others.length > 0 || hasManyGroups(step)) return undefined
  const values = template.slots.map((slot) => slotValue(slot, step, scene, template.slots.length))
  if (values.some((value) => value === undefined)) return undefined
  if (unaccounted(scene, template, [step], values).length > 0) return undefined
  const answer = [
    ...new Set([
      ...step.answer,
      ...values.flatMap((value) => (value?.kind === 'cell' ? [value.at.column] : [])),
    ]),
  ]
  return {
    kind: 'steps',
    steps: [{ ...step, answer: answer.length === 0 ? step.answer : answer }],
    assumptions: proposal.assumptions,
    template: filledBy(
      template,
      values.flatMap((value) => value ?? []),
    ),
  }
}

function slotValue(slot: Slot, step: Step, scene: Scene, slots: number): SlotValue | undefined {
  if (slot.choices.length > 1) return undefined
  const column = slots === 1 ? step.answer[0] : resultColumn(slot, step, scene)
  if (column === undefined) return undefined
  const format = formatOf(slot, scene)
  const several = /list|separated|comma|\(s\)|all /iu.test(`${slot.description} ${slot.hint}`)
  return several && step.answerRows !== 'top'
    ? { kind: 'list', step: step.id, column, format, separator: ', ' }
    : { kind: 'cell', at: { step: step.id, row: 0, column }, format }
}

/** The column of the result that a slot names. */
function resultColumn(slot: Slot, step: Step, { table }: Scene): string | undefined {
  const shown = shownColumns(
    step,
    table.columns.map(({ name }) => name),
  )
  const columns = shown.map((name) => ({ ...(table.columns[0] ?? never()), name }))
  const words = ` ${slot.words} ${spacedName(slot.hint)} `
  const named = shown.filter((name) => words.includes(` ${spacedName(name)} `))
  if (named.length === 1) return named[0]
  const found = columnMentions(`${slot.words}. ${slot.description}`, { columns }).filter(
    ({ strength }) => strength >= 0.7,
  )
  return found.sort((a, b) => b.strength - a.strength)[0]?.column.name
}

const never = (): never => {
  throw new Error('a table without columns')
}

/** What the result of a step has. */
function shownColumns({ verbs }: Step, columns: readonly string[]): readonly string[] {
  return verbs.reduce<readonly string[]>((before, verb) => {
    if (verb.kind === 'select') return verb.columns
    return verb.kind === 'group' ? [...verb.by, ...verb.measures].map(({ as }) => as) : before
  }, columns)
}

/** A figure for every group is more than one slot can hold. */
const hasManyGroups = ({ verbs, answerRows }: Step): boolean =>
  answerRows !== 'top' &&
  verbs.some((verb) => verb.kind === 'group' && verb.by.length > 0) &&
  !verbs.some((verb) => verb.kind === 'limit' && verb.count === 1)
