import { amounts } from './readings/amounts.ts'
import { yesOrNo } from './readings/booleans.ts'
import { clockTimesIn } from './readings/clock-times.ts'
import { areCodes } from './readings/codes.ts'
import { englishDates, numericDates } from './readings/dates.ts'
import { doubtfulPoints, separatedNumbers } from './readings/numbers.ts'
import { hasOtherDigits, inAscii, ofOtherDigits } from './readings/other-digits.ts'
import { periods } from './readings/periods.ts'
import { numbers, trueOrFalse, wholeNumbers } from './readings/plain-values.ts'
import { fullPattern, type Evidence, type Reading } from './readings/reading.ts'
import { serialsFor } from './readings/serials.ts'
import { shortened } from './readings/shortened.ts'
import { timestamps } from './readings/timestamps.ts'
import { writtenDates } from './readings/written-dates.ts'

export type { Evidence, Reading }

/**
 * In the order of preference: the first one that takes every text of a column is what the column is. Without a look at the
 * column, those that need none; with it, those that its name and its texts call for as well.
 */
export function readingsFor(delimiter: string, column?: Evidence): readonly Reading[] {
  if (column === undefined)
    return [
      ...[trueOrFalse, wholeNumbers, numbers],
      ...separatedNumbers(delimiter),
      ...numericDates(delimiter),
      ...englishDates,
      ...timestamps(delimiter),
    ]
  if (areCodes(column)) return []
  return column.texts.some(hasOtherDigits) ? inOtherDigits(delimiter, column) : readingsOf(delimiter, column)
}

function readingsOf(delimiter: string, column: Evidence): readonly Reading[] {
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
function inOtherDigits(delimiter: string, { name, texts }: Evidence): readonly Reading[] {
  const ascii = texts.map(inAscii)
  const likely = readingsOf(delimiter, { name, texts: ascii }).filter(({ pattern }) => {
    const whole = fullPattern(pattern)
    return ascii.filter((text) => whole.test(text)).length >= ascii.length * mostly
  })
  return likely.map(ofOtherDigits)
}

const mostly = 0.8
