import type { Column } from '../../../domain/table.ts'
import { isPacked, natureOf } from '../../../locales/index.ts'
import type { Draft } from './draft.ts'
import { formOf } from './form.ts'
import { timeColumns } from './ground.ts'
import { isAmount, isOrdered, type Item } from './item.ts'

/** "cheapest" is of a price, "older" of an age, "latest" of a date; `of` are the names such a column may have. */
export function hintedColumn(draft: Draft, item: Item, of: readonly string[]): Column | undefined {
  if (of.length === 0) return undefined
  const hints = of.map(formOf)
  const isHinted = (column: Column): boolean => {
    const form = ` ${formOf(column.name)} `
    return hints.some((hint) => form.includes(isPacked(hint) ? hint : ` ${hint} `))
  }
  const fits = draft.table.columns.filter((column) => isOrdered(column) && isHinted(column))
  const times = hints.includes('date') ? timeColumns(draft.table) : []
  const [first, ...others] = fits.length > 0 ? fits : times
  if (first !== undefined && (others.length > 0 || isContested(draft, first, of)))
    draft.assumptions.push({ kind: 'column', said: item.text, column: first.name })
  return first
}

/** The most expensive order may be the one of the highest price or of the highest amount. */
function isContested({ table }: Draft, chosen: Column, of: readonly string[]): boolean {
  if (!of.some((hint) => hint === 'price')) return false
  return table.columns.some(
    (column) =>
      column !== chosen &&
      isAmount(column) &&
      natureOf(column.name) === 'extensive' &&
      /amount|total|sales|revenue|cost|金额|金額|额$|額$|売上|売り上げ|合計|금액|매출|합계/i.test(
        column.name,
      ),
  )
}
