import type { Condition } from '@auger/contract/plan'
import { oncePer } from '../../../domain/once-per.ts'
import type { Column } from '../../../domain/table.ts'
import { placeOf, type ColumnRef } from '../../frame/column-ref.ts'

const leading = /^[^\p{L}\p{N}+-]*[-+]?\d/u
const mostOthers = 0.2

/** Whether a column of text holds numbers with something behind them: 113.6 m, 4th, 2:25.65. */
export const isWrittenNumber = oncePer(({ type, frequent }: Column): boolean => {
  if (type !== 'text' || frequent.length === 0) return false
  const others = frequent.filter(({ value }) => typeof value !== 'string' || !leading.test(value))
  return others.length <= frequent.length * mostOthers
})

/** How a number that is said stands in such a column, where its most frequent values show it. */
export function writtenAs({ type, frequent }: Column, value: number): string | undefined {
  if (type !== 'text') return undefined
  const texts = frequent.flatMap((one) => (typeof one.value === 'string' ? [one.value] : []))
  const same = texts.find((text) => text === `${value}`)
  return (
    same ?? texts.find((text) => new RegExp(String.raw`^\D{0,2}${value}(?:\p{L}{2})?\.?$`, 'u').test(text))
  )
}

/** A comparison with the numbers that the texts of a column begin with: those whose number meets it are looked up among them. */
export function comparedNumbers(column: ColumnRef, compare: (column: string) => Condition): Condition {
  const { tableId, column: name } = placeOf(column)
  const as = `${name} (number)`
  return {
    kind: 'among',
    column,
    of: {
      tableId,
      verbs: [
        { kind: 'derive', column, function: 'number', as },
        { kind: 'filter', where: compare(as) },
      ],
      column,
    },
  }
}
