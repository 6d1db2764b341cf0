import type { Stretch } from '../linked-question.ts'
import { grouped } from '../grouped.ts'
import { sensesAt, sensesOf, type Said } from '../said.ts'

export interface SpokenNumber extends Stretch {
  readonly value: number
  readonly lexicon: number
}

/** Numbers in words, also of several words: two hundred and five. */
export function spokenNumbers(said: Said): readonly SpokenNumber[] {
  const words = sensesOf(said, 'number').map(({ from, until, sense, lexicon }) => ({
    from,
    until,
    value: sense.value,
    lexicon,
  }))
  const starts = grouped(words, ({ from }) => from)
  const composed = words.flatMap((first) => composedFrom(said, first, starts))
  return [...words, ...composed]
}

const mostWords = 8

/** All that grows from a first word, the last being the longest. */
function composedFrom(
  said: Said,
  first: SpokenNumber,
  starts: ReadonlyMap<number, readonly SpokenNumber[]>,
): readonly SpokenNumber[] {
  const found: SpokenNumber[] = []
  let values = [first.value]
  let until = first.until
  while (values.length < mostWords) {
    const next = placesBehind(said, until)
      .flatMap((place) => starts.get(place) ?? [])
      .find(({ lexicon }) => lexicon === first.lexicon)
    const value = next === undefined ? undefined : sumOf([...values, next.value])
    if (next === undefined || value === undefined) break
    values = [...values, next.value]
    until = next.until
    found.push({ from: first.from, until, value, lexicon: first.lexicon })
  }
  return found
}

/** At once, or behind an "and". */
const placesBehind = (said: Said, until: number): readonly number[] => [
  until,
  ...sensesAt(said, 'joint', 'from', until)
    .filter(({ sense }) => sense.of === 'and')
    .map((joint) => joint.until),
]

/** Larger words multiply what stands before them, smaller ones are added to it; undefined where they are no one number. */
function sumOf(values: readonly number[]): number | undefined {
  let [total, current] = [0, 0]
  for (const value of values) {
    if (value >= 1000) {
      total += Math.max(current, 1) * value
      current = 0
    } else if (value === 100) current = Math.max(current, 1) * value
    else if (current === 0 || (value < lowestPlace(current) && value > 0)) current += value
    else return undefined
  }
  return total + current
}

/** Twenty has room for a number below ten, a hundred for one below a hundred. */
const lowestPlace = (value: number): number => (value % 100 === 0 ? 100 : value % 10 === 0 ? 10 : 1)
