import type { Cell } from '@auger/contract'
import type { Reading } from './readings.ts'

export interface Tried {
  readonly reading: Reading
  /** How many values it cannot take, and one of them. */
  readonly failed: number
  readonly example: Cell
}

export interface ValueCounts {
  readonly present: number
  /** Words such as NA, which among values mean that there is none. */
  readonly words: number
}

export interface Choice {
  readonly reading?: Reading
  readonly notes: readonly string[]
}

/** The first reading that takes every value; when none does the column stays text, and the reason is told. */
export function chooseReading(name: string, tried: readonly Tried[], counts: ValueCounts): Choice {
  const [best, second] = tried.filter((one) => one.failed === 0).map((one) => one.reading)
  if (best !== undefined) {
    const notes = []
    if (second !== undefined && isRival(best, second)) {
      notes.push(`Column ${name}: read as ${best.name}; it could also be ${second.name}.`)
    }
    if (counts.words > 0)
      notes.push(`Column ${name}: ${counts.words} of its values, such as NA or -, taken as missing.`)
    return { reading: best, notes }
  }
  const [nearest] = tried.toSorted((one, other) => one.failed - other.failed)
  return { notes: nearest === undefined ? [] : [almost(name, nearest, counts.present)] }
}

/** The reading that fails least; what it fails on is missing from now on, and that is told. */
export function takeNearest(name: string, tried: readonly Tried[], counts: ValueCounts): Choice {
  const [nearest] = tried.toSorted((one, other) => one.failed - other.failed)
  if (nearest === undefined) return { notes: [] }
  if (nearest.failed === 0) return chooseReading(name, tried, counts)
  const { reading, failed, example } = nearest
  const share = `${failed} of ${counts.present} values`
  const note = `Column ${name}: read as ${reading.name} because it was asked for; ${share} are none and missing now, such as "${shown(example)}".`
  return { reading, notes: [note] }
}

const shown = (example: Cell) => String(example).slice(0, 60)

function isRival(best: Reading, second: Reading): boolean {
  return best.pattern === second.pattern || (best.doubtful === true && second.doubtful === true)
}

function almost(name: string, { reading, failed, example }: Tried, present: number): string {
  const share = `${failed} of ${present} values`
  return `Column ${name}: kept as text. Not all of it are ${reading.name}: ${share} are not, such as "${shown(example)}".`
}
