import type { Select } from './select.ts'

/** Numbers the rows of a table as the file has them, so that a listing can keep their order. */
export function numberedRows(table: string, rowColumn: string): Select {
  return {
    distinct: false,
    columns: [{ expression: '*' }, { expression: 'row_number() OVER ()', as: rowColumn }],
    from: table,
    where: [],
    groupBy: [],
    orderBy: [],
    limit: undefined,
  }
}
