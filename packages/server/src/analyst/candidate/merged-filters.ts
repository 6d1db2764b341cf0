import type { Cell } from '@auger/contract'
import type { Condition } from '@auger/contract/plan'
import { option, type Option } from './draft.ts'
import type { FilterChoice } from './reading.ts'

/** Values of one column that stand apart in the question cannot all hold of one row: they are alternatives. */
export function mergedFilters(filters: Option<readonly FilterChoice[]>): Option<readonly FilterChoice[]> {
  const merged: FilterChoice[] = []
  let count = 0
  for (const choice of filters.part) {
    const at = merged.findIndex((other) => either(other.condition, choice.condition) !== undefined)
    const before = merged[at]
    const condition = either(before?.condition, choice.condition)
    if (before === undefined || condition === undefined) merged.push(choice)
    else {
      merged[at] = { ...before, condition, notes: [...before.notes, ...choice.notes] }
      count++
    }
  }
  if (count === 0) return filters
  return option(merged, filters.used, [...filters.notes, 'filter:merged'], filters.cost)
}

/** Both, where no row can meet both. */
function either(one: Condition | undefined, other: Condition | undefined): Condition | undefined {
  if (one === undefined || other === undefined) return undefined
  const [left, right] = [valuesOf(one), valuesOf(other)]
  if (left !== undefined && right !== undefined && left.column === right.column)
    return { kind: 'in', column: left.column, values: [...new Set([...left.values, ...right.values])] }
  return isDenialOf(one, other) || isDenialOf(other, one)
    ? { kind: 'or', conditions: [one, other] }
    : undefined
}

function valuesOf(
  condition: Condition,
): { readonly column: string; readonly values: readonly Cell[] } | undefined {
  if (condition.kind === 'in') return condition
  if (condition.kind !== 'compare' || condition.operator !== '=') return undefined
  return { column: condition.column, values: [condition.value] }
}

const isDenialOf = (one: Condition, other: Condition): boolean =>
  one.kind === 'not' && JSON.stringify(one.condition) === JSON.stringify(other)
