import type { ColumnRef } from '../../../frame/column-ref.ts'
import { isThing, neighbour, saysAny, senseOf, type Reading } from '../../reading.ts'

/** With and without a discount, with a discount or without one: what some rows have of a column and others lack. */
export interface PresencePair {
  readonly column: ColumnRef
  /** Indexes of all that says so. */
  readonly items: readonly number[]
}

type Beside = (reading: Reading, at: number) => number | undefined

/** A word for having some and one for having none that a word joins, of one column. */
export function presencePair(reading: Reading, columnBeside: Beside): PresencePair | undefined {
  const free = new Set(reading.rest)
  const [some, ...others] = placesOf(reading, false)
  const [none, ...more] = placesOf(reading, true)
  if (some === undefined || none === undefined || others.length > 0 || more.length > 0) return undefined
  const [first, last] = [Math.min(some, none), Math.max(some, none)]
  const joint = reading.items.findIndex(
    (item, at) =>
      at > first && at < last && (senseOf(item, 'joint') ?? senseOf(item, 'versus')) !== undefined,
  )
  if (joint < 0) return undefined
  const beside = [columnBeside(reading, some), columnBeside(reading, none)]
  const named = beside.filter((at) => at !== undefined)
  const [column, ...columns] = [...new Set(named.map((at) => columnAt(reading, at)))]
  if (column === undefined || columns.length > 0) return undefined
  // Only the last of the two may have the column beside it, and then nothing but the joint is between them.
  const areTogether = neighbour(reading, first, 1, 0) === joint && neighbour(reading, joint, 1, 1) === last
  if (named.length < 2 && !areTogether) return undefined
  const items = [...new Set([some, none, joint, ...named])]
  return items.every((at) => free.has(at)) ? { column, items } : undefined
}

function placesOf({ items, rest }: Reading, areNone: boolean): readonly number[] {
  return rest.filter((at) =>
    areNone
      ? saysAny(items[at], ['negation', 'never'])
      : senseOf(items[at], 'present') !== undefined && !saysAny(items[at], ['negation', 'never']),
  )
}

function columnAt({ items }: Reading, at: number): ColumnRef | undefined {
  const item = items[at]
  return isThing(item) && item.to.kind === 'column' ? item.to.column : undefined
}

/** How the question says that rows have some, or none: "with discount". Undefined where it says no such thing. */
export function presenceSaid(reading: Reading, isNone: boolean): string | undefined {
  const { items, scene } = reading
  const pair = reading.slots.flatMap(({ items: said, choices }) =>
    choices.some(({ notes }) => notes.includes('filter:present') && notes.includes('filter:denied'))
      ? [said]
      : [],
  )[0]
  if (pair === undefined) return undefined
  const word = pair.find(
    (at) => saysAny(items[at], ['negation', 'never']) === isNone && isPresence(reading, at),
  )
  const thing = pair.find((at) => isThing(items[at]))
  if (word === undefined || thing === undefined) return undefined
  const textOf = (at: number): string => {
    const { from = 0, until = 0 } = items[at] ?? {}
    return scene.asked.text.slice(scene.tokens[from]?.start ?? 0, scene.tokens[until - 1]?.end ?? 0)
  }
  return scene.traits.spaced && !scene.traits.trailing
    ? `${textOf(word)} ${textOf(thing)}`
    : `${textOf(thing)}${textOf(word)}`
}

const isPresence = ({ items }: Reading, at: number): boolean =>
  senseOf(items[at], 'present') !== undefined || saysAny(items[at], ['negation', 'never'])
