import type { Cell } from '@auger/contract'
import type { Condition } from '@auger/contract/plan'
import { fits } from '../../../domain/fits.ts'
import { isNumeric, isTemporal, type Column, type ColumnType } from '../../../domain/table.ts'
import { FrameProblem } from '../frame-problem.ts'
import { columnAt, type FrameQuestion } from '../frame-question.ts'

type Leaf = Exclude<Condition, { kind: 'and' | 'or' | 'not' | 'missing' }>

/** What is said of a column must be something that its values can be. Names of metrics are nothing that is known here. */
export function requireCondition(condition: Leaf, question: Pick<FrameQuestion, 'tables'>): void {
  const column = columnAt(condition.column, question)
  if (column === undefined) return
  switch (condition.kind) {
    case 'compare':
      requireValues(column, [condition.value])
      return
    case 'between':
      requireValues(column, [condition.low, condition.high])
      return
    case 'in':
      requireValues(column, condition.values)
      return
    case 'contains':
      requireType(column, column.type === 'text', 'text')
      return
    case 'window':
    case 'recurring':
      requireType(column, isTemporal(column), 'date')
      return
    case 'against':
      if (condition.function === 'mean' || condition.function === 'median')
        requireType(column, isNumeric(column), 'number')
      return
    case 'columns':
      requireAlike(column, columnAt(condition.other, question))
      return
    case 'among':
      return
  }
}

function requireValues({ name, type }: Column, values: readonly Cell[]): void {
  for (const value of values) {
    if (value === null) throw new FrameProblem(`"${name}" is compared with nothing`)
    if (!fits(value, type))
      throw new FrameProblem(`"${name}" is ${type} and cannot be compared with "${String(value)}"`)
  }
}

function requireType({ name, type }: Column, holds: boolean, wanted: ColumnType): void {
  if (!holds) throw new FrameProblem(`"${name}" is ${type}, not ${wanted}`)
}

function requireAlike(one: Column, other: Column | undefined): void {
  if (other === undefined) return
  const isAlike =
    one.type === other.type || (isNumeric(one) && isNumeric(other)) || (isTemporal(one) && isTemporal(other))
  if (!isAlike) throw new FrameProblem(`"${one.name}" and "${other.name}" cannot be compared`)
}
