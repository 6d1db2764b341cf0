import type { Condition } from '@auger/contract/plan'
import { isNumeric, type Column, type Table } from '../../../../domain/table.ts'
import type { ReadQuestion } from '../question.ts'
import type { Reading } from '../reading.ts'
import type { Candidate } from './candidate.ts'
import { worthAlone, type Features, type Weights } from './features.ts'

/** Names tell rows apart, but for a few that are said twice. */
const leastNaming = 0.7
const fewestRows = 3

/** Where rows that add up the others say so, and how; undefined where there are none. */
export function totalsIn(
  { asked }: ReadQuestion,
  { id, columns, rowCount }: Table,
): Extract<Condition, { kind: 'in' }> | undefined {
  const isLabel = ({ distinct }: Column): boolean => distinct >= leastNaming * rowCount
  const labels = (asked.totals ?? []).flatMap(({ tableId, column: name, value }) => {
    const column = columns.find((one) => one.name === name)
    return tableId === id && column?.type === 'text' && isLabel(column) ? [{ column, value }] : []
  })
  const [first] = labels
  if (first === undefined || rowCount < fewestRows || !columns.some(isNumeric)) return undefined
  const values = labels.filter(({ column }) => column === first.column).map(({ value }) => value)
  return { kind: 'in', column: first.column.name, values }
}

/** Each plan as it is, and without the row that adds up the others. */
export function withoutTotals(
  question: ReadQuestion,
  candidates: readonly Candidate[],
  weights: Weights,
): readonly Candidate[] {
  return candidates.flatMap((candidate) => {
    const left = leftOut(question, candidate.reading)
    if (left === undefined) return [candidate]
    const as = (reading: Reading, feature: string): Candidate => {
      const features: Features = [...candidate.features, [feature, 1]]
      return { ...candidate, reading, features, worth: worthAlone(features, weights) }
    }
    return [as(candidate.reading, 'total:kept'), as(left, 'total:left-out')]
  })
}

/** The reading without totals; undefined where there are none, or the question is about one of them. */
export function leftOut(question: ReadQuestion, reading: Reading): Reading | undefined {
  const totals = totalsIn(question, reading.table)
  if (totals === undefined) return undefined
  const isNamed = reading.conditions.some(
    (one) =>
      (one.kind === 'compare' && one.column === totals.column && totals.values.includes(one.value)) ||
      (one.kind === 'in' &&
        one.column === totals.column &&
        one.values.some((value) => totals.values.includes(value))),
  )
  const condition: Condition = { kind: 'not', condition: totals }
  return isNamed ? undefined : { ...reading, conditions: [...reading.conditions, condition] }
}
