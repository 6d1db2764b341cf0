import type { Condition } from '@auger/contract/plan'
import type { ColumnRef } from '../../frame/column-ref.ts'
import type { Item } from '../cover.ts'
import { isThing, neighbour, senseOf, type FilterChoice, type FilterSlot, type Reading } from '../reading.ts'
import { isNumeric } from '../../../domain/table.ts'
import { columnOf } from '../scene.ts'
import { columnNamed } from './value-column.ts'

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
  const first = read.items[at]
  if (!isThing(first) || first.to.kind !== 'value') return undefined
  const { column } = first.to
  const run = valuesInRow(read, at, column)
  const values = [...new Set(run.flatMap((index) => valuesOf(read.items[index])))]
  const named = columnNamed(read, run, column)
  const said = named?.isBeside === true ? named.item : undefined
  const denied = deniedBy(read, said === undefined ? at : Math.min(at, said))
  const equal = equals(column, values)
  const condition: Condition = denied === undefined ? equal : { kind: 'not', condition: equal }
  const matched = [
    ...run.map((index) => `filter:value:${matchOf(read.items[index])}`),
    ...(denied === undefined ? [] : ['filter:denied']),
    ...(run.length > 1 ? ['filter:alternatives'] : []),
  ]
  const choice = (absorbs: readonly number[], notes: readonly string[], cost: number): FilterChoice => ({
    condition,
    columns: [column],
    absorbs,
    notes: [...matched, ...notes],
    cost,
  })
  return {
    items: [...run, ...(denied === undefined ? [] : [denied])],
    choices: [
      ...(named === undefined
        ? []
        : [
            choice(
              [named.item],
              [`filter:value:column-${named.isBeside ? 'said' : 'mentioned'}`],
              named.isBeside ? 0 : 0.05,
            ),
          ]),
      ...(said === undefined ? [choice([], [], 0.1)] : []),
    ],
  }
}

const equals = (column: ColumnRef, values: readonly string[]): Condition => {
  const [first] = values
  return values.length === 1 && first !== undefined
    ? { kind: 'compare', column, operator: '=', value: first }
    : { kind: 'in', column, values }
}

const valuesOf = (item: Item | undefined): readonly string[] =>
  isThing(item) && item.to.kind === 'value' ? item.to.values : []

const matchOf = (item: Item | undefined): string =>
  isThing(item) && item.to.kind === 'value' ? item.to.match : 'exact'

/** The values of the same column that follow, parted by nothing but commas and words that join. */
function valuesInRow(read: Read, at: number, column: ColumnRef): readonly number[] {
  const run = [at]
  for (let last = at; ;) {
    const next = neighbour(read, last, 1, 0)
    const beyond =
      next !== undefined && (senseOf(read.items[next], 'joint') ?? senseOf(read.items[next], 'versus'))
        ? neighbour(read, next, 1, 1)
        : next
    if (beyond === undefined || !isOf(read.items[beyond], column)) return run
    run.push(beyond)
    last = beyond
  }
}

const isOf = (item: Item | undefined, column: ColumnRef): boolean =>
  isThing(item) && item.to.kind === 'value' && item.to.column === column

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

/** Columns that are said to be empty: "no sales figure", "without a city", "missing price". */
export function missingSlots(read: Read): readonly FilterSlot[] {
  return read.items.flatMap((item, at): readonly FilterSlot[] => {
    const isSaid = senseOf(item, 'missing') !== undefined
    if (!isSaid && senseOf(item, 'negation') === undefined && senseOf(item, 'never') === undefined) return []
    if (!isSaid && !isBeforeGap(read, at)) return []
    const near = [neighbour(read, at, 1), ...(isSaid ? [neighbour(read, at, -1)] : [])].find((index) => {
      const beside = index === undefined ? undefined : read.items[index]
      return isThing(beside) && beside.to.kind === 'column'
    })
    const beside = near === undefined ? undefined : read.items[near]
    if (near === undefined || !isThing(beside) || beside.to.kind !== 'column') return []
    const { column } = beside.to
    const denied = isSaid ? deniedBy(read, at) : undefined
    const condition: Condition = { kind: 'missing', column }
    return [
      {
        items: denied === undefined ? [at, near] : [at, near, denied],
        choices: [
          {
            condition: denied === undefined ? condition : { kind: 'not', condition },
            columns: [column],
            absorbs: [],
            notes: [
              isSaid ? 'filter:missing' : 'filter:without',
              ...(isNumeric(columnOf(read.scene, column)) ? ['filter:missing:number'] : []),
            ],
            cost: 0.1,
          },
        ],
      },
    ]
  })
}

/** Whether a column is named right behind that some rows lack: without an agent, has no price. */
function isBeforeGap(read: Read, at: number): boolean {
  const next = neighbour(read, at, 1, 2)
  const item = next === undefined ? undefined : read.items[next]
  return isThing(item) && item.to.kind === 'column' && columnOf(read.scene, item.to.column).missing > 0
}
