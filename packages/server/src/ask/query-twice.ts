import { setTimeout as pause } from 'node:timers/promises'
import { EngineFailure, type QueryAnswer } from '../ports/engine.ts'

/** Where none could be started for want of descriptors, some may be free by then. */
const pauseMilliseconds = 300

/** A child that was lost costs its own question one retry and nothing else. */
export async function queryTwice(query: () => Promise<QueryAnswer>): Promise<QueryAnswer> {
  try {
    return await query()
  } catch (error) {
    if (!(error instanceof EngineFailure) || error.reason !== 'lost') throw error
    await pause(pauseMilliseconds)
    return query()
  }
}
