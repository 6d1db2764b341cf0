import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@auger/sdk'
import { expect, it, onTestFinished } from 'vitest'
import { addSource, fixture } from '../acceptance/dataset-of.ts'
import { answerBy, question } from '../acceptance/model-place.ts'
import { begin, startScriptedServer, stream } from '../models/scripted-server.ts'
import { startServerProcess } from './server-process.ts'

const key = 'a-key-of-the-crash-test'
const look = {
  do: 'look',
  steps: answerBy('fare').steps.map((step) => ({ ...step, verbs: [step.verbs[1]], answer: [] })),
}

it('a job that is taken up again asks a model for nothing that it has replied to before', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'auger-crash-'))
  const models = await startScriptedServer()
  onTestFinished(async () => {
    await models.close()
    await rm(folder, { recursive: true, force: true })
  })
  const asked: string[][] = []
  let hangs = true
  const address = models.addressOf(({ body }, response) => {
    if (JSON.stringify(body).includes('test of the connection'))
      return stream(response, [{ content: JSON.stringify({ there: true }) }])
    asked.push(body.messages.map(({ role }) => role))
    // system, the question: the first request. Then its reply, and what the look found.
    if (body.messages.length === 2) return stream(response, [{ content: JSON.stringify(look) }])
    if (hangs) return begin(response)
    return stream(response, [{ content: JSON.stringify(answerBy('fare')) }])
  })
  const start = async () => {
    const server = startServerProcess(folder, key, {
      AUGER_MODEL: 'compatible:scripted',
      AUGER_MODEL_BASE_URL: address,
      AUGER_DISCLOSE: 'aggregates',
    })
    onTestFinished(() => server.kill())
    return { server, client: createClient({ baseUrl: await server.ready(), apiKey: key, userId: 'ada' }) }
  }
  const first = await start()
  const { id: dataset_id } = await first.client.datasets.create({ name: 'rides' })
  await addSource(first.client, dataset_id, 'rides.csv', await readFile(fixture('tasks/rides.csv'), 'utf8'))
  const { id: session_id } = await first.client.sessions.create()
  let jobId = ''
  for await (const event of first.client.jobs.stream({ session_id, dataset_id, question })) {
    if (event.type === 'JOB_ID') jobId = event.jobId
    await expect.poll(() => asked.length, { timeout: 60_000 }).toBe(2)
    break
  }
  await first.server.kill()
  hangs = false
  const second = await start()
  await expect.poll(async () => (await second.client.jobs.get(jobId)).state, { timeout: 60_000 }).toBe('done')
  const job = await second.client.jobs.get(jobId)
  const { busiestAboveTwenty } = JSON.parse(await readFile(fixture('tasks/rides.json'), 'utf8')) as {
    readonly busiestAboveTwenty: readonly unknown[]
  }
  expect(job.result?.rows).toEqual([busiestAboveTwenty])
  expect(asked.map(({ length }) => length)).toEqual([2, 4, 4])
  expect(job.model?.requests).toBe(2)
  // What left before the crash is in the ledger, too: the second request went out twice.
  expect((await second.client.jobs.ledger(jobId)).requests).toHaveLength(3)
})
