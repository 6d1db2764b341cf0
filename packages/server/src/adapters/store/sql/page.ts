import { sql, type SelectQueryBuilder } from 'kysely'
import type { Page, PageRequest } from '../../../domain/page.ts'
import type { Schema } from './schema.ts'

type Listed =
  | 'sessions'
  | 'jobs'
  | 'datasets'
  | 'definitions'
  | 'sources'
  | 'webhooks'
  | 'webhook_deliveries'
  | 'audit_entries'

/**
 * One page of the rows that match, newest first. Rows carry the total beside them; past the last page there are none, and the
 * total is asked for alone.
 */
export async function pageOf<Table extends Listed, Row, Item>(
  matching: SelectQueryBuilder<Schema, Table, object>,
  page: PageRequest,
  toItem: (row: Row) => Item,
  columns: (all: typeof matching) => SelectQueryBuilder<Schema, Table, object> = (all) => all.selectAll(),
): Promise<Page<Item>> {
  const total = matching.select((select) => select.fn.countAll().as('total'))
  const rows: readonly { readonly total: unknown }[] = await columns(matching)
    .select(total.as('total'))
    .orderBy(sql`ordinal`, 'desc')
    .limit(page.size)
    .offset((page.number - 1) * page.size)
    .execute()
  const [first] = rows
  if (first !== undefined)
    return { total: Number(first.total), items: (rows as unknown as Row[]).map(toItem) }
  const all = page.number === 1 ? 0 : (await total.executeTakeFirst())?.total
  return { total: Number(all), items: [] }
}
