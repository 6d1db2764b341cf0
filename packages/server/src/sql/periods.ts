import { isCalendar, type CalendarGrain, type Dimension } from '@auger/contract/plan'
import { intervalSql } from './dimension.ts'
import { quoteName } from './quote.ts'

/** More rows than these are not made for what is not there. */
const mostFilled = 100_000

export interface FilledPeriods {
  /** The select that has a row for each group. */
  readonly grouped: string
  readonly time: Dimension & { readonly grain: CalendarGrain }
  readonly others: readonly Dimension[]
  /** The columns of `grouped` that are no dimensions. */
  readonly figures: readonly string[]
}

export const calendarOf = (
  dimensions: readonly Dimension[],
): (Dimension & { readonly grain: CalendarGrain }) | undefined => {
  const timed = dimensions.filter((dimension): dimension is Dimension & { readonly grain: CalendarGrain } =>
    isCalendar(dimension.grain),
  )
  return timed.length === 1 ? timed[0] : undefined
}

/** Every period from the first to the last, for each group that there is; clause by clause. */
export function periodsClauses({ grouped, time, others }: FilledPeriods): readonly string[] {
  const [from, when] = [quoteName(grouped), quoteName(time.as)]
  const type = time.grain === 'hour' ? 'TIMESTAMP' : 'DATE'
  const series = `(SELECT CAST(unnest(generate_series(min(${when}), max(${when}), ${intervalSql(time.grain)})) AS ${type}) AS ${when} FROM ${from})`
  if (others.length === 0) return ['SELECT *', `FROM ${series}`]
  const groups = `(SELECT DISTINCT ${others.map(({ as }) => quoteName(as)).join(', ')} FROM ${from} WHERE ${when} IS NOT NULL)`
  const keys = [time, ...others].map(({ as }) => quoteName(as)).join(', ')
  return [
    `SELECT ${keys}`,
    `FROM ${series} CROSS JOIN ${groups}`,
    `WHERE (SELECT count(*) FROM ${series}) * (SELECT count(*) FROM ${groups}) <= ${mostFilled}`,
    `UNION SELECT ${keys} FROM ${from} WHERE ${when} IS NOT NULL`,
  ]
}

/** The groups of every period, those without rows too; what has no time stays as it is. */
export function filledClauses(
  periods: string,
  { grouped, time, others, figures }: FilledPeriods,
): readonly string[] {
  const [left, right] = [quoteName(periods), quoteName(grouped)]
  const columns = [
    ...[time, ...others].map(({ as }) => `${left}.${quoteName(as)}`),
    ...figures.map((name) => `${right}.${quoteName(name)}`),
  ]
  const matches = [
    `${left}.${quoteName(time.as)} = ${right}.${quoteName(time.as)}`,
    ...others.map(({ as }) => `${left}.${quoteName(as)} IS NOT DISTINCT FROM ${right}.${quoteName(as)}`),
  ]
  const names = [...[time, ...others].map(({ as }) => as), ...figures].map(quoteName)
  return [
    `SELECT ${columns.join(', ')}`,
    `FROM ${left} LEFT JOIN ${right} ON ${matches.join(' AND ')}`,
    `UNION ALL SELECT ${names.join(', ')} FROM ${right} WHERE ${quoteName(time.as)} IS NULL`,
  ]
}
