import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FeedbackRecord } from '@auger/contract'
import { createClient, type Client } from '@auger/sdk'
import { afterEach, expect, it } from 'vitest'
import { seed } from '../seed.ts'
import { citySales } from './city-sales.ts'
import { rowsQuestion } from './questions.ts'
import { seededRandom } from './random.ts'
import { startServerProcess, type ServerProcess } from './server-process.ts'

const key = `crash-${randomBytes(16).toString('hex')}`
const rounds = 4
const judgedJobs = 8
let folder = ''
let server: ServerProcess | undefined

afterEach(async () => {
  await server?.kill()
  await rm(folder, { recursive: true, force: true })
})

it(
  `feedback that was acknowledged survives, and its definition is kept with it or not at all; seed ${seed}`,
  { timeout: 180_000 },
  async () => {
    folder = await mkdtemp(join(tmpdir(), 'auger-feedback-'))
    const random = seededRandom(seed)
    let client = await startedClient()
    const { dataset_id, jobs } = await askedJobs(client)
    const acknowledged = new Map<string, FeedbackRecord>()
    for (let round = 0; round < rounds; round++) {
      // Killed when so many were acknowledged; the others are somewhere on their way.
      let left = random.whole(1, judgedJobs)
      const giving = jobs.map(async (id, at) => {
        const definition = {
          kind: 'metric',
          name: `${nameOf(at)}${round}`,
          expression: 'sum(amount)',
        } as const
        const said = { verdict: 'wrong', reason: definition.name, definition } as const
        acknowledged.set(id, await client.jobs.feedback(id, said))
        if (--left === 0) await server?.kill()
      })
      await Promise.allSettled(giving)
      expect(left).toBeLessThanOrEqual(0)
      client = await startedClient()
      const { records } = await client.definitions.list(dataset_id, { page_size: 1_000 })
      for (const [at, id] of jobs.entries()) {
        // What was kept with the feedback of a job, the last first.
        const made = records.filter((one) => one.kind === 'metric' && one.name.startsWith(nameOf(at)))
        const { feedback } = await client.jobs.get(id)
        expect(feedback?.definition_id, `job ${at} in round ${round}`).toBe(made[0]?.id)
        expect(feedback?.reason).toBe(made[0]?.kind === 'metric' ? made[0].name : undefined)
        const heard = acknowledged.get(id)
        if (heard !== undefined) expect(made.map((one) => one.id)).toContain(heard.definition_id)
      }
    }
  },
)

const nameOf = (job: number): string => `figure ${job} of round `

async function startedClient(): Promise<Client> {
  await server?.kill()
  server = startServerProcess(folder, key)
  return createClient({ baseUrl: await server.ready(), apiKey: key, userId: 'anna' })
}

async function askedJobs(client: Client) {
  const file = new Blob([new Uint8Array(citySales(seededRandom(1), 300).bytes)])
  const { file_object_key } = await client.files.uploadDirect(file, 'sales.csv')
  const source = { name: 'sales.csv', type: 'FILE', file_object_key } as const
  const { id, dataset_id } = await client.datasources.createAlone(source)
  await client.datasources.waitUntilReady(dataset_id, id, { intervalMilliseconds: 50 })
  const { id: session_id } = await client.sessions.create()
  const jobs: string[] = []
  for (let at = 0; at < judgedJobs; at++)
    jobs.push((await client.jobs.ask({ session_id, dataset_id, question: rowsQuestion })).job_id)
  return { dataset_id, jobs }
}
