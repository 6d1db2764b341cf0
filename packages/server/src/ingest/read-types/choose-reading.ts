import type { Cell } from '@auger/contract'
import type { Reading } from './readings.ts'

export interface Tried {
  readonly reading: Reading
  /** How many values it cannot take, and one of them. */
  readonly failed: number
  readonly example: Cell
}

/** The first reading that takes every value; when none does the column stays text, and the reason is told. */
export function chooseReading(
  name: string,
  tried: readonly Tried[],
  present: number,
): { reading?: Reading; notes: readonly string[] } {
  const [best, second] = tried.filter((one) => one.failed === 0).map((one) => one.reading)
  if (best !== undefined) {
    const either = second?.pattern === best.pattern
    return {
      reading: best,
      notes: either ? [`Column ${name}: read as ${best.name}; it could also be ${second.name}.`] : [],
    }
  }
  const [nearest] = tried.toSorted((one, other) => one.failed - other.failed)
  return { notes: nearest === undefined ? [] : [almost(name, nearest, present)] }
}

function almost(name: string, { reading, failed, example }: Tried, present: number): string {
  const which = `${failed} of ${present} values ${failed === 1 ? 'is' : 'are'} not among`
  return `Column ${name}: kept as text, because ${which} ${reading.name}, such as "${String(example).slice(0, 60)}".`
}
