import { expect } from 'vitest'
import type { Cell, JobRecord } from '@auger/contract'

export type Answer = readonly (readonly Cell[])[]

/** A question and what it must be answered with. */
export interface Asked {
  readonly question: string
  readonly answer: Answer
  /** Rows may come in any order, as those of a group-by may. */
  readonly anyOrder?: boolean
}

const sameCell = (one: Cell | undefined, other: Cell | undefined): boolean =>
  typeof one === 'number' && typeof other === 'number'
    ? Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(other))
    : one === other

const sorted = (rows: Answer): Answer =>
  [...rows].sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))

export function expectAnswer(job: JobRecord, { question, answer, anyOrder = false }: Asked): void {
  const given = job.result?.answer ?? []
  const [rows, wanted] = anyOrder ? [sorted(given), sorted(answer)] : [given, answer]
  const same =
    rows.length === wanted.length &&
    wanted.every(
      (row, index) =>
        row.length === rows[index]?.length &&
        row.every((cell, column) => sameCell(rows[index]?.[column], cell)),
    )
  expect(
    same,
    `${question}\nwanted ${JSON.stringify(wanted)}\ngot    ${JSON.stringify(rows)} (${String(job.status)})`,
  ).toBe(true)
  expect(['answered', 'assumed']).toContain(job.status)
}
