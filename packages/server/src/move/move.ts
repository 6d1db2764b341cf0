import type { KeptRows, KeptRowsTarget } from '../ports/kept-rows.ts'
import type { Objects } from '../ports/objects.ts'
import { beginRows } from './begin-rows.ts'
import { compareRows, type ComparedTable } from './compare-rows.ts'
import { listedObjects, type ListedObject } from './listed-objects.ts'
import { compareObjects, moveObjects, requireOurs } from './move-objects.ts'
import { MoveProblem } from './move-problem.ts'
import { moveRows } from './move-rows.ts'
import { counterOf, type Progress } from './progress.ts'

/** What is moved, and where to. Rows, objects or both. */
export interface Move {
  readonly rows?: { readonly from: KeptRows; readonly to: KeptRowsTarget; prepare(): Promise<void> }
  readonly objects?: { readonly from: Objects; readonly to: Objects }
}

export interface Moved {
  readonly tables: readonly ComparedTable[]
  readonly objects: readonly ListedObject[]
}

/** Moves what is not there yet, and compares both sides. It may be ended at any moment and done again. */
export async function move({ rows, objects }: Move, tell: (progress: Progress) => void): Promise<Moved> {
  const listed = objects === undefined ? [] : await listedObjects(objects.from)
  if (objects !== undefined) await requireOurs(listed, objects.to)
  const begun = rows === undefined ? undefined : await beginRows(rows.from, rows.to, () => rows.prepare())
  const counter = counterOf('moving', await amounts(rows?.from, listed), tell)
  // Objects first: a row never names one that is not there.
  if (objects !== undefined) await moveObjects(objects.from, objects.to, listed, counter)
  if (rows !== undefined && begun !== undefined && !begun.isFinished)
    await moveRows(rows.from, rows.to, begun, counter)
  const moved = await compare({ ...(rows && { rows }), ...(objects && { objects }) }, listed, tell)
  if (rows !== undefined) await rows.to.finish()
  return moved
}

/** Whether both sides are the same; nothing is written. */
export async function check(what: Move, tell: (progress: Progress) => void): Promise<Moved> {
  if (what.rows !== undefined && (await what.rows.to.begun()) === undefined)
    throw new MoveProblem('Nothing was moved to this database.')
  return compare(what, what.objects === undefined ? [] : await listedObjects(what.objects.from), tell)
}

async function compare(
  { rows, objects }: Move,
  listed: readonly ListedObject[],
  tell: (progress: Progress) => void,
): Promise<Moved> {
  const counter = counterOf('comparing', await amounts(rows?.from, listed), tell)
  const tables = rows === undefined ? [] : await compareRows(rows.from, rows.to, counter)
  if (objects !== undefined) await compareObjects(objects.from, objects.to, listed, counter)
  return { tables, objects: listed }
}

async function amounts(rows: KeptRows | undefined, listed: readonly ListedObject[]) {
  let ofRows = 0
  for (const table of (await rows?.tables()) ?? []) ofRows += (await rows?.count(table)) ?? 0
  return { ofRows, ofBytes: listed.reduce((sum, { size }) => sum + size, 0) }
}
