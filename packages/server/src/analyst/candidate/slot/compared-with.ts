import type { Sense } from '../../lexicon/sense.ts'
import type { Item } from '../cover.ts'
import { isEmpty, saysAny, senseOf, type Reading } from '../reading.ts'

type Read = Pick<Reading, 'items' | 'scene'>
type Comparing = Extract<Sense, { kind: 'when' | 'compare' }>

/** A word that compares, and all items from it to what it compares. */
export interface Compared<Kind extends Comparing['kind']> {
  readonly sense: Extract<Comparing, { kind: Kind }>
  readonly items: readonly number[]
}

const mostBetween = 2

/**
 * What compares stands before a number or a time, but for words that may say nothing there: antes del 15, supérieur à 500. Where a
 * language says how a thing is taken behind it, it stands there: 2016年以降, 2016 के बाद.
 */
export function comparedWith<Kind extends Comparing['kind']>(
  read: Read,
  first: number,
  last: number,
  kind: Kind,
): Compared<Kind> | undefined {
  const before = (): Compared<Kind> | undefined => compared(read, first, -1, kind)
  const { trailing, spaced } = read.scene.traits
  if (!trailing && spaced) return before()
  return compared(read, last, 1, kind) ?? before()
}

/** 500 or more: languages that compare before a number may also do so behind it. */
export const comparedBehind = (read: Read, last: number): Compared<'compare'> | undefined =>
  compared(read, last, 1, 'compare')

function compared<Kind extends Comparing['kind']>(
  { items }: Read,
  at: number,
  step: 1 | -1,
  kind: Kind,
): Compared<Kind> | undefined {
  const passed: number[] = []
  for (let next = at + step; passed.length <= mostBetween; next += step) {
    const item = items[next]
    if (item === undefined || !touches(items[next - step], item)) return undefined
    passed.push(next)
    const sense = senseOf<Comparing['kind']>(item, kind)
    if (sense !== undefined && mayStand(sense, step))
      return { sense: sense as Extract<Comparing, { kind: Kind }>, items: passed }
    if (!mayBeEmpty(item, step)) return undefined
  }
  return undefined
}

const touches = (one: Item | undefined, other: Item): boolean =>
  one !== undefined && (one.until === other.from || other.until === one.from)

/** Words for a time alone may stand on either side; those for numbers say on which. */
const mayStand = (sense: Comparing, step: 1 | -1): boolean =>
  sense.kind === 'when' || sense.place === (step === 1 ? 'after' : 'before')

/** A particle that may also mean something else means nothing between what compares and what it compares; behind a number stands its unit. */
const mayBeEmpty = (item: Item, step: 1 | -1): boolean =>
  isEmpty(item) || saysAny(item, step === 1 ? ['function', 'unit', 'grain', 'than'] : ['function', 'than'])
