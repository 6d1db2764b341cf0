import type { Workbench } from '../workbench.ts'
import { NotStraight, type CellCounts } from './cell-scanner.ts'
import { copyCells, type Copied } from './copy-cells.ts'
import type { ColumnPlan } from './plan-columns.ts'
import { openPlans, revisePlans, watchesOf } from './revise-plans.ts'
import type { TextFile } from './text-file.ts'

/** A table in Parquet whose values are right, but for columns that are still open: those are as the file has them. */
export interface Staged {
  readonly file: string
  readonly plans: readonly ColumnPlan[]
  readonly counts: CellCounts
}

const mostTries = 4

/**
 * Has the engine read the file by the plan, and the reader look at every cell meanwhile. Where a cell does not go with the plan, the
 * plan changes and the engine reads again; the cells need no second look.
 */
export async function stage(
  source: TextFile,
  plans: readonly ColumnPlan[],
  /** The Parquet file to write. */
  to: string,
  bench: Workbench,
): Promise<Staged> {
  const copy = (current: readonly ColumnPlan[], signal = bench.signal) =>
    copyCells(source, current, to, bench, signal)
  const early = new AbortController()
  const first = settled(copy(plans, AbortSignal.any([bench.signal, early.signal])))
  const onAlarm = () => early.abort()
  const counts = await bench.reader.scan(source, watchesOf(plans), onAlarm).catch(async (error: unknown) => {
    early.abort()
    await first
    throw error
  })

  let current = revisePlans(plans, counts)
  let copied = current === plans ? (await first)() : await first.then(() => copy(current))
  for (let tries = 1; ; tries++) {
    const broken = brokenColumns(source, copied, counts)
    if (broken.length === 0) return { file: to, plans: current, counts }
    current = openPlans(current, tries < mostTries ? broken : undefined)
    copied = await copy(current)
  }
}

/** Waits for the end of a work without looking at how it ended; the result does. */
function settled<Value>(work: Promise<Value>): Promise<() => Value> {
  return work.then(
    (value) => () => value,
    (error: unknown) => () => {
      throw error
    },
  )
}

/** The columns that hold a text which looks like a value but is none, such as the 31st of February. */
function brokenColumns(source: TextFile, copied: Copied, { rowCount, empty }: CellCounts): readonly number[] {
  if (copied.kind === 'broken') return [copied.column]
  // Two readers have seen the file; if they disagree on its rows, neither is to be trusted.
  const expected = source.rowCount ?? rowCount
  if (rowCount !== expected || copied.rowCount !== expected)
    throw new NotStraight(`of ${expected} rows ${rowCount} were seen, and ${copied.rowCount} by the engine`)
  return [...copied.present].flatMap(([column, present]) =>
    present === rowCount - (empty[column] ?? 0) ? [] : [column],
  )
}
