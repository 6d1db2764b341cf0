import { placeOf } from '../frame/column-ref.ts'
import type { Link } from './link.ts'
import type { LinkedQuestion } from './linked-question.ts'
import { isTemporal } from '../../domain/table.ts'

/**
 * Links without those that a whole name overrules: a word that is what a column is called is no part of the values of that column, and a
 * word that is what a table is called does not stand for the dates of its rows.
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
  return links.filter(({ from, until, to }) => {
    if (to.kind === 'value') return to.match !== 'part' || !columns.has(`${from} ${until} ${to.column}`)
    if (to.kind !== 'column' || to.match !== 'part') return true
    return !tables.has(`${from} ${until}`) || !isDate(to.column)
  })
}

const isWhole = (match: string): boolean => match === 'exact' || match === 'form'
