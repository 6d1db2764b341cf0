import type { Plan, Step } from '@auger/contract/plan'
import type { Table } from '../domain/table.ts'
import { compileStep } from '../operations/index.ts'
import { EngineFailure } from '../ports/engine.ts'
import type { AskDeps } from './deps.ts'
import { statementComplaint } from './engine-complaint.ts'
import { reachOf } from './reach-of.ts'

/** To read a statement takes milliseconds, unless it is made to take more. */
const seconds = 5

/**
 * What is wrong with the statements of a plan, as far as the engine sees it without reading a row: it is asked for none. What
 * they meet in the data, and limits, are for whoever runs them to tell.
 */
export async function statementProblems(
  { steps }: Pick<Plan, 'steps'>,
  tables: readonly Table[],
  projectId: string,
  { engine, objects }: Pick<AskDeps, 'engine' | 'objects'>,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const problems: string[] = []
  for (const { id, input } of steps) {
    if (input.kind !== 'statement') continue
    const none: Step = { id, input, verbs: [{ kind: 'limit', count: 0 }], chart: 'none', answer: [] }
    const reach = await reachOf(none, [], tables, objects)
    try {
      const sql = compileStep(none, [], tables)
      await engine.query({ projectId, ...reach, sql, rows: 0, seconds }, signal)
    } catch (error) {
      if (!(error instanceof EngineFailure)) throw error
      if (error.reason === 'aborted') break
      const complaint = statementComplaint(none, error)
      if (complaint !== undefined) problems.push(complaint)
    }
  }
  return problems
}
