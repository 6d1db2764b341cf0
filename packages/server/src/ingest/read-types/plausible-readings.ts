import { missingInValues } from './missing-words.ts'
import { readingsFor, type Reading } from './readings.ts'
import { fullPattern } from './readings/reading.ts'

/** A reading that fails more of the sample than this is not worth a look at the whole column. */
const mostFailing = 0.2
const missing = new Set(missingInValues)

/** What a column may be read as, going by some of its texts; without any, everything. The likeliest comes first. */
export function plausibleReadings(
  name: string,
  cells: readonly string[],
  delimiter: string,
): readonly Reading[] {
  const texts = cells.map((cell) => cell.trim()).filter((text) => text !== '' && !missing.has(text))
  return readingsFor(delimiter, { name, texts }).filter(({ pattern }) => {
    const whole = fullPattern(pattern)
    return texts.filter((text) => !whole.test(text)).length <= texts.length * mostFailing
  })
}
