import type { Condition } from '@auger/contract/plan'
import { isNumeric, type Column } from '../../../domain/table.ts'
import { refOf } from '../column-ref.ts'
import { tableOf, type FrameQuestion } from '../frame-question.ts'

/** Names tell rows apart, but for a few that are said twice. */
const leastNaming = 0.7
const fewestRows = 3

/** What leaves out rows that add up the others; nothing where there are none, or where the conditions ask for one of them. */
export function withoutTotals(
  tableId: string,
  conditions: readonly Condition[],
  question: FrameQuestion,
): readonly Condition[] {
  const totals = totalsIn(tableId, question)
  return totals === undefined || conditions.some((condition) => names(condition, totals))
    ? []
    : [{ kind: 'not', condition: totals }]
}

type OneOf = Extract<Condition, { kind: 'in' }>

/** Where rows that add up the others say so, and how. */
export function totalsIn(tableId: string, question: FrameQuestion): OneOf | undefined {
  const { columns, rowCount } = tableOf(tableId, question)
  const isLabel = ({ type, distinct }: Column): boolean =>
    type === 'text' && distinct >= leastNaming * rowCount
  const labels = (question.totals ?? []).filter(
    (entry) => entry.tableId === tableId && columns.some((one) => one.name === entry.column && isLabel(one)),
  )
  const [first] = labels
  if (first === undefined || rowCount < fewestRows || !columns.some(isNumeric)) return undefined
  const values = labels.filter(({ column }) => column === first.column).map(({ value }) => value)
  return { kind: 'in', column: refOf(tableId, first.column), values }
}

function names(condition: Condition, totals: OneOf): boolean {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.conditions.some((part) => names(part, totals))
    case 'not':
      return names(condition.condition, totals)
    case 'compare':
      return condition.column === totals.column && totals.values.includes(condition.value)
    case 'in':
      return (
        condition.column === totals.column && condition.values.some((value) => totals.values.includes(value))
      )
    case 'between':
    case 'contains':
    case 'missing':
    case 'window':
    case 'recurring':
    case 'against':
    case 'columns':
    case 'among':
      return false
  }
}
