import { quoteName } from './quote.ts'
import type { Select } from './select.ts'

/** Each row of one table with the row of the other that it names. Where several have that name, the first is taken: no row is multiplied. */
export function joinSql(
  from: string,
  to: string,
  on: { readonly from: string; readonly to: string },
  unique: boolean,
  columns: readonly {
    readonly as: string
    readonly of: 'from' | 'to'
    readonly column: { readonly name: string }
  }[],
): Select {
  const [left, right] = [quoteName(from), quoteName(to)]
  const key = `${right}.${quoteName(on.to)}`
  const rows = unique
    ? right
    : `(SELECT DISTINCT ON (${quoteName(on.to)}) * FROM ${right} ORDER BY ALL) AS ${right}`
  return {
    distinct: false,
    columns: [
      { expression: `${left}.*` },
      ...columns
        .filter(({ of }) => of === 'to')
        .map(({ as, column }) => ({ expression: `${right}.${quoteName(column.name)}`, as })),
    ],
    from,
    joins: [`LEFT JOIN ${rows} ON ${left}.${quoteName(on.from)} = ${key}`],
    where: [],
    groupBy: [],
    orderBy: [],
    limit: undefined,
  }
}
