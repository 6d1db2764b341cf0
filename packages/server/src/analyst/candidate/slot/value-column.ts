import type { ColumnRef } from '../../frame/column-ref.ts'
import { gap, isThing, neighbour, saysAny, senseOf, type Reading } from '../reading.ts'

type Read = Pick<Reading, 'items' | 'scene'>

/** The item that says which column values are of, and whether it stands beside them. */
export interface NamedColumn {
  readonly item: number
  readonly isBeside: boolean
}

/** "country Germany", "the Enterprise plan", "Roe was the builder"; not what is asked for: which country is Germany. */
export function columnNamed(read: Read, run: readonly number[], column: ColumnRef): NamedColumn | undefined {
  const beside = columnBeside(read, run, column)
  if (beside !== undefined) return { item: beside, isBeside: true }
  const value = read.items[run[0] ?? 0]
  const [nearest] = read.items
    .flatMap((item, index) =>
      says(read, index, column) && value !== undefined && !isAsked(read, index)
        ? [{ index, apart: gap(item, value) }]
        : [],
    )
    .toSorted((one, other) => one.apart - other.apart)
  return nearest === undefined ? undefined : { item: nearest.index, isBeside: false }
}

function columnBeside(read: Read, run: readonly number[], column: ColumnRef): number | undefined {
  const first = run[0] ?? 0
  const before = neighbour(read, first, -1)
  const after = neighbour(read, run.at(-1) ?? 0, 1)
  // What stands before a comma is said of something else: T6 in the Open, T4 at home.
  const isParted = read.scene.tokens[read.items[first]?.from ?? 0]?.before === 'comma'
  if (!isParted && says(read, before, column)) return before
  if (says(read, after, column)) return after
  const compare = before === undefined ? undefined : senseOf(read.items[before], 'compare')
  const beyond = before === undefined || compare?.operator !== '=' ? undefined : neighbour(read, before, -1)
  return says(read, beyond, column) ? beyond : undefined
}

function says({ items }: Read, index: number | undefined, column: ColumnRef): boolean {
  const item = index === undefined ? undefined : items[index]
  return isThing(item) && item.to.kind === 'column' && item.to.column === column
}

const isAsked = (read: Read, index: number): boolean =>
  [read.items[index - 1], read.items[neighbour(read, index, -1) ?? -1]].some((before) =>
    saysAny(before, ['ask', 'list', 'quantity']),
  )
