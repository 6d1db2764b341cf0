import type { Condition } from '@auger/contract/plan'
import type { Side } from '../../frame/frame.ts'
import { isThing, type Reading } from '../reading.ts'

type Recurring = Extract<Condition, { kind: 'recurring' }>

export interface RecurringSides {
  /** Indexes of the filters that they stand for. */
  readonly filter: readonly number[]
  readonly left: Side
  readonly right: Side
}

/** Parts of a time that come round again, beside each other: March and April, the weekend and working days. */
export function recurringSides(filters: readonly Condition[], reading: Reading): readonly RecurringSides[] {
  const parts = filters.flatMap((filter, at) => recurringIn(filter).map((condition) => ({ at, condition })))
  const [first, second, ...more] = parts
  if (first === undefined || second === undefined || more.length > 0) return []
  const isSame =
    first.condition.column === second.condition.column && first.condition.part === second.condition.part
  if (!isSame) return []
  const side = (condition: Recurring): Side => ({ name: saidAs(condition, reading), where: condition })
  return [
    {
      filter: [...new Set([first.at, second.at])],
      left: side(first.condition),
      right: side(second.condition),
    },
  ]
}

const recurringIn = (condition: Condition): readonly Recurring[] => {
  if (condition.kind === 'recurring') return [condition]
  if (condition.kind !== 'or') return []
  const parts = condition.conditions.flatMap((part) => (part.kind === 'recurring' ? [part] : []))
  return parts.length === condition.conditions.length ? parts : []
}

/** As the question calls it. */
function saidAs({ part, values }: Recurring, { items, scene: { asked, tokens } }: Reading): string {
  const item = items.find(
    (one) =>
      isThing(one) &&
      one.to.kind === 'time' &&
      one.to.time.kind === 'part' &&
      one.to.time.part === part &&
      one.to.time.values.join() === values.join(),
  )
  if (item === undefined) return values.join()
  return asked.text.slice(tokens[item.from]?.start ?? 0, tokens[item.until - 1]?.end ?? 0)
}
