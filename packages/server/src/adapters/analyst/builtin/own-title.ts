import type { Table } from '../../../domain/table.ts'
import { wordsOf } from './form.ts'

/** The words of a table's title without those that all titles begin with: of shop_orders and shop_customers, what tells them apart. */
export function ownTitle(table: Table, tables: readonly Table[]): readonly string[] {
  const titles = tables.map(({ title }) => wordsOf(title))
  const own = wordsOf(table.title)
  if (tables.length < 2) return own
  let shared = 0
  while (shared < own.length && titles.every((words) => words[shared] === own[shared])) shared++
  return titles.some((words) => words.length === shared) ? own : own.slice(shared)
}
