import type { ColumnType } from '../../domain/table.ts'
import { quoteText } from '../../sql/quote.ts'

/** One way to read the texts of a column as values: which texts it takes, and what becomes of them. */
export interface Reading {
  readonly name: string
  readonly type: ColumnType
  /** For JavaScript and for the engine alike; the whole text must match. */
  readonly pattern: string
  /** Whether its texts may mean something else in another reading, too. */
  readonly doubtful?: boolean
  /** SQL for the value of a text that matches; null when it is none after all, such as the 31st of February. */
  value(text: string): string
}

const year = '[0-9]{4}'
const upToTwo = '[0-9]{1,2}'
const time = '([ T]+[0-9]{1,2}:[0-9]{2}(:[0-9]{2}([.,][0-9]{1,9})?)?)?'

const strptime = (formats: readonly string[]) => (text: string) =>
  `try_strptime(${text}, [${formats.map(quoteText).join(', ')}])`

function date(name: string, pattern: string, ...formats: readonly string[]): Reading {
  return { name, type: 'date', pattern, value: (text) => `CAST(${strptime(formats)(text)} AS DATE)` }
}

function timestamp(name: string, datePattern: string, ...dateFormats: readonly string[]): Reading {
  const clock = ['%H:%M:%S', '%H:%M', '%H:%M:%S.%f', '%I:%M:%S %p', '%I:%M %p']
  const formats = dateFormats.flatMap((format) => [format, ...clock.map((part) => `${format} ${part}`)])
  return {
    name,
    type: 'timestamp',
    pattern: `${datePattern}${time}( ?[AaPp][Mm])?`,
    value: (text) => strptime(formats)(`regexp_replace(${text}, '[ T]+', ' ')`),
  }
}

const number = (name: string, pattern: string, plain: (text: string) => string): Reading => ({
  name,
  type: 'number',
  pattern,
  value: (text) => `TRY_CAST(${plain(text)} AS DOUBLE)`,
})

const mantissa = '((0|[1-9][0-9]{0,14})([.][0-9]*)?|[.][0-9]+)'

const plain: readonly Reading[] = [
  {
    name: 'true or false',
    type: 'boolean',
    pattern: '[Tt]rue|TRUE|[Ff]alse|FALSE',
    value: (text) => `TRY_CAST(${text} AS BOOLEAN)`,
  },
  // A leading zero means a code, and more digits than eighteen mean a code too.
  {
    name: 'whole numbers',
    type: 'integer',
    pattern: '[+-]?(0|[1-9][0-9]{0,17})',
    value: (text) => `TRY_CAST(${text} AS BIGINT)`,
  },
  number('numbers', `[+-]?${mantissa}([eE][+-]?[0-9]{1,3})?`, (text) => text),
]

const thousandsCommas: Reading = {
  ...number(
    'numbers with thousands separated by commas',
    '[+-]?([0-9]{1,3}(,[0-9]{3})+|0|[1-9][0-9]{0,14})([.][0-9]*)?',
    (text) => `replace(${text}, ',', '')`,
  ),
  doubtful: true,
}

const decimalComma: Reading = {
  ...number(
    'numbers with a decimal comma',
    '[+-]?([0-9]{1,3}([.][0-9]{3})+|0|[1-9][0-9]{0,14})(,[0-9]+)?',
    (text) => `replace(replace(${text}, '.', ''), ',', '.')`,
  ),
  doubtful: true,
}

const times: readonly Reading[] = [
  date('dates, year first', `${year}-${upToTwo}-${upToTwo}`, '%Y-%m-%d'),
  date('dates, year first', `${year}/${upToTwo}/${upToTwo}`, '%Y/%m/%d'),
  date('dates, year first', `${year}[.]${upToTwo}[.]${upToTwo}`, '%Y.%m.%d'),
  date('dates, year first', `${year}年${upToTwo}月${upToTwo}日`, '%Y年%m月%d日'),
  date('dates, month first', `${upToTwo}/${upToTwo}/${year}`, '%m/%d/%Y'),
  date('dates, day first', `${upToTwo}/${upToTwo}/${year}`, '%d/%m/%Y'),
  date('dates, month first', `${upToTwo}/${upToTwo}/[0-9]{2}`, '%m/%d/%y'),
  date('dates, day first', `${upToTwo}/${upToTwo}/[0-9]{2}`, '%d/%m/%y'),
  date('dates, day first', `${upToTwo}[.]${upToTwo}[.]${year}`, '%d.%m.%Y'),
  date('dates, month first', `${upToTwo}-${upToTwo}-${year}`, '%m-%d-%Y'),
  date('dates, day first', `${upToTwo}-${upToTwo}-${year}`, '%d-%m-%Y'),
  date(
    'dates, day first',
    `${upToTwo}[- ][A-Za-z]{3,9}[- ]${year}`,
    '%d-%b-%Y',
    '%d %b %Y',
    '%d %B %Y',
    '%d-%B-%Y',
  ),
  date('dates, day first', `${upToTwo}-[A-Za-z]{3}-[0-9]{2}`, '%d-%b-%y'),
  date('dates, month first', `[A-Za-z]{3,9} ${upToTwo}, ${year}`, '%b %d, %Y', '%B %d, %Y'),
  {
    name: 'times, year first',
    type: 'timestamp',
    pattern: `${year}-${upToTwo}-${upToTwo}${time}`,
    value: (text) => `TRY_CAST(replace(${text}, ',', '.') AS TIMESTAMP)`,
  },
  {
    name: 'times with an offset from UTC',
    type: 'timestamp',
    pattern: `${year}-${upToTwo}-${upToTwo}${time} ?(Z|UTC|[+-][0-9]{2}(:?[0-9]{2})?)?`,
    value: (text) => `CAST(TRY_CAST(replace(${text}, ' UTC', 'Z') AS TIMESTAMPTZ) AS TIMESTAMP)`,
  },
  timestamp('times, year first', `${year}/${upToTwo}/${upToTwo}`, '%Y/%m/%d'),
  timestamp('times, month first', `${upToTwo}/${upToTwo}/${year}`, '%m/%d/%Y'),
  timestamp('times, day first', `${upToTwo}/${upToTwo}/${year}`, '%d/%m/%Y'),
  timestamp('times, month first', `${upToTwo}/${upToTwo}/[0-9]{2}`, '%m/%d/%y'),
  timestamp('times, day first', `${upToTwo}[.]${upToTwo}[.]${year}`, '%d.%m.%Y'),
  timestamp('times, day first', `${upToTwo}-${upToTwo}-${year}`, '%d-%m-%Y'),
]

/** In the order of preference: the first one that takes every text of a column is what the column is. */
export function readingsFor(delimiter: string): readonly Reading[] {
  // Who writes decimals with a comma separates values with something else.
  const commas = delimiter === ',' ? [thousandsCommas, decimalComma] : [decimalComma, thousandsCommas]
  return [...plain, ...commas, ...times]
}
