import type { FoundQuestion, ReplayRecord } from '@auger/contract'
import { failureOf } from '../../server/failure.ts'
import { callPage } from '../../server/page-client.ts'
import { callWire } from '../../server/wire-client.ts'

/** Each is computed anew, so it is the latest questions alone. */
const mostQuestions = 20

export interface ReplayedAnswer {
  readonly question: FoundQuestion
  readonly replay: ReplayRecord
}

/** The latest answers of the account that read one of these files, computed again. */
export async function replayAnswers(
  projectId: string,
  sourceIds: readonly string[],
): Promise<readonly ReplayedAnswer[]> {
  const { records } = await callPage('searchQuestions', {
    project_id: projectId,
    page_number: 1,
    page_size: mostQuestions,
  })
  const outcomes: ReplayedAnswer[] = []
  for (const question of records) {
    const replay = await replayOf(projectId, question.job_id)
    if (replay?.sources.some(({ datasource_id }) => sourceIds.includes(datasource_id)) === true)
      outcomes.push({ question, replay })
  }
  return outcomes
}

/** What computed nothing has no plan, and what was deleted meanwhile is gone: neither is a failure of the others. */
async function replayOf(projectId: string, id: string): Promise<ReplayRecord | undefined> {
  try {
    return await callWire(projectId, 'replayJob', { id })
  } catch (error) {
    const { code } = failureOf(error)
    if (code === 300001 || code === 300003) return undefined
    throw error
  }
}
