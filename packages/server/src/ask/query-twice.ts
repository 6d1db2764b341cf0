import { EngineFailure, type QueryAnswer } from '../ports/engine.ts'

/** A child that was lost costs its own question one retry and nothing else. */
export async function queryTwice(query: () => Promise<QueryAnswer>): Promise<QueryAnswer> {
  try {
    return await query()
  } catch (error) {
    if (!(error instanceof EngineFailure) || error.reason !== 'lost') throw error
    return query()
  }
}
