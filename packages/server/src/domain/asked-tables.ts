import { isCodebook } from './column-notes.ts'
import { fold, type Table } from './table.ts'

/**
 * The tables that questions are asked of. What a table holds once more, with a row for each of its times, is for plans alone: a question
 * would find every figure twice and could mean either. A table that stands for others is asked in their place. One that describes the columns of
 * others is no data, and asked where the question names it.
 */
export function askedTables(tables: readonly Table[], question = ''): readonly Table[] {
  const asked = fold(question)
  const replaced = new Set(tables.flatMap(({ standsFor = [] }) => standsFor))
  const isAsked = (table: Table): boolean =>
    !replaced.has(table.id) &&
    (table.longOf === undefined || table.standsFor !== undefined) &&
    (!isCodebook(table, tables) || (asked !== '' && asked.includes(fold(table.title.replaceAll('_', ' ')))))
  return tables.every(isAsked) ? tables : tables.filter(isAsked)
}
