import { keyOfRow } from '../domain/kept-table.ts'
import type { BegunMove, KeptRows, KeptRowsTarget } from '../ports/kept-rows.ts'
import type { Counter } from './progress.ts'

/** Copies every row that is not there yet. Each step is a transaction of the target, in which it is kept how far this came. */
export async function moveRows(
  from: KeptRows,
  to: KeptRowsTarget,
  { marks }: BegunMove,
  counter: Counter,
): Promise<void> {
  for (const table of await from.tables()) {
    const mark = marks.get(table.name)
    let rows = mark?.rows ?? 0
    counter.row(rows)
    for await (const some of from.rows(table, mark?.last)) {
      rows += some.length
      await to.add(table, some, { rows, last: keyOfRow(table, some.at(-1) ?? []) })
      counter.row(some.length)
    }
    await to.numberFrom(table, await from.lastNumber(table))
  }
}
