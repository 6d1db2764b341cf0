import { expect, test } from 'vitest'
import type { Job } from '../../domain/job.ts'
import { aJob, aSession } from '../../ports/store-samples.contract.ts'
import { replayable } from './replayable.ts'

const session = aSession({ projectId: 'project-1', userId: 'ada' })

test.each<[Partial<Job>, RegExp]>([
  [{ state: 'queued' }, /still queued/],
  [{ state: 'running' }, /still running/],
  [{ state: 'failed' }, /failed and has no answer/],
  [{ state: 'cancelled' }, /was cancelled and has no answer/],
  [{ state: 'done', status: 'not_in_data' }, /computed nothing/],
])('a job without an answer says why it cannot be replayed: %j', (change, words) => {
  const attempt = () => replayable(aJob(session, change))
  expect(attempt).toThrow(words)
  expect(attempt).toThrow(expect.objectContaining({ code: 300001 }))
})
