import { isDeepStrictEqual } from 'node:util'
import type { Cell } from '@auger/contract'
import type { Step } from '@auger/contract/plan'
import type { Assumption } from '../domain/assumption.ts'
import type { Job } from '../domain/job.ts'
import { answerOf, stepTitle } from '../operations/index.ts'
import type { JobDeps } from './deps.ts'
import type { DoneStep } from './done-step.ts'
import type { Gathered } from './gather.ts'
import { findBy } from './try-steps.ts'

const mostCompared = 100

/** What to say of a plan that another analyst would have made: nothing where it comes to the same figures. */
export async function compareRival(
  rival: readonly Step[],
  done: DoneStep | undefined,
  { job, gathered: { question, wantedLanguage } }: { readonly job: Job; readonly gathered: Gathered },
  deps: JobDeps,
  signal: AbortSignal,
): Promise<readonly Assumption[]> {
  const last = rival.at(-1)
  if (last === undefined || done === undefined) return []
  const { tables } = question
  const found = await findBy(rival, tables, job.projectId, mostCompared, deps, signal)
  // One that cannot be run says nothing else.
  if (found === undefined || found.rowCount === 0) return []
  const ours = answerOf(done.step, done.observation.columns, done.observation.rows)
  const theirs = answerOf(last, found.columns, found.rows)
  if (isWithin(theirs, ours) || isWithin(ours, theirs)) return []
  return [{ kind: 'read-otherwise', title: stepTitle(last, tables, wantedLanguage, rival.slice(0, -1)) }]
}

/** Whether each row of one has all its cells in the row of the other that stands at its place. */
const isWithin = (one: readonly (readonly Cell[])[], other: readonly (readonly Cell[])[]): boolean =>
  one.length <= other.length &&
  (one.length === other.length || one.length === 1) &&
  one.every((row, at) => row.every((cell) => other[at]?.some((found) => isSame(cell, found)) === true))

const isSame = (one: Cell, other: Cell): boolean =>
  typeof one === 'number' && typeof other === 'number'
    ? Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one))
    : isDeepStrictEqual(one, other)
