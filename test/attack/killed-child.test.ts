import { describe, expect, test } from 'vitest'
import { expectAnswer } from '../acceptance/answers.ts'
import { addSource } from '../acceptance/dataset-of.ts'
import { clientOf, isRemote, newUser, useOwnService, type Service } from '../acceptance/service.ts'
import { engineProcesses, untilBusy, type EngineProcess } from './engine-processes.ts'

const question = 'What is the total points by team?'
const table = 'team,points\nred,3\nblue,4\nred,5\n'
const answer = [
  ['red', 8],
  ['blue', 4],
]

async function askerIn(service: Service, key?: string) {
  const client = clientOf(service, newUser(), key)
  const { id: session_id } = await client.sessions.create({ max_contextual_job_history: 0 })
  const { id: dataset_id } = await client.datasets.create({ name: 'Teams' })
  await addSource(client, dataset_id, 'teams.csv', table)
  return () => client.jobs.ask({ session_id, dataset_id, question })
}

describe.skipIf(isRemote)('a child that is killed in the middle of a query', () => {
  const service = useOwnService({ AUGER_ENGINES: '2' })

  test('costs its own job one try, and other jobs nothing', { timeout: 120_000 }, async () => {
    const { local, otherKey } = service()
    const ask = await askerIn(service())
    const askElsewhere = await askerIn(service(), await otherKey())
    expectAnswer(await ask(), { question, answer, anyOrder: true })
    expectAnswer(await askElsewhere(), { question, answer, anyOrder: true })

    // A query that is slow for sure: its process does not get to run.
    const engines = await engineProcesses(local.dataFolder)
    for (const { id } of engines) process.kill(id, 'SIGSTOP')
    try {
      const slow = ask()
      const victim = await untilBusy(engines)
      const others = [ask(), askElsewhere(), askElsewhere()]
      process.kill(victim.id, 'SIGKILL')
      resume(engines)
      for (const job of await Promise.all([slow, ...others])) {
        expect(job.state).toBe('done')
        expectAnswer(job, { question, answer, anyOrder: true })
      }
      const after = await engineProcesses(local.dataFolder)
      expect(after.map(({ id }) => id)).not.toContain(victim.id)
    } finally {
      resume(engines)
    }
  })
})

function resume(engines: readonly EngineProcess[]): void {
  for (const { id } of engines) {
    try {
      process.kill(id, 'SIGCONT')
    } catch {
      // It is the one that was killed.
    }
  }
}
