import type { Column, Table } from '../../domain/table.ts'
import { literal } from '../../sql/literal.ts'
import { quoteName } from '../../sql/quote.ts'
import { statement, type SelectColumn } from '../../sql/select.ts'

/** Bins of one width from the lowest value on. */
export interface PlacedBins {
  readonly column: Column
  readonly low: number
  readonly width: number
  readonly count: number
}

/** Lowest, highest and mean of each column, on the scale of `placeSql`. */
export const endsSql = (table: Pick<Table, 'name'>, columns: readonly Column[]): string =>
  overAll(
    table,
    columns.flatMap((column, index) => [
      { expression: `min(${placeSql(column)})`, as: `low_${index}` },
      { expression: `max(${placeSql(column)})`, as: `high_${index}` },
      { expression: `avg(${placeSql(column)})`, as: `mean_${index}` },
    ]),
  )

/** For each column its bins with their counts, as JSON: the number of the bin is the key. Empty ones are left out. */
export const binsSql = (table: Pick<Table, 'name'>, bins: readonly PlacedBins[]): string =>
  overAll(
    table,
    bins.map((placed, index) => ({
      expression: `to_json(map_entries(histogram(${binSql(placed)})))`,
      as: `bins_${index}`,
    })),
  )

function binSql({ column, low, width, count }: PlacedBins): string {
  const place = `CAST(${placeSql(column)} AS DOUBLE)`
  const number = (value: number) => `(${literal(value, 'number')})`
  const bin =
    width === 0
      ? '0'
      : `greatest(0, least(${count - 1}, floor((${place} - ${number(low)}) / ${number(width)})))`
  // Of a missing value and a number the engine takes the number for the greater, and for the lesser, too.
  return `CASE WHEN ${place} IS NOT NULL THEN CAST(${bin} AS INTEGER) END`
}

/** Where a value lies: a number as it is, a date in days and a time in milliseconds since 1970. What is not finite lies nowhere. */
function placeSql({ name, type }: Column): string {
  const value = quoteName(name)
  switch (type) {
    case 'integer':
      return value
    case 'number':
      return `CASE WHEN isfinite(${value}) THEN ${value} END`
    case 'date':
      return `CASE WHEN isfinite(${value}) THEN date_diff('day', DATE '1970-01-01', ${value}) END`
    case 'timestamp':
      return `CASE WHEN isfinite(${value}) THEN epoch_ms(${value}) END`
    case 'text':
    case 'boolean':
      throw new Error(`a column of ${type} has no scale`)
  }
}

const overAll = ({ name }: Pick<Table, 'name'>, columns: readonly SelectColumn[]): string =>
  statement([], {
    distinct: false,
    columns,
    from: name,
    where: [],
    groupBy: [],
    orderBy: [],
    limit: undefined,
  })
