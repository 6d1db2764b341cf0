import type { AggregateFunction } from '@auger/contract/plan'
import { placeOf } from '../../frame/column-ref.ts'
import type { ColumnTarget, MetricTarget, TableTarget } from '../../link/link.ts'

export type FormulaOperator = '+' | '-' | '*' | '/'

/** Arithmetic that the question spells out: revenue minus cost, (price - cost) * quantity. */
export type FormulaTree =
  | {
      readonly kind: 'operand'
      readonly to: Named
      /** How its values are summed up, where that is said of it alone: average cost divided by total sales. */
      readonly function?: AggregateFunction
    }
  | { readonly kind: 'number'; readonly value: number }
  | {
      readonly kind: 'binary'
      readonly operator: FormulaOperator
      readonly left: FormulaTree
      readonly right: FormulaTree
      /** Of a ratio: told in percent. */
      readonly percent?: true
      /** It stands between brackets. */
      readonly closed?: true
    }

/** A formula with what the question calls it, if anything: profit (revenue minus cost). */
export interface FormulaTarget {
  readonly kind: 'formula'
  readonly tree: FormulaTree
  readonly name?: string
}

type Named = ColumnTarget | TableTarget | MetricTarget

export type FormulaOperand = Extract<FormulaTree, { kind: 'operand' }>

export const operandsOf = (tree: FormulaTree): readonly FormulaOperand[] => {
  switch (tree.kind) {
    case 'operand':
      return [tree]
    case 'number':
      return []
    case 'binary':
      return [...operandsOf(tree.left), ...operandsOf(tree.right)]
  }
}

/** The tables that something which is named is about. */
export const tablesOf = (to: Named | FormulaTarget): readonly string[] => {
  if (to.kind === 'formula') return operandsOf(to.tree).flatMap((operand) => tablesOf(operand.to))
  return [to.kind === 'column' ? placeOf(to.column).tableId : to.tableId]
}
