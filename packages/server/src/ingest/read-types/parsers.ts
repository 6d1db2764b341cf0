import { amounts } from './parsers/amounts.ts'
import { yesOrNo } from './parsers/booleans.ts'
import { clockTimesIn } from './parsers/clock-times.ts'
import { areCodes } from './parsers/codes.ts'
import { englishDates, numericDates } from './parsers/dates.ts'
import { doubtfulPoints, separatedNumbers } from './parsers/numbers.ts'
import { hasOtherDigits, inAscii, ofOtherDigits } from './parsers/other-digits.ts'
import { periods } from './parsers/periods.ts'
import { numbers, trueOrFalse, wholeNumbers } from './parsers/plain-values.ts'
import { fullPattern, type Evidence, type ValueParser } from './parsers/value-parser.ts'
import { serialsFor } from './parsers/serials.ts'
import { shortened } from './parsers/shortened.ts'
import { timestamps } from './parsers/timestamps.ts'
import { writtenDates } from './parsers/written-dates.ts'

export type { Evidence, ValueParser }

/**
 * In the order of preference: the first one that takes every text of a column is what the column is. Without a look at the
 * column, those that need none; with it, those that its name and its texts call for as well.
 */
export function parsersFor(delimiter: string, column?: Evidence): readonly ValueParser[] {
  if (column === undefined)
    return [
      ...[trueOrFalse, wholeNumbers, numbers],
      ...separatedNumbers(delimiter),
      ...numericDates(delimiter),
      ...englishDates,
      ...timestamps(delimiter),
    ]
  if (areCodes(column)) return []
  return column.texts.some(hasOtherDigits) ? inOtherDigits(delimiter, column) : parsersOf(delimiter, column)
}

function parsersOf(delimiter: string, column: Evidence): readonly ValueParser[] {
  const { name, texts } = column
  return [
    ...[trueOrFalse, ...yesOrNo(texts)],
    ...[...serialsFor(name), ...doubtfulPoints(delimiter, column), wholeNumbers, numbers],
    ...[...separatedNumbers(delimiter, texts), ...amounts(texts, delimiter), ...shortened(texts, delimiter)],
    ...[...numericDates(delimiter), ...englishDates, ...writtenDates(texts), ...periods(texts)],
    ...[...clockTimesIn(texts), ...timestamps(delimiter)],
  ]
}

/** What is likely is seen once the digits are such as the patterns know. */
function inOtherDigits(delimiter: string, { name, texts }: Evidence): readonly ValueParser[] {
  const ascii = texts.map(inAscii)
  const likely = parsersOf(delimiter, { name, texts: ascii }).filter(({ pattern }) => {
    const whole = fullPattern(pattern)
    return ascii.filter((text) => whole.test(text)).length >= ascii.length * mostly
  })
  return likely.map(ofOtherDigits)
}

const mostly = 0.8
