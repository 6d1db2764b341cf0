import type { Table } from '../domain/table.ts'

/** What a table was made of that is not of the file as it is. */
export interface Made {
  readonly longOf?: Table
  readonly standsFor?: readonly Table[]
}
