import { sameKey } from '../same-key.ts'
import type { Condition } from '@auger/contract/plan'
import { columnsIn } from '../../../domain/condition.ts'
import type { ColumnRef } from '../column-ref.ts'
import type { Frame } from '../frame.ts'

/** A condition takes the place of those on the same columns. */
export const withFilter = (frame: Frame, condition: Condition): Frame => ({
  ...frame,
  filters: [...leftBy(frame, columnsIn(condition)), condition],
})

/** What was asked for by itself is not asked for any more; everything else stands. */
export function without(frame: Frame, condition: Condition): Frame {
  const isSame = (one: Condition): boolean => sameKey(one) === sameKey(condition)
  return {
    ...frame,
    filters: [
      ...partsOf(frame).filter((filter) => !isSame(filter)),
      condition.kind === 'not' ? condition.condition : { kind: 'not', condition },
    ],
  }
}

/** Undefined where nothing was said of the columns. */
export function widened(frame: Frame, columns: readonly ColumnRef[]): Frame | undefined {
  const filters = leftBy(frame, columns)
  return filters.length === partsOf(frame).length ? undefined : { ...frame, filters }
}

export function withPeriod(frame: Frame, condition: Condition, times: readonly ColumnRef[]): Frame {
  const isTime = (column: ColumnRef): boolean => times.includes(column)
  const said = partsOf(frame).filter((filter) => columnsIn(filter).every(isTime))
  const when =
    said.flatMap(columnsIn)[0] ?? frame.dimensions.map(({ column }) => column).find(isTime) ?? undefined
  return {
    ...frame,
    filters: [
      ...partsOf(frame).filter((filter) => !said.includes(filter)),
      when === undefined ? condition : onColumn(condition, when),
    ],
  }
}

/** Conditions that all hold, each by itself. */
export const partsOf = ({ filters }: Pick<Frame, 'filters'>): readonly Condition[] => filters.flatMap(flat)

const flat = (condition: Condition): readonly Condition[] =>
  condition.kind === 'and' ? condition.conditions.flatMap(flat) : [condition]

const leftBy = (frame: Frame, columns: readonly ColumnRef[]): readonly Condition[] =>
  partsOf(frame).filter((filter) => !columnsIn(filter).some((column) => columns.includes(column)))

/** The same said of another column. */
function onColumn(condition: Condition, column: ColumnRef): Condition {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return { ...condition, conditions: condition.conditions.map((part) => onColumn(part, column)) }
    case 'not':
      return { ...condition, condition: onColumn(condition.condition, column) }
    case 'compare':
    case 'between':
    case 'in':
    case 'contains':
    case 'missing':
    case 'window':
    case 'recurring':
    case 'against':
    case 'among':
    case 'columns':
      return { ...condition, column }
  }
}
