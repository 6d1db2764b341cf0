import type { Client } from '@auger/sdk'
import { describe, expect, test } from 'vitest'
import { addSource } from '../acceptance/dataset-of.ts'
import { clientOf, isRemote, newUser, useOwnService } from '../acceptance/service.ts'

async function askerFor(client: Client) {
  const { id: session_id } = await client.sessions.create({ max_contextual_job_history: 0 })
  const { id: dataset_id } = await client.datasets.create({ name: 'Teams' })
  await addSource(client, dataset_id, 'teams.csv', 'team,points\nred,3\nblue,4\nred,5\n')
  return () => client.jobs.ask({ session_id, dataset_id, question: 'What is the total points by team?' })
}

describe.skipIf(isRemote)('a project with many questions', () => {
  const service = useOwnService({ AUGER_ENGINES: '2' })

  test('keeps another waiting for a turn, and not for all of them', { timeout: 180_000 }, async () => {
    const ask = await askerFor(clientOf(service()))
    const askElsewhere = await askerFor(clientOf(service(), newUser(), await service().otherKey()))
    await ask()
    let answered = 0
    const flood = Array.from({ length: 40 }, () => ask().then(() => answered++))
    await flood[0]
    await askElsewhere()
    expect(answered).toBeLessThan(30)
    await Promise.all(flood)
  })
})
