import type { ColumnType, ColumnUnit, DateGrain } from '../../../domain/table.ts'

/** One way to read the texts of a column as values: which texts it takes, and what becomes of them. */
export interface ValueParser {
  readonly name: string
  readonly type: ColumnType
  /** For JavaScript and for the engine alike; the whole text must match. */
  readonly pattern: string
  /** Whether its texts may mean something else in another parser, too. */
  readonly doubtful?: boolean
  /** What the texts say beside the number. */
  readonly unit?: ColumnUnit
  /** How fine the texts place in time, where they say less than a day. */
  readonly grain?: DateGrain
  /** What a person should know about values that were read so. */
  readonly note?: string
  /** SQL for the value of a text that matches; null when it is none after all, such as the 31st of February. It fails on no text. */
  value(text: string): string
}

/** What is known of a column before it is read: its name, and some of its texts, trimmed, those for nothing left out. */
export interface Evidence {
  readonly name: string
  readonly texts: readonly string[]
}

const made = new Map<string, RegExp>()
const mostKept = 2_000

/** Made once for each pattern: thousands of columns are tried by the same ones. */
export function fullPattern(pattern: string): RegExp {
  const known = made.get(pattern)
  if (known !== undefined) return known
  if (made.size >= mostKept) made.clear()
  const whole = new RegExp(`^(?:${pattern})$`)
  made.set(pattern, whole)
  return whole
}

/** Brackets for a minus are usual, but not everywhere. */
export const withBracketsNoted = (parser: ValueParser, texts: readonly string[]): ValueParser =>
  texts.some((text) => text.includes('('))
    ? { ...parser, note: 'Numbers in brackets are read as negative.' }
    : parser
