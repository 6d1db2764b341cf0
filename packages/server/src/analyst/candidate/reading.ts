import type { CalendarGrain, Condition } from '@auger/contract/plan'
import type { ColumnRef } from '../frame/column-ref.ts'
import type { FollowEdit, Sense, SenseKind } from '../lexicon/sense.ts'
import type { Cover, Item, SenseItem, ThingItem } from './cover.ts'
import type { Scene } from './scene.ts'

/** A cover with what of it chooses rows taken out, each in the ways it may be meant. */
export interface Reading {
  readonly scene: Scene
  readonly cover: Cover
  readonly items: readonly Item[]
  readonly slots: readonly FilterSlot[]
  /** How many are asked for: the five highest. The index of the number's item. */
  readonly count?: { readonly value: number; readonly item: number }
  /** How far what is to come is asked for. */
  readonly horizon?: Horizon
  readonly window?: Window
  /** Indexes of the items that choose no rows. */
  readonly rest: readonly number[]
}

/** So many periods after the last; what of it is not said is chosen by the data. */
export interface Horizon {
  readonly count?: number
  readonly grain?: CalendarGrain
  /** Indexes of the items that say so. */
  readonly items: readonly number[]
}

/** Of how many periods a moving average is. */
export interface Window {
  readonly periods: number
  /** Indexes of the items that say so. */
  readonly items: readonly number[]
}

/** A part of the question that chooses rows or groups. */
export interface FilterSlot {
  /** Indexes of its items. */
  readonly items: readonly number[]
  readonly choices: readonly FilterChoice[]
}

export interface FilterChoice {
  readonly condition?: Condition
  /** Of groups: how many of a thing, or how much of a figure. */
  readonly having?: (metric: string) => Condition
  /** Of groups: the index of the thing that is counted in each. */
  readonly counted?: number
  readonly columns: readonly ColumnRef[]
  /** Indexes of further items that it explains: the column that a value is said to be of. */
  readonly absorbs: readonly number[]
  readonly notes: readonly string[]
  readonly cost: number
}

/** A reading in which more chooses rows; what is taken by that is none of the rest. */
export const withSlot = (reading: Reading, slot: FilterSlot, taken = slot.items): Reading => ({
  ...reading,
  slots: [...reading.slots, slot],
  rest: reading.rest.filter((index) => !taken.includes(index)),
})

export const senseOf = <Kind extends SenseKind>(
  item: Item | undefined,
  kind: Kind,
): Extract<Sense, { kind: Kind }> | undefined =>
  item?.kind === 'senses'
    ? item.senses.find((sense): sense is Extract<Sense, { kind: Kind }> => sense.kind === kind)
    : undefined

export const saysAny = (item: Item | undefined, kinds: readonly SenseKind[]): item is SenseItem =>
  item?.kind === 'senses' && item.senses.some(({ kind }) => kinds.includes(kind))

/** Whether it is a word for a change of the question before; a word may stand for several. */
export const saysEdit = (item: Item | undefined, edits: readonly FollowEdit[]): boolean =>
  item?.kind === 'senses' &&
  item.senses.some((sense) => sense.kind === 'follow' && edits.includes(sense.edit))

export const isThing = (item: Item | undefined): item is ThingItem => item?.kind === 'thing'

const empty: ReadonlySet<SenseKind> = new Set(['function', 'verb'])

/** What an article or the like may also say, elsewhere in a question. */
const besideEmpty: ReadonlySet<SenseKind> = new Set([
  'whether',
  'ask',
  'follow',
  'present',
  'operator',
  'defines',
])

/** Whether it adds nothing of its own where it stands between others. */
export const isEmpty = (item: Item): boolean =>
  item.kind === 'senses' &&
  item.senses.some(({ kind }) => empty.has(kind)) &&
  item.senses.every(({ kind }) => empty.has(kind) || besideEmpty.has(kind))

/** The next item in a direction that says something, within so many empty ones; tokens that nothing stands for part items. */
export function neighbour(
  { items }: Pick<Reading, 'items'>,
  at: number,
  step: 1 | -1,
  most = 3,
): number | undefined {
  let here = at
  for (let passed = 0; passed <= most; passed++) {
    const next = here + step
    const [left, right] = step === 1 ? [items[here], items[next]] : [items[next], items[here]]
    const item = items[next]
    if (item === undefined || left === undefined || right === undefined) return undefined
    if (right.from !== left.until) return undefined
    if (!isEmpty(item)) return next
    here = next
  }
  return undefined
}

/** How many tokens lie between two items. */
export const gap = (one: Item, other: Item): number =>
  Math.max(one.from - other.until, other.from - one.until, 0)
