import { quoteText } from '../../../sql/quote.ts'
import { dateOf, fourDigitYear } from './date-parts.ts'
import { isMonthName, monthNamesWith, type MonthNames } from './month-names.ts'
import { lowered } from './lowered.ts'
import type { ValueParser } from './value-parser.ts'

/** Letters of the scripts whose months have names, marks included. */
const letter = '[A-Za-z\u00aa-\u024f\u0400-\u04ff\u0621-\u065f\u0900-\u0963\u0970-\u097f\u1e00-\u1eff]'
const word = `${letter}+[.]?(?: \u0627${letter}+)?`
const day = '[0-9]{1,2}(?:st|nd|rd|th|er|[.º°ª])?'
const year = '(?:[0-9]{4}|[0-9]{2})'
const fullYear = '[0-9]{4}'
const yearWord = '(?: ?(?:г|г[.]|года|р[.]|r[.]|m))?'
const weekday = `(?:${letter}+[.]?, ?)?`
const joint = '(?: de | del | di |[ /.,-]{1,2})'

interface Shape {
  readonly name: string
  readonly pattern: string
  /** Where the word for the month is, as the first group. */
  readonly month: string
  readonly grain?: 'month'
  readonly parts: (numbers: { readonly first: string; readonly last: string }) => {
    readonly year: string
    readonly day: string
  }
}

const shapes: readonly Shape[] = [
  {
    name: 'dates, day first',
    pattern: `${weekday}${day}${joint}?${word}${joint}?${year}${yearWord}`,
    month: `[0-9](?:st|nd|rd|th|er|[.º°ª])?(?: de | di |[ /.-]{0,2})(${word})`,
    parts: ({ first, last }) => ({ year: last, day: first }),
  },
  {
    name: 'dates, month first',
    pattern: `${weekday}${word}[ -]?${day},? ${fullYear}`,
    month: `(${word})[ -]?[0-9]`,
    parts: ({ first, last }) => ({ year: last, day: first }),
  },
  {
    name: 'dates, year first',
    pattern: `${fullYear}[ /-]${word}[ /-]${day}`,
    month: `[0-9][ /-](${word})`,
    parts: ({ first, last }) => ({ year: first, day: last }),
  },
  {
    name: 'months',
    pattern: `${word}(?:${joint}${fullYear}|[-'\u2019][0-9]{2})${yearWord}`,
    month: `^(${word})`,
    grain: 'month',
    parts: ({ last }) => ({ year: last, day: "'1'" }),
  },
  {
    name: 'months, year first',
    pattern: `${fullYear}[ /-]?${word}`,
    month: `[0-9][ /-]?(${word})`,
    grain: 'month',
    parts: ({ first }) => ({ year: first, day: "'1'" }),
  },
]

/** Dates whose month is a word, in the languages whose months the texts name. */
export function writtenDates(texts: readonly string[]): readonly ValueParser[] {
  const words = new Set<string>()
  let dated = 0
  for (const text of texts) {
    const month = wordsOf(text).find(isMonthName)
    if (month === undefined || !/[0-9]/.test(text)) continue
    words.add(month)
    dated++
  }
  if (dated === 0 || dated < texts.length * mostlyDates) return []
  const names = monthNamesWith(words)
  return names.length === 0 ? [] : shapes.map((shape) => parser(shape, names))
}

const mostlyDates = 0.8
const words = new RegExp(word, 'g')

const wordsOf = (text: string): readonly string[] =>
  [...lowered(text).matchAll(words)].flatMap(([found]) => {
    const bare = found.replace(/[.]$/, '')
    return [bare, bare.replace(/ .*/, '')]
  })

function parser({ name, pattern, month, grain, parts }: Shape, names: MonthNames): ValueParser {
  const known = `[${names.map(quoteText).join(', ')}]`
  return {
    name,
    type: 'date',
    pattern,
    ...(grain === undefined ? {} : { grain }),
    value: (text) => {
      const said = `rtrim(lower(nfc_normalize(regexp_extract(${text}, ${quoteText(month)}, 1))), '.')`
      const number = `(list_position(${known}, nullif(${said}, '')) - 1) % 12 + 1`
      const { year, day } = parts({
        first: `regexp_extract(${text}, '[0-9]+')`,
        last: `regexp_extract(${text}, '([0-9]+)[^0-9]*$', 1)`,
      })
      return dateOf(fourDigitYear(year), `(${number})`, day)
    },
  }
}
