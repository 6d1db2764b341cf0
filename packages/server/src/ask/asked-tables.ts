import type { Table } from '../domain/table.ts'

/**
 * The tables that questions are asked of. What a table holds once more, with a row for each of its times, is for plans alone: a question
 * would find every figure twice and could mean either.
 */
export const askedTables = (tables: readonly Table[]): readonly Table[] =>
  tables.some(isLong) ? tables.filter((table) => !isLong(table)) : tables

const isLong = ({ longOf }: Table): boolean => longOf !== undefined
