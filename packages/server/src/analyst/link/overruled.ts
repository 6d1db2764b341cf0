import { placeOf } from '../frame/column-ref.ts'
import type { Link, LinkTarget } from './link.ts'
import type { LinkedQuestion, Stretch } from './linked-question.ts'
import { isTemporal } from '../../domain/table.ts'

/**
 * Links without those that a whole name overrules: a word that is what a column is called is no part of the values of that column, and a
 * word that is what a table is called does not stand for the dates of its rows. A phrase that compares overrules what its words say by
 * themselves: who asks for at least four does not ask for the least.
 */
export function withoutOverruled({ asked }: LinkedQuestion, links: readonly Link[]): readonly Link[] {
  const [columns, tables] = [new Set<string>(), new Set<string>()]
  for (const { from, until, to } of links) {
    if (to.kind === 'column' && isWhole(to.match)) columns.add(`${from} ${until} ${to.column}`)
    if (to.kind === 'table' && isWhole(to.match)) tables.add(`${from} ${until}`)
  }
  const isDate = (ref: string): boolean => {
    const { tableId, column: name } = placeOf(ref)
    const table = asked.tables.find(({ id }) => id === tableId)
    return table?.columns.some((column) => column.name === name && isTemporal(column)) ?? false
  }
  const periods = new Set(
    links.flatMap(({ from, until, to }) =>
      to.kind === 'time' && to.time.kind === 'period' ? [`${from} ${until}`] : [],
    ),
  )
  const comparing = links.filter(({ from, until, to }) => until - from > 1 && isComparing(to))
  return links.filter(({ from, until, to }) => {
    if (to.kind === 'sense') return !comparing.some((phrase) => isInside({ from, until }, phrase))
    // Where the data has one October, it is that one.
    if (to.kind === 'time') return to.time.kind !== 'part' || !periods.has(`${from} ${until}`)
    if (to.kind === 'value') return to.match !== 'part' || !columns.has(`${from} ${until} ${to.column}`)
    if (to.kind !== 'column' || to.match !== 'part') return true
    return !tables.has(`${from} ${until}`) || !isDate(to.column)
  })
}

const isComparing = (to: LinkTarget): boolean => to.kind === 'sense' && to.sense.kind === 'compare'

const isInside = (inner: Stretch, outer: Stretch): boolean =>
  outer.from <= inner.from &&
  inner.until <= outer.until &&
  inner.until - inner.from < outer.until - outer.from

const isWhole = (match: string): boolean => match === 'exact' || match === 'form'
