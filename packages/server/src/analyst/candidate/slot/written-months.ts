import type { Condition } from '@auger/contract/plan'
import { fold, type Column } from '../../../domain/table.ts'
import type { ColumnRef } from '../../frame/column-ref.ts'

/** As a short month is written: Jan, Sept. */
const fewestLetters = 3

/** The rows of a month that is said, where a column of text has it written out or shortened: January 14, 3 Dec. 2011. */
export function writtenMonth(column: Column, ref: ColumnRef, said: string): Condition | undefined {
  if (column.type !== 'text') return undefined
  const texts = column.frequent.flatMap(({ value }) => (typeof value === 'string' ? [fold(value)] : []))
  const text = [said, said.slice(0, fewestLetters)].find(
    (word) => word.length >= fewestLetters && texts.some((one) => one.includes(fold(word))),
  )
  return text === undefined ? undefined : { kind: 'contains', column: ref, text }
}
