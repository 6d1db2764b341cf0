import { chooseParser, takeNearest, type Choice, type Tried, type ValueCounts } from './choose-parser.ts'
import type { ValueParser } from './parsers.ts'

/** A column of texts, and what they may be read as. */
export interface Trial {
  readonly name: string
  /** The column in SQL. */
  readonly source: string
  readonly parsers: readonly ValueParser[]
  /** How many texts there are. */
  readonly texts: number
  /** One of the parsers is taken whatever it fails on. */
  readonly wanted: boolean
}

export interface Decision extends Choice {
  /** Whether every value is written plainly, so that nothing needs trimming. */
  readonly plain: boolean
  /** It holds no value at all. */
  readonly empty: boolean
  /** Whether the parser gives some text no value: a word for none, or one that it fails on. */
  readonly lost: boolean
}

export function decision(
  { name, wanted }: Pick<Trial, 'name' | 'wanted'>,
  tried: readonly Tried[],
  counts: ValueCounts,
): Decision {
  if (counts.present === 0) return { plain: true, empty: counts.words === 0, lost: false, notes: [] }
  const choose = wanted ? takeNearest : chooseParser
  const choice = choose(name, tried, counts)
  const failed = tried.find(({ parser }) => parser === choice.parser)?.failed ?? 0
  return { ...choice, plain: false, empty: false, lost: counts.words + failed > 0 }
}
