import type { ComparisonOperator } from '@auger/contract/plan'
import type { Column } from '../../../domain/table.ts'

/** A number as it is said of a column. */
export interface SaidNumber {
  readonly operator: ComparisonOperator
  readonly values: readonly number[]
  readonly isPercent: boolean
}

/** What no value of a column is, what has to be read into its text, or percent of what are none, is hardly said of it. */
export function strangeness(column: Column, said: SaidNumber): number {
  return ofValues(column, said) + (said.isPercent && !holdsPercent(column) ? 0.4 : 0)
}

function ofValues({ type, minimum, maximum }: Column, { operator, values: [value = 0] }: SaidNumber): number {
  if (type === 'text') return 0.3
  if (operator !== '=' || typeof minimum !== 'number' || typeof maximum !== 'number') return 0
  return value < minimum || value > maximum ? 1 : 0
}

const holdsPercent = ({ name, nature }: Column): boolean =>
  nature === 'percentage' || /[%％٪]|percent/iu.test(name)
