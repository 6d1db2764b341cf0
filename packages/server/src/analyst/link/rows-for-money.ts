import { placeOf } from '../frame/column-ref.ts'
import type { SenseKind } from '../lexicon/sense.ts'
import type { Link } from './link.ts'
import type { Stretch } from './linked-question.ts'
import { sensesOf, type Said } from './said.ts'

/**
 * Links without those to the rows of a table that is called by a word for what comes in, and has a column of that: the sales of a file of
 * sales are what its rows come to. Where something is counted or listed, they may be its rows.
 */
export function withoutRowsForMoney(said: Said, links: readonly Link[]): readonly Link[] {
  const has = (kind: SenseKind): boolean => sensesOf(said, kind).length > 0
  if (has('quantity') || (has('list') && !has('group'))) return links
  const isEarned = ({ from, until }: Stretch): boolean =>
    said.concepts.some(
      (one) =>
        one.from === from &&
        one.until === until &&
        (said.question.concepts.get(one.concept)?.kinds ?? []).includes('earned'),
    )
  const isAmount = (link: Link, tableId: string): boolean => {
    if (link.to.kind !== 'column') return false
    const place = placeOf(link.to.column)
    const table = said.question.asked.tables.find(({ id }) => id === tableId)
    const column = table?.columns.find(({ name }) => name === place.column)
    return place.tableId === tableId && column?.nature === 'amount'
  }
  // Of 43 sales it is said how many there are, with a word for their kind between at most.
  const isNumbered = ({ from }: Stretch): boolean =>
    links.some(({ to, until }) => to.kind === 'number' && until <= from && from - until <= 1)
  return links.filter((link) => {
    const { to, from, until } = link
    if (to.kind !== 'table' || to.by !== undefined || !isEarned(link) || isNumbered(link)) return true
    return !links.some((other) => other.from === from && other.until === until && isAmount(other, to.tableId))
  })
}
