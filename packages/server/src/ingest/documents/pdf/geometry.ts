/** A piece of text as it lies on a page; x grows to the right and y downwards, in points. */
export interface Run {
  readonly text: string
  readonly left: number
  readonly right: number
  /** The line that the letters stand on. */
  readonly base: number
  readonly size: number
  readonly rtl: boolean
}

/** Runs that follow each other closely on one line. */
export interface Segment extends Run {
  readonly runs: readonly Run[]
}

/** A line that is drawn, such as those between the cells of a table. */
export interface Rule {
  readonly upright: boolean
  /** Where it lies: its x when upright, its y otherwise. */
  readonly at: number
  readonly from: number
  readonly to: number
}

export const topOf = ({ base, size }: Run) => base - size * 0.8
export const bottomOf = ({ base, size }: Run) => base + size * 0.2

/** By what is written in letters: numbers run to the right in every script. */
export function isRightToLeft(runs: readonly Run[]): boolean {
  const written = runs.filter(({ text }) => /\p{L}/u.test(text))
  return written.filter(({ rtl }) => rtl).length * 2 > written.length
}

/** Of any number of values, where spreading them into a call would overflow. */
export const least = (values: ArrayLike<number>) => fold(values, Math.min, Infinity)
export const greatest = (values: ArrayLike<number>) => fold(values, Math.max, -Infinity)

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

function fold(
  values: ArrayLike<number>,
  better: (one: number, other: number) => number,
  start: number,
): number {
  let best = start
  for (let at = 0; at < values.length; at++) best = better(best, values[at] ?? best)
  return best
}
