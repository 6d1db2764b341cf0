import { upToTwo, year } from './date-parts.ts'
import { isDayFirst, strptime } from './dates.ts'
import type { ValueParser } from './value-parser.ts'

const clock = '[0-9]{1,2}:[0-9]{2}(?::[0-9]{2}(?:[.,][0-9]{1,9})?)?'
const time = `(?:,?[ T]+${clock}(?: ?[AaPp][.]?[Mm][.]?)?)?`
const isoTime = `([ T]+[0-9]{1,2}:[0-9]{2}(:[0-9]{2}([.,][0-9]{1,9})?)?)?`
const clockFormats = ['%H:%M:%S', '%H:%M', '%H:%M:%S.%f', '%I:%M:%S %p', '%I:%M %p']

/** Spaces, commas and points as the formats have them: 3/4/24, 2:05p.m. is 3/4/24 2:05 PM. */
const straight = (text: string) =>
  `regexp_replace(regexp_replace(regexp_replace(${text}, ',?[ T]+', ' '), ' ?([AaPp])[.]?[Mm][.]?$', ' \\1M'), ',([0-9]+)$', '.\\1')`

function timestamp(name: string, datePattern: string, dateFormat: string): ValueParser {
  const formats = [dateFormat, ...clockFormats.map((part) => `${dateFormat} ${part}`)]
  return {
    name,
    type: 'timestamp',
    pattern: `${datePattern}${time}`,
    value: (text) => strptime(formats)(straight(text)),
  }
}

const inOrder = (separator: string, years: '%Y' | '%y'): readonly [ValueParser, ValueParser] => {
  const pattern = `${upToTwo}${separator}${upToTwo}${separator}${years === '%Y' ? year : '[0-9]{2}'}`
  return [
    timestamp('times, month first', pattern, `%m${separator}%d${separator}${years}`),
    timestamp('times, day first', pattern, `%d${separator}%m${separator}${years}`),
  ]
}

const yearLast = [inOrder('/', '%Y'), inOrder('/', '%y'), inOrder('-', '%Y')]

const iso: ValueParser = {
  name: 'times, year first',
  type: 'timestamp',
  pattern: `${year}-${upToTwo}-${upToTwo}${isoTime}`,
  value: (text) => `TRY_CAST(replace(${text}, ',', '.') AS TIMESTAMP)`,
}

const offset = '(?: ?(?:Z|z|UTC|GMT|[+-][0-9]{2}(?::?[0-9]{2})?)| [A-Z][A-Za-z]+/[A-Za-z_/]+)?'

/** The engine wants seconds, no space before an offset, and a Z for UTC. */
const zonedText = (text: string) =>
  `regexp_replace(regexp_replace(regexp_replace(replace(${text}, ',', '.'), ' ?(?:z|UTC|GMT)$', 'Z'), ' ([+-])', '\\1'), '([ T][0-9]{1,2}:[0-9]{2})(Z|[+-]| [A-Z]|$)', '\\1:00\\2')`

const zoned: ValueParser = {
  name: 'times with an offset from UTC',
  type: 'timestamp',
  pattern: `${year}-${upToTwo}-${upToTwo}${isoTime}${offset}`,
  note: 'Times are given in UTC.',
  value: (text) => `CAST(TRY_CAST(${zonedText(text)} AS TIMESTAMPTZ) AS TIMESTAMP)`,
}

/** As mails and web servers write it: Tue, 05 Mar 2024 10:00:00 +0100; 05/Mar/2024:10:00:00 +0100. */
const logged: ValueParser = {
  name: 'times with an offset from UTC',
  type: 'timestamp',
  pattern: `(?:[A-Z][a-z]{2}, )?[0-9]{1,2}[ /][A-Z][a-z]{2}[ /]${year}[ :][0-9]{2}:[0-9]{2}(?::[0-9]{2})? (?:[+-][0-9]{4}|GMT|UTC)`,
  note: 'Times are given in UTC.',
  value: (text) => {
    const bare = `regexp_replace(regexp_replace(${text}, '^[A-Z][a-z]{2}, ', ''), '(?:GMT|UTC)$', '+0000')`
    const formats = ['%d %b %Y %H:%M:%S %z', '%d %b %Y %H:%M %z', '%d/%b/%Y:%H:%M:%S %z']
    return `CAST(${strptime(formats)(bare)} AS TIMESTAMP)`
  },
}

export function timestamps(delimiter: string): readonly ValueParser[] {
  return [
    iso,
    zoned,
    timestamp('times, year first', `${year}/${upToTwo}/${upToTwo}`, '%Y/%m/%d'),
    timestamp('times, year first', `${year}[.]${upToTwo}[.]${upToTwo}`, '%Y.%m.%d'),
    ...yearLast.flatMap((pair) => (isDayFirst(delimiter) ? [...pair].reverse() : pair)),
    timestamp('times, day first', `${upToTwo}[.]${upToTwo}[.]${year}`, '%d.%m.%Y'),
    timestamp('times, day first', `${upToTwo}[.]${upToTwo}[.][0-9]{2}`, '%d.%m.%y'),
    timestamp('times, day first', `${upToTwo}[ -][A-Za-z]{3}[ -]${year}`, '%d %b %Y'),
    logged,
  ]
}
