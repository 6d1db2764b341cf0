import type { Sheet } from '../book.ts'
import type { Grid } from '../grid/grid.ts'
import type { Epoch } from '../number-format/date-parts.ts'
import type { FormatKind } from '../number-format/format-kind.ts'
import type { FoundTable } from '../tables/found-table.ts'
import { countTexts, takeText, type TextCounts, type TextFacts } from './text-facts.ts'
import { hasWrittenAmounts } from './written-amounts.ts'

/** What the cells of one column of a table are, all of them looked at. */
export interface ColumnFacts {
  /** Of its numbers, by what their format means. */
  readonly formats: ReadonlyMap<FormatKind, number>
  /** Currencies of its money. */
  readonly units: ReadonlySet<string>
  /** A time of more than a day is no time of day. */
  readonly beyondDay: boolean
  readonly errors: number
  readonly uncomputed: number
  /** Dates of number 0, which stand for no date. */
  readonly zeroDates: number
  readonly texts: TextFacts
  /** Whether its texts are numbers like the others. */
  readonly writtenAmounts: boolean
}

interface Facts {
  texts: TextCounts
  formats: Map<FormatKind, number>
  units: Set<string>
  beyondDay: boolean
  errors: number
  uncomputed: number
  zeroDates: number
}

export function gatherFacts({ grid, epoch }: Sheet, table: FoundTable): readonly ColumnFacts[] {
  const { left, right } = table.range
  const facts: Facts[] = Array.from({ length: right - left + 1 }, () => ({
    formats: new Map(),
    units: new Set(),
    beyondDay: false,
    errors: 0,
    uncomputed: 0,
    zeroDates: 0,
    texts: countTexts(),
  }))
  for (let row = table.firstRow; row <= table.lastRow; row++) {
    if (table.leftOut.has(row)) continue
    grid.eachSlot(row, (slot) => {
      const found = facts[grid.column(slot) - left]
      if (found !== undefined) takeCell(grid, slot, epoch, found)
    })
  }
  return facts.map((found) => ({ ...found, writtenAmounts: hasWrittenAmounts(found) }))
}

function takeCell(grid: Grid, slot: number, epoch: Epoch, found: Facts): void {
  const kind = grid.kind(slot)
  if (kind === 'error') found.errors++
  else if (kind === 'uncomputed') found.uncomputed++
  if (kind === 'text' && !found.texts.hasWords) takeText(grid.text(slot), found.texts)
  if (kind !== 'number') return
  const { kind: format, unit } = grid.format(slot).meaning
  found.formats.set(format, (found.formats.get(format) ?? 0) + 1)
  if (unit !== undefined) found.units.add(unit)
  const number = grid.number(slot)
  if (format === 'time' && (number < 0 || number >= 1)) found.beyondDay = true
  if (number === 0 && epoch === 1900 && format.startsWith('date')) found.zeroDates++
}
