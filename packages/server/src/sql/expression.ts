import type { GroupKey, Measure } from '@auger/contract/plan'
import { conditionSql, type Ground } from './condition.ts'
import { quoteName } from './quote.ts'

export function keySql(key: GroupKey): string {
  const column = quoteName(key.column)
  if (key.grain === undefined) return column
  switch (key.grain) {
    case 'year':
      return `year(${column})`
    case 'quarter':
      return `quarter(${column})`
    case 'month':
      return `month(${column})`
    case 'week':
      return `CAST(date_trunc('week', ${column}) AS DATE)`
    case 'day':
      return `CAST(${column} AS DATE)`
    case 'weekday':
      return `isodow(${column})`
    case 'hour':
      return `hour(${column})`
  }
}

/**
 * A key as the file has it: of several spellings of one value, always the same. Null where the key is computed, or none is
 * kept in a column beside it.
 */
export function writtenKeySql(key: GroupKey, written: string | null): string | null {
  return written === null || key.grain !== undefined
    ? null
    : oneWritten(quoteName(written), quoteName(key.column))
}

/** What is missing is written in many ways, and none of them stands for all. */
export const oneWritten = (written: string, value: string): string =>
  `min(${written}) FILTER (WHERE ${value} IS NOT NULL)`

/** Of a measure that is one of the values, how the file has it. */
export function writtenMeasureSql(measure: Measure, written: string | null): string | null {
  if (written === null || measure.column === undefined) return null
  const cells = `${quoteName(written)}, ${quoteName(measure.column)}`
  switch (measure.function) {
    case 'minimum':
      return `arg_min(${cells})`
    case 'maximum':
      return `arg_max(${cells})`
    case 'mode':
    case 'count':
    case 'distinct':
    case 'sum':
    case 'mean':
    case 'median':
    case 'range':
    case 'deviation':
    case 'variance':
    case 'share':
      return null
  }
}

export function measureSql(measure: Measure, ground: Ground): string {
  if (measure.function === 'share') return shareSql(measure, ground)
  if (measure.column === undefined) return 'count(*)'
  const column = quoteName(measure.column)
  switch (measure.function) {
    case 'count':
      return `count(${column})`
    case 'distinct':
      return `count(DISTINCT ${column})`
    case 'sum':
      return `sum(${column})`
    case 'mean':
      return `avg(${column})`
    case 'median':
      return `median(${column})`
    case 'minimum':
      return `min(${column})`
    case 'maximum':
      return `max(${column})`
    case 'range':
      return `max(${column}) - min(${column})`
    case 'deviation':
      return `stddev_samp(${column})`
    case 'variance':
      return `var_samp(${column})`
    case 'mode':
      return `mode(${column} ORDER BY ${column})`
  }
}

/** In percent: of the rows or of an amount, what the condition leaves; without one, what each group has of all. */
function shareSql({ column, where }: Measure, ground: Ground): string {
  const whole = column === undefined ? 'count(*)' : `sum(${quoteName(column)})`
  return where === undefined
    ? `100.0 * ${whole} / nullif(sum(${whole}) OVER (), 0)`
    : `100.0 * ${whole} FILTER (WHERE ${conditionSql(where, ground)}) / nullif(${whole}, 0)`
}
