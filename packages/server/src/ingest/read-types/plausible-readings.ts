import type { ColumnType } from '../../domain/table.ts'
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
  const texts = valuesIn(cells)
  return readingsFor(delimiter, { name, texts }).filter(({ pattern }) => {
    const whole = fullPattern(pattern)
    return texts.filter((text) => !whole.test(text)).length <= texts.length * mostFailing
  })
}

/** Every reading that makes a column what a person says it is, the one that takes most of its texts first. */
export function readingsAs(
  type: ColumnType,
  name: string,
  cells: readonly string[],
  delimiter: string,
): readonly Reading[] {
  const texts = valuesIn(cells)
  const known = new Map(
    [...readingsFor(delimiter, { name, texts }), ...readingsFor(delimiter)]
      .filter((reading) => reading.type === type)
      .map((reading) => [`${reading.name} ${reading.pattern}`, reading]),
  )
  const taken = ({ pattern }: Reading) => texts.filter((text) => fullPattern(pattern).test(text)).length
  return [...known.values()].toSorted((one, other) => taken(other) - taken(one))
}

const valuesIn = (cells: readonly string[]) =>
  cells.map((cell) => cell.trim()).filter((text) => text !== '' && !missing.has(text))
