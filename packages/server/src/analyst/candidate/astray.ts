import { placeOf } from '../frame/column-ref.ts'
import type { ColumnTarget, Link } from '../link/link.ts'
import type { Cover } from './cover.ts'

const ofColumn = 0.3

/** What a cover costs for columns of other tables where one that the question names has a column that is called so, too. */
export function astrayCost({ items }: Pick<Cover, 'items'>, links: readonly Link[]): number {
  const named = new Set(
    items.flatMap((item) => (item.kind === 'thing' && item.to.kind === 'table' ? [item.to.tableId] : [])),
  )
  const isNamed = ({ column }: ColumnTarget): boolean => named.has(placeOf(column).tableId)
  return items.reduce((sum, item) => {
    if (item.kind !== 'thing' || item.to.kind !== 'column' || isNamed(item.to)) return sum
    const { match } = item.to
    const hasOther = links.some(
      ({ from, until, to }) =>
        from === item.from &&
        until === item.until &&
        to.kind === 'column' &&
        to.match === match &&
        isNamed(to),
    )
    return hasOther ? sum + ofColumn : sum
  }, 0)
}
