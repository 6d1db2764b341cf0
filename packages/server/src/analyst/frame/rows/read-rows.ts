import type { Condition, Verb } from '@auger/contract/plan'
import type { ColumnRef } from '../column-ref.ts'
import { conditionOver, conditionsOver, filterOf, refsIn } from './conditions.ts'
import type { Frame, RowOrder } from '../frame.ts'
import { FrameProblem } from '../frame-problem.ts'
import { tableOf, type FrameQuestion } from '../frame-question.ts'
import { joinedScope, type JoinedScope } from './scope.ts'
import { withoutTotals } from './totals.ts'

/** The rows that are read, and the verbs that choose them. */
export interface ReadRows {
  readonly scope: JoinedScope
  readonly verbs: readonly Verb[]
}

interface Needs {
  /** Columns that the rows must have. */
  readonly required: readonly ColumnRef[]
  /** Conditions that are told over the rows later; joined where they can be. */
  readonly later?: readonly Condition[]
}

export function readRows(
  { tableId, filters, order }: Pick<Frame, 'tableId' | 'filters' | 'order'>,
  { required, later = [] }: Needs,
  question: FrameQuestion,
): ReadRows {
  const said = refsIn([...filters, ...later, ...placesIn(order)], { question })
  // Rows that are joined stand in no order of their own.
  const scope = joinedScope(tableId, { required, wished: order === undefined ? said : [] }, question)
  if (order !== undefined && scope.input.kind !== 'table')
    throw new FrameProblem(
      `only rows of "${tableOf(tableId, question).title}" alone stand in the order of their file`,
    )
  const kept = conditionsOver([...filters, ...withoutTotals(tableId, filters, question)], scope)
  return { scope, verbs: [...besideVerbs(order, scope), ...filterOf(kept), ...edgeVerbs(order)] }
}

const placesIn = (order: RowOrder | undefined): readonly Condition[] =>
  order === undefined || order.kind === 'edge' ? [] : [order.where]

/** What stands beside a row is found among all rows, so before any are left out. */
const besideVerbs = (order: RowOrder | undefined, scope: JoinedScope): readonly Verb[] =>
  order?.kind === 'beside'
    ? [{ kind: 'beside', where: conditionOver(order.where, scope), offset: order.offset }]
    : []

function edgeVerbs(order: RowOrder | undefined): readonly Verb[] {
  if (order?.kind !== 'edge') return []
  const { edge, count } = order
  return [edge === 'last' ? { kind: 'last', count } : { kind: 'limit', count }]
}
