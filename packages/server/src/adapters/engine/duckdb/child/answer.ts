import type { ChildLimits, FromChild, Work } from '../messages.ts'
import type { Desk } from './desk.ts'
import { describeFailure } from './failure.ts'
import { runQuery } from './run-query.ts'
import { runTransform } from './run-transform.ts'

export async function answer(id: number, work: Work, limits: ChildLimits, desk: Desk): Promise<FromChild> {
  desk.stopped = false
  try {
    const finding =
      work.kind === 'query' ? await runQuery(work, limits, desk) : await runTransform(work, limits, desk)
    return { kind: 'found', id, finding }
  } catch (error) {
    return { kind: 'failed', id, ...describeFailure(error) }
  } finally {
    desk.working = undefined
  }
}
