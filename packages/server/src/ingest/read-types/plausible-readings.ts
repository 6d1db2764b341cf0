import type { Cell } from '@auger/contract'
import { missingInValues } from './missing-words.ts'
import { readingsFor, type Reading } from './readings.ts'

/** A reading that fails more of the sample than this is not worth a look at the whole column. */
const mostFailing = 0.2

/** What a column may be read as, going by some of its texts; without any, everything. The likeliest comes first. */
export function plausibleReadings(cells: readonly Cell[], delimiter: string): readonly Reading[] {
  const texts = cells.flatMap((cell) => (typeof cell === 'string' ? [cell.trim()] : []))
  const values = texts.filter((text) => text !== '' && !missingInValues.includes(text))
  return readingsFor(delimiter).filter((reading) => {
    const pattern = new RegExp(`^(?:${reading.pattern})$`)
    return values.filter((value) => !pattern.test(value)).length <= values.length * mostFailing
  })
}
