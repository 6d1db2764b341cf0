import type { Condition } from '@auger/contract/plan'
import type { ColumnRef } from '../../frame/column-ref.ts'
import type { Held, Item } from '../cover.ts'
import { isThing, neighbour, senseOf, type FilterChoice, type FilterSlot, type Reading } from '../reading.ts'
import { columnNamed } from './value-column.ts'
import { whereHeld } from './where-held.ts'

type Read = Pick<Reading, 'items' | 'scene'>

/** Values and states that choose rows. Values of one column that stand in a row are alternatives. */
export function valueSlots(read: Read): readonly FilterSlot[] {
  const slots: FilterSlot[] = []
  const taken = new Set<number>()
  for (const [at, item] of read.items.entries()) {
    if (taken.has(at) || !isThing(item)) continue
    const slot =
      item.to.kind === 'value'
        ? valueSlot(read, at)
        : item.to.kind === 'state'
          ? stateSlot(read, at)
          : undefined
    if (slot === undefined) continue
    for (const index of slot.items) taken.add(index)
    slots.push(slot)
  }
  return slots
}

function valueSlot(read: Read, at: number): FilterSlot | undefined {
  const held = heldIn(read.items[at]).map((one) => ({ ...one, run: valuesInRow(read, at, one.to.column) }))
  const longest = Math.max(...held.map(({ run }) => run.length))
  const fits = held.filter(({ run }) => run.length === longest)
  const [first] = fits
  if (first === undefined) return undefined
  const said = fits.flatMap(({ run, to }) => {
    const named = columnNamed(read, run, to.column)
    return named?.isBeside === true ? [named.item] : []
  })
  const denied = deniedBy(read, Math.min(at, ...said))
  return {
    items: [...first.run, ...(denied === undefined ? [] : [denied])],
    choices: fits
      .flatMap((one) => valueChoices(read, one, first.quality - one.quality, denied !== undefined))
      .toSorted((one, other) => one.cost - other.cost)
      .slice(0, mostHeld),
  }
}

const mostHeld = 6

/** A value of one column, with the item that names the column or without. */
function valueChoices(
  read: Read,
  { to: { column }, run }: Held & { readonly run: readonly number[] },
  doubt: number,
  isDenied: boolean,
): readonly FilterChoice[] {
  const named = columnNamed(read, run, column)
  const where = whereHeld(read, column)
  const condition = equals(column, [...new Set(run.flatMap((index) => valuesOf(read.items[index], column)))])
  const choice = (absorbs: readonly number[], note: string, cost: number): FilterChoice => ({
    condition: isDenied ? { kind: 'not', condition } : condition,
    columns: [column],
    absorbs,
    notes: [
      ...run.map((index) => `filter:value:${matchOf(read.items[index])}`),
      `filter:value:${note}`,
      ...(isDenied ? ['filter:denied'] : []),
      ...(run.length > 1 ? ['filter:alternatives'] : []),
    ],
    cost: doubt + cost,
  })
  const [said, mentioned] = named?.isBeside === true ? [named, undefined] : [undefined, named]
  if (said !== undefined) return [choice([said.item], 'column-said', 0)]
  return [
    ...(mentioned === undefined ? [] : [choice([mentioned.item], 'column-mentioned', 0.05)]),
    choice([], where.note, where.cost),
  ]
}

const equals = (column: ColumnRef, values: readonly string[]): Condition => {
  const [first] = values
  return values.length === 1 && first !== undefined
    ? { kind: 'compare', column, operator: '=', value: first }
    : { kind: 'in', column, values }
}

/** Every column that has the value. */
const heldIn = (item: Item | undefined): readonly Held[] =>
  isThing(item) && item.to.kind === 'value'
    ? [{ to: item.to, quality: item.quality }, ...(item.others ?? [])]
    : []

const valuesOf = (item: Item | undefined, column: ColumnRef): readonly string[] =>
  heldIn(item).flatMap(({ to }) => (to.column === column ? to.values : []))

const matchOf = (item: Item | undefined): string =>
  isThing(item) && item.to.kind === 'value' ? item.to.match : 'exact'

/** The values of the same column that follow, parted by nothing but commas and words that join; "city Flint" is no two of them. */
function valuesInRow(read: Read, at: number, column: ColumnRef): readonly number[] {
  const run = [at]
  for (let last = at; ;) {
    const next = neighbour(read, last, 1, 0)
    const isJoint =
      next !== undefined && (senseOf(read.items[next], 'joint') ?? senseOf(read.items[next], 'versus'))
    const beyond = next !== undefined && isJoint ? neighbour(read, next, 1, 1) : next
    if (beyond === undefined || !isOf(read.items[beyond], column)) return run
    if (!isJoint && isPartOfName(read, last, beyond)) return run
    run.push(beyond)
    last = beyond
  }
}

const isOf = (item: Item | undefined, column: ColumnRef): boolean => valuesOf(item, column).length > 0

/** Words that only are in names stand before or behind a name for what it is. */
const isPartOfName = ({ items, scene: { tokens } }: Read, one: number, next: number): boolean =>
  tokens[items[next]?.from ?? 0]?.before === 'space' &&
  [items[one], items[next]].some((item) => matchOf(item) === 'part')

/** What denies an item, where it stands right before or, in some languages, right behind it. */
export function deniedBy(read: Read, at: number): number | undefined {
  const before = neighbour(read, at, -1, 2)
  if (before !== undefined && isDenial(read.items[before])) return before
  const after =
    read.scene.traits.trailing || !read.scene.traits.spaced ? neighbour(read, at, 1, 1) : undefined
  return after !== undefined && isDenial(read.items[after]) ? after : undefined
}

export const isDenial = (item: Item | undefined): boolean =>
  senseOf(item, 'negation') !== undefined ||
  senseOf(item, 'compare')?.operator === '!=' ||
  senseOf(item, 'follow')?.edit === 'without'

function stateSlot(read: Read, at: number): FilterSlot | undefined {
  const item = read.items[at]
  if (!isThing(item) || item.to.kind !== 'state') return undefined
  const denied = deniedBy(read, at)
  const { condition, columns, match } = item.to
  return {
    items: denied === undefined ? [at] : [at, denied],
    choices: [
      {
        condition: denied === undefined ? condition : { kind: 'not', condition },
        columns,
        absorbs: [],
        notes: [`filter:state:${match}`, ...(denied === undefined ? [] : ['filter:denied'])],
        cost: 0.2,
      },
    ],
  }
}
