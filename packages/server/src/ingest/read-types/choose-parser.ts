import type { Cell } from '@auger/contract'
import type { ValueParser } from './parsers.ts'

export interface Tried {
  readonly parser: ValueParser
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
  readonly parser?: ValueParser
  readonly notes: readonly string[]
}

/** The first parser that takes every value; when none does the column stays text, and the reason is told. */
export function chooseParser(name: string, tried: readonly Tried[], counts: ValueCounts): Choice {
  const [best, second] = tried.filter((one) => one.failed === 0).map((one) => one.parser)
  if (best !== undefined) {
    const notes = []
    if (second !== undefined && isRival(best, second)) {
      notes.push(`Column ${name}: read as ${best.name}; it could also be ${second.name}.`)
    }
    if (counts.words > 0)
      notes.push(`Column ${name}: ${counts.words} of its values, such as NA or -, taken as missing.`)
    return { parser: best, notes }
  }
  const [nearest] = tried.toSorted((one, other) => one.failed - other.failed)
  return { notes: nearest === undefined ? [] : [almost(name, nearest, counts.present)] }
}

/** The parser that fails least; what it fails on is missing from now on, and that is told. */
export function takeNearest(name: string, tried: readonly Tried[], counts: ValueCounts): Choice {
  const [nearest] = tried.toSorted((one, other) => one.failed - other.failed)
  if (nearest === undefined) return { notes: [] }
  if (nearest.failed === 0) return chooseParser(name, tried, counts)
  const { parser, failed, example } = nearest
  const share = `${failed} of ${counts.present} values`
  const note = `Column ${name}: read as ${parser.name} because it was asked for; ${share} are none and missing now, such as "${shown(example)}".`
  return { parser, notes: [note] }
}

const shown = (example: Cell) => String(example).slice(0, 60)

function isRival(best: ValueParser, second: ValueParser): boolean {
  return best.pattern === second.pattern || (best.doubtful === true && second.doubtful === true)
}

function almost(name: string, { parser, failed, example }: Tried, present: number): string {
  const share = `${failed} of ${present} values`
  return `Column ${name}: kept as text. Not all of it are ${parser.name}: ${share} are not, such as "${shown(example)}".`
}
