import type { Condition, Dimension } from '@auger/contract/plan'
import { columnsIn } from '../../../domain/condition.ts'
import type { ColumnRef } from '../column-ref.ts'
import type { FrameQuestion } from '../frame-question.ts'
import { reachFrom, sameColumns, tableIn } from '../rows/reach.ts'

/**
 * The conditions that rows of a part meet, where a frame has parts of several tables. What says something of the rows, or of what
 * they name, holds for them; what only rows of another part can meet holds there alone; what none can is looked up by each.
 */
export function filtersOf(
  filters: readonly Condition[],
  tableId: string,
  others: readonly string[],
  question: FrameQuestion,
): readonly Condition[] {
  return filters.flatMap((filter) => {
    const own = movedTo(filter, tableId, question)
    if (isTold(own, tableId, question)) return [own]
    const isOfOther = others.some((other) => isTold(movedTo(filter, other, question), other, question))
    return isOfOther ? [] : [filter]
  })
}

/** A dimension of a part: by a column that holds the same, where its rows do not name what the frame names. */
export const dimensionOf = (dimension: Dimension, tableId: string, question: FrameQuestion): Dimension => ({
  ...dimension,
  column: reached(dimension.column, tableId, question),
})

const isTold = (condition: Condition, tableId: string, question: FrameQuestion): boolean => {
  const reach = reachFrom(tableId, question)
  return columnsIn(condition).every((column) => reach.has(tableIn(column)))
}

function reached(ref: ColumnRef, tableId: string, question: FrameQuestion): ColumnRef {
  const reach = reachFrom(tableId, question)
  return sameColumns(ref, question).find((same) => reach.has(tableIn(same))) ?? ref
}

/** What is compared with values may be told by another column that holds the same; what asks whether there is one may not. */
function movedTo(condition: Condition, tableId: string, question: FrameQuestion): Condition {
  const inner = (part: Condition): Condition => movedTo(part, tableId, question)
  switch (condition.kind) {
    case 'and':
    case 'or':
      return { ...condition, conditions: condition.conditions.map(inner) }
    case 'not':
      return { ...condition, condition: inner(condition.condition) }
    case 'compare':
    case 'between':
    case 'in':
    case 'contains':
      return { ...condition, column: reached(condition.column, tableId, question) }
    case 'missing':
    case 'window':
    case 'recurring':
    case 'against':
    case 'columns':
    case 'among':
      return condition
  }
}
