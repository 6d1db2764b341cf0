import { oncePer } from '../../../domain/once-per.ts'
import { fold, type Column, type Table } from '../../../domain/table.ts'
import { refOf, type ColumnRef } from '../../frame/column-ref.ts'
import { kindWords } from '../../link/name/kind-words.ts'

/**
 * The column by which people know the rows of a table: what names its key, else what is called as its rows are, else its first name, else
 * a text that is different in each row, else its key. A name that comes again is of somebody who has several rows: bookings that have a
 * number are known by it, and not by their guests.
 */
export const nameColumn = oncePer((table: Table): ColumnRef | undefined => {
  const naming = table.structure?.namings.find(({ key }) =>
    table.keys.some(([only, ...more]) => only === key && more.length === 0),
  )
  const named =
    table.columns.find(({ name }) => name === naming?.name) ??
    table.columns.find((column) => isOwnName(table, column)) ??
    table.columns.find(
      (column) => column.nature === 'name' && !(comesAgain(table, column) && numbered(table)),
    ) ??
    table.columns.find(
      ({ type, distinct, missing }) => type === 'text' && distinct === table.rowCount - missing,
    )
  const key = named?.name ?? table.keys.find(({ length }) => length === 1)?.[0]
  return key === undefined ? undefined : refOf(table.id, key)
})

/** Beyond namesakes. */
const mostAlike = 0.9

const comesAgain = ({ rowCount }: Table, { distinct, missing }: Column): boolean =>
  distinct < mostAlike * (rowCount - missing)

/** Whether each row has a number or a code of its own. */
const numbered = ({ keys, columns }: Table): boolean =>
  keys.some(
    ([only, ...more]) =>
      more.length === 0 && columns.some(({ name, nature }) => name === only && nature === 'key'),
  )

/** Whether a text is called as the rows of its table are, or nothing but a name: the city_name of cities. */
function isOwnName({ title, structure }: Table, { name, type }: Column): boolean {
  if (type !== 'text') return false
  const words = wordsOf(name)
  const own = words.filter((word) => !kindWords.has(word)).join(' ')
  if (own === '') return words.some((word) => namesAlone.has(word))
  return [title, structure?.row.noun ?? ''].some((thing) => isOneOf(own, wordsOf(thing).join(' ')))
}

const namesAlone: ReadonlySet<string> = new Set(['name', 'title'])

const wordsOf = (name: string): readonly string[] =>
  name
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(fold)

const isOneOf = (one: string, many: string): boolean =>
  many === one || many === `${one}s` || many === `${one}es` || many === one.replace(/y$/, 'ies')
