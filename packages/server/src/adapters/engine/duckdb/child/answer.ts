import type { ChildLimits, FromChild, Work } from '../messages.ts'
import { describeFailure } from './failure.ts'
import { runQuery } from './run-query.ts'
import { runTransform } from './run-transform.ts'
import type { OpenTables } from './open-database.ts'

/** What a child keeps between two pieces of work. */
export interface Desk {
  /** The project's tables as they were last opened. */
  open: OpenTables | undefined
  /** Stops what is running now. */
  interrupt: () => void
}

export async function answer(id: number, work: Work, limits: ChildLimits, desk: Desk): Promise<FromChild> {
  try {
    const finding =
      work.kind === 'query' ? await runQuery(work, limits, desk) : await runTransform(work, limits, desk)
    return { kind: 'found', id, finding }
  } catch (error) {
    return { kind: 'failed', id, ...describeFailure(error) }
  } finally {
    desk.interrupt = () => undefined
  }
}
