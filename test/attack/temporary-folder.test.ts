import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { expectAnswer } from '../acceptance/answers.ts'
import { addSource } from '../acceptance/dataset-of.ts'
import { expectFailure } from '../acceptance/expect-failure.ts'
import { clientOf, isRemote, useOwnService } from '../acceptance/service.ts'
import { engineProcesses } from './engine-processes.ts'

const question = 'What is the total points by team?'
const answer = [
  ['red', 8],
  ['blue', 4],
]

describe.skipIf(isRemote)('a temporary folder', () => {
  const service = useOwnService({ AUGER_ENGINES: '2' })

  test('that nothing can be written to fails jobs and no more, and they are answered once it can', async () => {
    const client = clientOf(service())
    const { id: session_id } = await client.sessions.create({ max_contextual_job_history: 0 })
    const { id: dataset_id } = await client.datasets.create({ name: 'Teams' })
    await addSource(client, dataset_id, 'teams.csv', 'team,points\nred,3\nblue,4\nred,5\n')
    const ask = () => client.jobs.ask({ session_id, dataset_id, question })
    expectAnswer(await ask(), { question, answer, anyOrder: true })

    const folder = join(service().local.dataFolder, 'temporary')
    // No folder can be made below a file, whoever the server runs as.
    await rename(folder, `${folder}-away`)
    await writeFile(folder, '')
    for (const { id } of await engineProcesses(service().local.dataFolder)) process.kill(id, 'SIGKILL')
    await expectFailure(ask(), 210020)
    // The spare process is tried for again and again meanwhile.
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await expectFailure(ask(), 210020)
    expect((await fetch(`${service().url}/healthz`)).status).toBe(200)

    await rm(folder)
    await vi.waitFor(async () => expectAnswer(await ask(), { question, answer, anyOrder: true }), {
      timeout: 30_000,
      interval: 500,
    })
    await addSource(client, dataset_id, 'more.csv', 'team,points\nred,1\n')
  }, 120_000)
})
