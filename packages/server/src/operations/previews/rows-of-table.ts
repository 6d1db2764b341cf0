import type { Table } from '../../domain/table.ts'
import { numberedRows } from '../../sql/number-rows.ts'
import { quoteName, quoteText } from '../../sql/quote.ts'
import { orderSql, statement, type Select } from '../../sql/select.ts'

/** A stretch of the rows of a table. */
export interface WantedRows {
  readonly offset: number
  readonly limit: number
  /** Absent: as they lie in the file. */
  readonly sort?: { readonly column: string; readonly direction: 'ascending' | 'descending' }
  /** Only rows of which a cell contains it, whatever its case. */
  readonly search?: string
}

type Read = Pick<Table, 'name' | 'columns'>

const numbered = 'numbered_rows'

export function rowsSql(table: Read, { offset, limit, sort, search }: WantedRows): string {
  const rows: Select = {
    distinct: false,
    columns: table.columns.map(({ name }) => ({ expression: quoteName(name), as: name })),
    from: sort === undefined ? table.name : numbered,
    where: containing(table, search),
    groupBy: [],
    orderBy: [],
    limit,
    offset,
  }
  if (sort === undefined) return statement([], rows)
  // Rows that are the same in the column stay as they lie in the file, on every page.
  const place = freshName('place_in_file', table)
  return statement([{ name: numbered, select: numberedRows(table.name, place) }], {
    ...rows,
    orderBy: [orderSql(quoteName(sort.column), sort.direction), quoteName(place)],
  })
}

/** How many rows contain it. */
export const foundRowsSql = (table: Read, search: string): string =>
  statement([], {
    distinct: false,
    columns: [{ expression: 'count(*)', as: 'found' }],
    from: table.name,
    where: containing(table, search),
    groupBy: [],
    orderBy: [],
    limit: undefined,
  })

/** One text of the cells of a row, so that a table of thousands of columns makes no statement of thousands of conditions. */
function containing({ columns }: Read, search: string | undefined): readonly string[] {
  if (search === undefined || search === '') return []
  const cells = columns
    .filter(({ type }) => type === 'text' || type === 'boolean' || couldBeNumber.test(search))
    .map(({ name, type }) =>
      type === 'text' ? `nfc_normalize(${quoteName(name)})` : `CAST(${quoteName(name)} AS VARCHAR)`,
    )
  if (cells.length === 0) return ['FALSE']
  const text = `lower(concat_ws(chr(31), ${cells.join(', ')}))`
  return [`contains(${text}, lower(${quoteText(search.normalize('NFC'))}))`]
}

/** What a number, a date or a time may have in it: writing them out to look for words takes longest. */
const couldBeNumber = /^[\d\s.:e+-]*$/i

function freshName(wanted: string, { columns }: Read): string {
  const taken = new Set(columns.map(({ name }) => name.toLowerCase()))
  let name = wanted
  while (taken.has(name)) name += '_'
  return name
}
