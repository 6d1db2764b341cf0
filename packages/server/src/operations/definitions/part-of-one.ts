import type { Table } from '../../domain/table.ts'
import { expressionsIn, type Expression } from './expression.ts'

/** Whether a metric that is told in percent comes to a part of one, and not of a hundred as it is. */
export function isPartOfOne(expression: Expression, { columns }: Table): boolean {
  const parts = expressionsIn(expression)
  const isHundred = (part: Expression): boolean => part.kind === 'number' && part.value === 100
  const percents = columns.filter(({ unit }) => unit?.kind === 'percent').map(({ name }) => name)
  return (
    parts.some((part) => part.kind === 'binary' && part.operator === '/') &&
    !parts.some((part) => part.kind === 'column' && percents.includes(part.column)) &&
    !parts.some(
      (part) =>
        part.kind === 'binary' &&
        ((part.operator === '*' && isHundred(part.right)) ||
          ((part.operator === '*' || part.operator === '/') && isHundred(part.left))),
    )
  )
}
