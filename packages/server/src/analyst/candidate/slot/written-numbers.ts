import { oncePer } from '../../../domain/once-per.ts'
import type { Column } from '../../../domain/table.ts'

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
