import type { Cell } from '@auger/contract'
import type { Row, Sort } from './table-source.ts'

/** The places of the rows that contain what is looked for, in the order that is asked for; empty cells come last. */
export function arrangeRows(
  rows: readonly Row[],
  columns: readonly { readonly name: string }[],
  sort: Sort | undefined,
  search: string,
  language: string,
): readonly number[] {
  const wanted = search.trim().toLocaleLowerCase(language)
  const places = [...rows.keys()].filter(
    (place) => wanted === '' || (rows[place] ?? []).some((cell) => contains(cell, wanted, language)),
  )
  const at = columns.findIndex((column) => column.name === sort?.column)
  if (sort === undefined || at === -1) return places
  const compare = comparison(language)
  const direction = sort.order === 'ascending' ? 1 : -1
  return places.sort((one, other) => {
    const [first = null, second = null] = [rows[one]?.[at], rows[other]?.[at]]
    if (first === null || second === null) return Number(first === null) - Number(second === null)
    return direction * compare(first, second)
  })
}

const contains = (cell: Cell, wanted: string, language: string): boolean =>
  cell !== null && String(cell).toLocaleLowerCase(language).includes(wanted)

function comparison(language: string): (one: NonNullable<Cell>, other: NonNullable<Cell>) => number {
  const collator = new Intl.Collator(language, { numeric: true })
  return (one, other) => {
    if (typeof one === 'string' || typeof other === 'string')
      return collator.compare(String(one), String(other))
    return Number(one) - Number(other)
  }
}
