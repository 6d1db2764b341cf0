import type { CellPlace, OutliersVerb, SlotValue } from '@auger/contract/plan'
import type { ColumnRef } from '../../frame/column-ref.ts'
import { measured, rowsFor, slotColumns, type Filling, type OpenSlot } from './filling.ts'
import { targets } from './prose.ts'
import { plainName, type ReadyRows } from './results.ts'
import { readingOf } from './slot-figure.ts'
import { slotFormat } from './slot-format.ts'

/** How many rows lie outside of the usual. */
export function outlierCount(filling: Filling): CellPlace | undefined {
  const outside = rowsOutside(filling)
  return outside === undefined
    ? undefined
    : filling.results.figure(outside.rows, { kind: 'describe' }, { figure: 'count', column: outside.column })
}

/** All values outside of the usual, or what another column says in their rows. */
export function outlierList(slot: OpenSlot, filling: Filling): SlotValue | undefined {
  const outside = rowsOutside(filling)
  if (outside === undefined) return undefined
  const { rows, column, source } = outside
  const [named = column] = slotColumns(filling, slot.scene, () => true)
  const shown = named === source ? column : named
  const step = filling.results.listed(rows, [...new Set([shown, column])])
  const format = shown === column ? slotFormat(readingOf(slot.scene.description), filling.prose.reading) : {}
  return { kind: 'list', step, column: plainName(shown), format, separator: ', ' }
}

interface Outside {
  readonly rows: ReadyRows
  readonly column: ColumnRef
  readonly source: ColumnRef | undefined
}

function rowsOutside(filling: Filling): Outside | undefined {
  const { outliers } = filling.preparing
  if (outliers === undefined) return undefined
  const { column } = outliers
  const source = targets(filling.prose).find(({ ref }) => measured(filling, ref) === column)?.ref
  const verb: OutliersVerb = { ...outliers, keep: 'outside' }
  return { rows: rowsFor(filling, source === undefined ? [] : [source], [verb]), column, source }
}
