import type { Condition } from '@auger/contract/plan'
import type { EarlierJob } from '../../../ports/analyst.ts'
import { columnsIn } from '../../../domain/condition.ts'
import { thoseOf } from '../../frame/edit/edit-those.ts'
import type { Frame } from '../../frame/frame.ts'
import { isThing, saysAny, saysEdit, withSlot, type FilterChoice, type Reading } from '../reading.ts'

const pointing = ['those', 'their'] as const

/** More than so many are no longer pointed at one by one. */
const mostPointedAt = 20

/**
 * A reading as it is and, where words point at the answer before, one in which they choose what that was about: the rows of the answer
 * (how deep was it, that year), or the rows that it was computed of (the strongest of them).
 */
export function pointedReadings(reading: Reading, before: EarlierJob | undefined): readonly Reading[] {
  const frame = before?.frame
  const at = reading.rest.find((index) => saysEdit(reading.items[index], pointing))
  if (before === undefined || frame === undefined || at === undefined) return [reading]
  const choices = choicesOf(reading, before, frame)
  if (choices.length === 0) return [reading]
  const items = isNamedAgain(reading, at + 1, frame) ? [at, at + 1] : [at]
  const pointed = withSlot(reading, { items, choices })
  return isSurelyBefore(reading, at) ? [pointed] : [reading, pointed]
}

/** His, her, of them: of the question before, unless something that it may be of stands ahead of it: products and their prices. */
const isSurelyBefore = ({ items }: Reading, at: number): boolean =>
  saysEdit(items[at], ['their']) && !items.slice(0, at).some(isThing)

function choicesOf(reading: Reading, before: EarlierJob, frame: Frame): readonly FilterChoice[] {
  const { result } = before
  const isTop = frame.answer.kind === 'dimensions' && frame.answer.rows === 'top'
  const rows = isTop ? [0] : ('all' as const)
  const isFew = result !== undefined && (isTop || result.rows.length <= mostPointedAt)
  const pointed = isFew ? thoseOf(frame, rows, { question: reading.scene.asked, result }) : undefined
  return [
    ...(pointed === undefined ? [] : [choiceOf(pointed.filters, 'filter:pointed-rows', 0.1)]),
    ...(frame.filters.length === 0 ? [] : [choiceOf(frame.filters, 'filter:pointed-filters', 0.2)]),
  ]
}

function choiceOf(conditions: readonly Condition[], note: string, cost: number): FilterChoice {
  const [first, ...others] = conditions
  const condition: Condition =
    first !== undefined && others.length === 0 ? first : { kind: 'and', conditions }
  return { condition, columns: columnsIn(condition), absorbs: [], notes: [note], cost }
}

/** That year, these cities: what the answer before told apart. */
function isNamedAgain({ items, rest }: Reading, next: number, { dimensions, shown }: Frame): boolean {
  const item = items[next]
  if (!rest.includes(next)) return false
  if (saysAny(item, ['grain'])) return dimensions.some(({ grain }) => grain !== undefined)
  if (!isThing(item) || item.to.kind !== 'column') return false
  const { column } = item.to
  return shown.includes(column) || dimensions.some((dimension) => dimension.column === column)
}
