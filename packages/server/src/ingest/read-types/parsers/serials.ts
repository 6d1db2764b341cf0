import { namesDate, namesMoment } from '../../name-hints.ts'
import type { ValueParser } from './value-parser.ts'

/** Dates that are only numbers; nothing but the column's name tells them from amounts. */
const days: readonly ValueParser[] = [
  {
    name: 'dates of eight digits, year first',
    type: 'date',
    pattern: '(?:19|20)[0-9]{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]|3[01])',
    value: (text) => `CAST(try_strptime(${text}, '%Y%m%d') AS DATE)`,
  },
  {
    name: 'days as spreadsheets number them',
    type: 'date',
    pattern: '[2-5][0-9]{4}',
    note: 'Numbers are read as the dates that spreadsheets number so.',
    value: (text) => `TRY(DATE '1899-12-30' + TRY_CAST(${text} AS INTEGER))`,
  },
  {
    name: 'times as spreadsheets number them',
    type: 'timestamp',
    pattern: '[2-5][0-9]{4}(?:[.][0-9]{1,12})?',
    note: 'Numbers are read as the times that spreadsheets number so.',
    value: (text) =>
      `TRY(TIMESTAMP '1899-12-30' + to_seconds(TRY_CAST(round(TRY_CAST(${text} AS DOUBLE) * 86400) AS BIGINT)))`,
  },
]

const moments: readonly ValueParser[] = [
  {
    name: 'seconds since 1970',
    type: 'timestamp',
    pattern: '[1-4][0-9]{9}(?:[.][0-9]{1,6})?',
    note: 'Numbers are read as seconds since 1970, in UTC.',
    value: (text) => since1970(text, 1_000_000),
  },
  {
    name: 'milliseconds since 1970',
    type: 'timestamp',
    pattern: '[1-4][0-9]{12}',
    note: 'Numbers are read as milliseconds since 1970, in UTC.',
    value: (text) => since1970(text, 1000),
  },
]

const since1970 = (text: string, microseconds: number) =>
  `TRY(make_timestamp(TRY_CAST(round(TRY_CAST(${text} AS DECIMAL(20, 6)) * ${microseconds}) AS BIGINT)))`

export const serialsFor = (name: string): readonly ValueParser[] => [
  ...(namesDate(name) ? days : []),
  ...(namesMoment(name) ? moments : []),
]
