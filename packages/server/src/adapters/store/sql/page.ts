import type { Page, PageRequest } from '../../../domain/page.ts'

export const offsetOf = (page: PageRequest): number => (page.number - 1) * page.size

/** Rows carry the total beside them; past the last page there are none, and the total is asked for alone. */
export async function toPage<Row extends { readonly total: unknown }, Item>(
  rows: readonly Row[],
  page: PageRequest,
  countAll: () => Promise<unknown>,
  toItem: (row: Row) => Item,
): Promise<Page<Item>> {
  const [first] = rows
  if (first !== undefined) return { total: Number(first.total), items: rows.map(toItem) }
  return { total: page.number === 1 ? 0 : Number(await countAll()), items: [] }
}
