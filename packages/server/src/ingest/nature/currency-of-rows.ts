import type { CurrencyOfRows } from '../../domain/table-structure.ts'
import { isNumeric, type Column } from '../../domain/table.ts'
import { unitWritten } from '../read-types/parsers/units.ts'
import { concepts } from './concepts.ts'
import { moneyWords } from './words/other-words.ts'
import { readName, says } from './words/vocabulary.ts'

/** The one column whose values are all currencies, where there is money beside it. */
export function currencyOfRows(columns: readonly Column[]): CurrencyOfRows | null {
  const found = columns.filter(isOfCurrencies)
  const of = columns.filter(isMoney).map(({ name }) => name)
  const [only] = found
  return only === undefined || found.length > 1 || of.length === 0 ? null : { column: only.name, of }
}

const isOfCurrencies = ({ type, frequent }: Column): boolean =>
  type === 'text' &&
  frequent.length > 0 &&
  frequent.every(({ value }) => typeof value === 'string' && unitWritten(value.trim())?.kind === 'currency')

/** By its unit or its name, or because a column of fractions beside a currency is of nothing else. */
function isMoney(column: Column): boolean {
  const { nature, unit, type } = column
  if (!isNumeric(column) || (nature !== 'amount' && nature !== 'level' && nature !== 'stock')) return false
  if (unit !== null) return unit.kind === 'currency'
  const name = readName(column.name)
  const { profit, revenue, cost, price } = concepts
  if ([profit, revenue, cost, price, moneyWords].some((words) => says(name, words))) return true
  return nature === 'amount' && type === 'number' && !says(name, concepts.quantity)
}
