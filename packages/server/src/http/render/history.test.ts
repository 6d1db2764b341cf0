import { expect, test } from 'vitest'
import { failedGroup } from '../../ask/end-job.ts'
import type { JobEvent } from '../../domain/event.ts'
import { later } from '../../ports/store-samples.contract.ts'
import { createAddresses } from '../signed/addresses.ts'
import { historyRecordOf } from './history.ts'

const clock = { now: () => new Date(later), monotonic: () => 0 }
const deps = {
  clock,
  addresses: createAddresses({ secret: 'secret', baseUrl: () => 'http://here', clock }),
  settings: {
    wire: 'spec' as const,
    linkSeconds: 600,
    jobSeconds: 1,
    rateLimit: 0,
    waitingJobs: 1,
    requestSeconds: 1,
    disclose: 'schema' as const,
    connections: 1,
    peerConnections: 1,
    maxUpload: 1,
    urlSources: 'off' as const,
    jobQuota: null,
    storageQuota: null,
    tokenQuota: null,
  },
}
const job = { id: 'job-1', question: 'How many?', state: 'failed', language: null } as const
const textsOf = (events: readonly JobEvent[]) =>
  historyRecordOf(job, events, deps).answer.blocks.map(({ group_id, content }) => [group_id, content])

test('a failed job that has not told why is told to have failed', () => {
  expect(textsOf([])).toEqual([[`${job.id}-failed`, expect.stringContaining('went wrong')]])
})

test('what a failed job has told about its failure is enough', () => {
  const told: JobEvent = {
    sequence: 1,
    createdAt: later,
    group: failedGroup(job.id),
    said: { kind: 'message', content: 'It took too long.', bindings: [] },
  }
  expect(textsOf([told])).toEqual([[`${job.id}-failed`, 'It took too long.']])
})
