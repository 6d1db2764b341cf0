import { quoteText } from '../../../sql/quote.ts'
import { dateOf, numberAt, upToTwo, year } from './date-parts.ts'
import type { ValueParser } from './value-parser.ts'

export const strptime = (formats: readonly string[]) => (text: string) =>
  `try_strptime(${text}, [${formats.map(quoteText).join(', ')}])`

function date(name: string, pattern: string, ...formats: readonly string[]): ValueParser {
  return { name, type: 'date', pattern, value: (text) => `CAST(${strptime(formats)(text)} AS DATE)` }
}

/** Dates of three numbers, read one after the other. */
function numbered(name: string, pattern: string, order: 'ymd' | 'dmy'): ValueParser {
  const [first, last] = order === 'ymd' ? [1, 3] : [3, 1]
  return {
    name,
    type: 'date',
    pattern,
    value: (text) => dateOf(numberAt(text, first), numberAt(text, 2), numberAt(text, last)),
  }
}

const yearFirst: readonly ValueParser[] = [
  date('dates, year first', `${year}-[0-9]{2}-[0-9]{2}`, '%Y-%m-%d'),
  numbered('dates, year first', `${year}-${upToTwo}-${upToTwo}`, 'ymd'),
  date('dates, year first', `${year}/${upToTwo}/${upToTwo}`, '%Y/%m/%d'),
  date('dates, year first', `${year}[.]${upToTwo}[.]${upToTwo}`, '%Y.%m.%d'),
  numbered('dates, year first', `${year}[.] ?${upToTwo}[.] ?${upToTwo}[.]?`, 'ymd'),
  numbered('dates, year first', `${year} ?[年년] ?${upToTwo} ?[月월] ?${upToTwo} ?[日일号號]?`, 'ymd'),
]

/** Only one of the two can be told from the numbers; which one is tried first is a matter of where the file is from. */
const eitherOrder = (separator: string, years: '%Y' | '%y'): readonly [ValueParser, ValueParser] => {
  const pattern = `${upToTwo}${separator}${upToTwo}${separator}${years === '%Y' ? year : '[0-9]{2}'}`
  return [
    date('dates, month first', pattern, `%m${separator}%d${separator}${years}`),
    date('dates, day first', pattern, `%d${separator}%m${separator}${years}`),
  ]
}

const yearLast = [
  eitherOrder('/', '%Y'),
  eitherOrder('/', '%y'),
  eitherOrder('-', '%Y'),
  eitherOrder('-', '%y'),
]

const withPoints: readonly ValueParser[] = [
  date('dates, day first', `${upToTwo}[.]${upToTwo}[.]${year}`, '%d.%m.%Y'),
  date('dates, day first', `${upToTwo}[.]${upToTwo}[.][0-9]{2}`, '%d.%m.%y'),
  numbered('dates, day first', `${upToTwo}[.] ?${upToTwo}[.] ?${year}`, 'dmy'),
  numbered('dates, day first', `(?:ngày )?${upToTwo} tháng ${upToTwo}(?:,? năm|,)? ${year}`, 'dmy'),
]

/** Where semicolons part the values, people write the day first. */
export const isDayFirst = (delimiter: string): boolean => delimiter === ';'

export function numericDates(delimiter: string): readonly ValueParser[] {
  const ordered = yearLast.flatMap((pair) => (isDayFirst(delimiter) ? [...pair].reverse() : pair))
  return [...yearFirst, ...ordered, ...withPoints]
}

/** English months, which the engine knows itself. */
export const englishDates: readonly ValueParser[] = [
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
]
