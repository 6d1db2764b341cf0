import type { Job } from '../domain/job.ts'
import type { ModelRecord } from '../ports/answerer.ts'
import type { Clock } from '../ports/clock.ts'
import type { Store } from '../ports/store.ts'

/** What a model is asked for a job and what it says, in the store. */
export const modelRecord = (
  { id, projectId }: Pick<Job, 'id' | 'projectId'>,
  {
    store: { modelCalls, projects },
    clock,
  }: { readonly store: Pick<Store, 'modelCalls' | 'projects'>; readonly clock: Clock },
): ModelRecord => ({
  outcome: (key) => modelCalls.outcome(id, key),
  sending: (sent) => modelCalls.sending(id, { ...sent, at: clock.now().toISOString() }),
  keep: (key, outcome) => modelCalls.keep(id, key, outcome),
  async tokensLeft() {
    const project = await projects.find(projectId)
    if (project === undefined || project.tokenQuota === null) return null
    return Math.max(0, project.tokenQuota - project.tokensUsed)
  },
})
