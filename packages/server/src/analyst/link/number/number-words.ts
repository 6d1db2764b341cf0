import type { Stretch } from '../linked-question.ts'
import { sensesOf, type Said } from '../said.ts'

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
  const composed = words.flatMap((first) => composedFrom(said, first, words))
  return [...words, ...composed]
}

const mostWords = 8

/** All that grows from a first word, the last being the longest. */
function composedFrom(
  said: Said,
  first: SpokenNumber,
  words: readonly SpokenNumber[],
): readonly SpokenNumber[] {
  const found: SpokenNumber[] = []
  let values = [first.value]
  let until = first.until
  while (values.length < mostWords) {
    const next = words.find((word) => word.lexicon === first.lexicon && isNext(said, until, word))
    const value = next === undefined ? undefined : sumOf([...values, next.value])
    if (next === undefined || value === undefined) break
    values = [...values, next.value]
    until = next.until
    found.push({ from: first.from, until, value, lexicon: first.lexicon })
  }
  return found
}

/** At once, or behind an "and". */
const isNext = (said: Said, until: number, word: SpokenNumber): boolean =>
  word.from === until ||
  sensesOf(said, 'joint').some(
    (joint) => joint.sense.of === 'and' && joint.from === until && joint.until === word.from,
  )

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
