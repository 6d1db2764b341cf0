import type { Cell } from '@auger/contract'
import type { Condition } from '@auger/contract/plan'
import { fold, type Column } from '../../../domain/table.ts'
import type { NamedColumn } from '../columns.ts'

/** What cells say for yes where they have words or letters for it. */
const yes = new Set(
  'yes y true t 1 ja j oui o sí si s sì sim да tak evet e ya có نعم हाँ はい 예 네 是 有'
    .split(' ')
    .map(fold),
)

/** The value by which a column of two values says yes; undefined of any other column. */
function yesOf({ type, distinct, minimum, maximum, frequent }: Column): Cell | undefined {
  if (type === 'boolean') return true
  if (distinct > 2) return undefined
  if (type === 'integer') return minimum === 0 && maximum === 1 ? 1 : undefined
  if (type !== 'text') return undefined
  return frequent.find(({ value }) => typeof value === 'string' && yes.has(fold(value)))?.value
}

/** What a word means that a column of yes and no is called. */
export function flagCondition({ ref, column }: NamedColumn): Condition | undefined {
  const value = yesOf(column)
  return value === undefined ? undefined : { kind: 'compare', column: ref, operator: '=', value }
}
