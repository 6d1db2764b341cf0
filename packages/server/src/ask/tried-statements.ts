import type { QueryAnswer, QueryRequest } from '../ports/engine.ts'

type Query = (request: QueryRequest) => Promise<QueryAnswer>

/** What statements found that a job has tried: the readings of a question, and those of the questions it offers, share many of them. */
export interface TriedStatements {
  /** Runs what was not run before. What failed is run anew. */
  query(request: QueryRequest, run: Query): Promise<QueryAnswer>
}

/** What an analysis reads is not worth its room. */
const mostCells = 2_000

/** For as long as one job: its sources are pinned, so that the same statement finds the same. */
export function createTriedStatements(): TriedStatements {
  const found = new Map<string, Promise<QueryAnswer>>()
  return {
    query(request, run) {
      const key = JSON.stringify([request.sql, request.rows, request.tables])
      const before = found.get(key)
      if (before !== undefined) return before
      const answer = run(request)
      found.set(key, answer)
      answer.then(
        ({ rows, columns }) => rows.length * columns.length > mostCells && found.delete(key),
        () => found.delete(key),
      )
      return answer
    },
  }
}
