import type { ColumnType } from '../../domain/table.ts'
import { quoteText } from '../../sql/quote.ts'
import { parsersFor } from '../read-types/parsers.ts'
import { lowered } from '../read-types/parsers/lowered.ts'
import { monthNamesWith } from '../read-types/parsers/month-names.ts'
import { fullPattern, type ValueParser } from '../read-types/parsers/value-parser.ts'
import type { PeriodKind } from './period-kind.ts'

/** The column that has the times of a table, and the SQL of each of them. */
export interface PeriodColumn {
  readonly name: string
  readonly type: ColumnType
  readonly parser?: ValueParser
  readonly sql: ReadonlyMap<string, string>
}

/**
 * Years and months are numbers, what is placed in time is a date. Quarters stay as they are called, by which people ask for them and which
 * puts them in order; so do times that cannot be told for sure.
 */
export function periodColumn(kind: PeriodKind, periods: readonly string[]): PeriodColumn {
  if (kind === 'date') return dateColumn(periods)
  if (kind === 'quarter') return textColumn(kind, periods)
  const numbers = periods.map(kind === 'month' ? monthsOf(periods) : numberIn)
  if (numbers.some((number) => number === undefined)) return textColumn(kind, periods)
  return {
    name: kind,
    type: 'integer',
    sql: new Map(periods.map((period, index) => [period, `CAST(${numbers[index] ?? 0} AS BIGINT)`])),
  }
}

function numberIn(period: string): number | undefined {
  const digits = /\d+/.exec(period)?.[0]
  return digits === undefined ? undefined : Number(digits)
}

/** By the languages that have all of the names. */
function monthsOf(periods: readonly string[]): (period: string) => number | undefined {
  const word = (period: string) => lowered(period).replace(/\.$/, '')
  const names = monthNamesWith(new Set(periods.filter((period) => !/\d/.test(period)).map(word)))
  return (period) => {
    if (/\d/.test(period)) return numberIn(period)
    const place = names.indexOf(word(period))
    return place < 0 ? undefined : (place % 12) + 1
  }
}

function dateColumn(periods: readonly string[]): PeriodColumn {
  const parser = parsersFor(',', { name: 'date', texts: periods }).find(
    ({ type, pattern }) => type === 'date' && periods.every((period) => fullPattern(pattern).test(period)),
  )
  if (parser === undefined) return textColumn('date', periods)
  return {
    name: parser.grain ?? 'date',
    type: 'date',
    parser,
    sql: new Map(periods.map((period) => [period, parser.value(quoteText(period))])),
  }
}

const textColumn = (name: string, periods: readonly string[]): PeriodColumn => ({
  name: name === 'date' ? 'period' : name,
  type: 'text',
  sql: new Map(periods.map((period) => [period, quoteText(period)])),
})
