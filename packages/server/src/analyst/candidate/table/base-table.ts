import { placeOf, type ColumnRef } from '../../frame/column-ref.ts'
import type { Scene } from '../scene.ts'

/** The table whose rows are read where columns of several are named: the first from which every other is reached, each row naming at most one of it. */
export function baseTable({ asked }: Scene, refs: readonly ColumnRef[]): string | undefined {
  const tableIds = [...new Set(refs.map((ref) => placeOf(ref).tableId))]
  const reached = (from: string): ReadonlySet<string> => {
    const known = new Set([from])
    for (const one of known)
      for (const { from: left, to: right } of asked.relations)
        if (left.tableId === one) known.add(right.tableId)
    return known
  }
  return tableIds.find((id) => tableIds.every((other) => reached(id).has(other))) ?? tableIds[0]
}
