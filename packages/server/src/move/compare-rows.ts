import { createHash } from 'node:crypto'
import type { KeptRow } from '../domain/kept-table.ts'
import type { KeptRows } from '../ports/kept-rows.ts'
import { MoveProblem } from './move-problem.ts'
import type { Counter } from './progress.ts'

export interface ComparedTable {
  readonly name: string
  readonly rows: number
  /** SHA-256 of all rows in the order of their key. */
  readonly hash: string
}

/** Whether both sides hold the same rows, table by table; every table of the source must be there. */
export async function compareRows(
  from: KeptRows,
  to: KeptRows,
  counter: Counter,
): Promise<readonly ComparedTable[]> {
  const compared: ComparedTable[] = []
  for (const table of await from.tables()) {
    const here = await digestOf(from.rows(table), (rows) => counter.row(rows))
    const there = await digestOf(to.rows(table))
    if (here.rows !== there.rows)
      throw new MoveProblem(`The table "${table.name}" has ${here.rows} rows here and ${there.rows} there.`)
    if (here.hash !== there.hash)
      throw new MoveProblem(`The table "${table.name}" has rows that differ there.`)
    if ((await to.lastNumber(table)) < (await from.lastNumber(table)))
      throw new MoveProblem(
        `New rows of the table "${table.name}" would get numbers there that were given here.`,
      )
    compared.push({ name: table.name, ...here })
  }
  return compared
}

async function digestOf(
  pages: AsyncIterable<readonly KeptRow[]>,
  seen: (rows: number) => void = () => undefined,
): Promise<Omit<ComparedTable, 'name'>> {
  const hash = createHash('sha256')
  let rows = 0
  for await (const page of pages) {
    for (const row of page) hash.update(`${JSON.stringify(row)}\n`)
    rows += page.length
    seen(page.length)
  }
  return { rows, hash: hash.digest('hex') }
}
