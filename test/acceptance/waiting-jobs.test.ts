import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@auger/sdk'
import { startPostgres, withoutPostgres } from '../services/postgres.ts'
import { datasetOf, type PreparedDataset } from './dataset-of.ts'
import { expectRawFailure } from './expect-failure.ts'
import { raw, type RawAnswer } from './raw-request.ts'
import { startServer, type LocalServer, type ServerSettings } from './server.ts'
import { clientOf, isRemote, newUser, type Service } from './service.ts'

const few = { AUGER_WAITING_JOBS: '2', AUGER_ENGINES: '1' }

describe.skipIf(isRemote)('questions that wait for a worker', () => {
  boundOf('in one process', async () => ({ settings: few, stop: async () => undefined }))
})

describe.skipIf(isRemote || withoutPostgres !== undefined)('questions that wait on PostgreSQL', () => {
  boundOf('in the database', async () => {
    const postgres = await startPostgres()
    const settings = {
      ...few,
      AUGER_DATABASE_URL: await postgres.fresh(),
      AUGER_SECRET: 'what signs the addresses of every node',
      AUGER_RATE_LIMIT: '100000',
    }
    return { settings, stop: () => postgres.stop() }
  })
})

interface Surroundings {
  readonly settings: ServerSettings
  readonly stop: () => Promise<void>
}

function boundOf(name: string, surround: () => Promise<Surroundings>): void {
  let surroundings: Surroundings
  let local: LocalServer
  beforeAll(async () => {
    surroundings = await surround()
    local = await startServer(surroundings.settings)
  })
  afterAll(async () => {
    await local.stop()
    await surroundings.stop()
  })

  it(`[N-05] are as many as allowed ${name}: more are refused for now, and none that was taken is lost`, async () => {
    const userId = newUser()
    const service: Service = { ...local, local, otherKey: () => Promise.reject(new Error('not made')) }
    const client = clientOf(service, userId)
    const dataset = await datasetOf(client, 'orchard.csv')
    const { id: sessionId } = await client.sessions.create()
    const ask = () => askOnce(service, { userId, sessionId, dataset })
    const answers: RawAnswer[] = []
    for (let round = 0; round < 20 && !answers.some(({ status }) => status === 429); round++)
      answers.push(...(await Promise.all(Array.from({ length: 8 }, ask))))

    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).not.toEqual([])
    for (const answer of refused) {
      expect(answer.status).toBe(429)
      expectRawFailure(answer, 201)
      expect(answer.headers['retry-after']).toMatch(/^[1-9]\d*$/)
    }
    let later = await ask()
    for (; later.status === 429; later = await ask()) await wait(250)
    const taken = [...answers, later].filter(({ status }) => status === 200)
    for (const { json } of taken) {
      const { job_id } = json?.data as { readonly job_id: string }
      expect(await stateAtEnd(client, job_id)).toBe('done')
    }
  })
}

interface Asked {
  readonly userId: string
  readonly sessionId: string
  readonly dataset: PreparedDataset
}

const askOnce = (service: Service, { userId, sessionId, dataset }: Asked): Promise<RawAnswer> =>
  raw(service, {
    method: 'POST',
    path: '/v2/team/jobs',
    body: {
      user_id: userId,
      session_id: sessionId,
      dataset_id: dataset.id,
      question: 'What is the total yield?',
      stream: false,
    },
  })

async function stateAtEnd(client: Client, jobId: string): Promise<string> {
  for (;;) {
    const { state } = await client.jobs.get(jobId)
    if (state !== 'queued' && state !== 'running') return state
    await wait(100)
  }
}
