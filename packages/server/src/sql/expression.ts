import type { GroupKey, Measure } from '../domain/plan.ts'
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
  }
}

export function measureSql(measure: Measure): string {
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
  }
}
