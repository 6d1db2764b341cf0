import { type Expression, type SqlBool, sql } from 'kysely'
import { fold } from '../../../domain/table.ts'

/** A pattern that finds the text anywhere in a folded column, every character of it standing for itself. */
const pattern = (search: string): string => `%${fold(search).replace(/[\\%_]/g, '\\$&')}%`

export const contains = (foldedColumn: Expression<string>, search: string): Expression<SqlBool> =>
  sql<SqlBool>`${foldedColumn} like ${pattern(search)} escape '\\'`
