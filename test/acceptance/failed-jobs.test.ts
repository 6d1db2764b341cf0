import { describe, expect, it } from 'vitest'
import { askerOf, type Asker } from './asker-of.ts'
import { askForText } from './event-text.ts'
import { expectFailure } from './expect-failure.ts'
import { harmTables } from './kept.ts'
import { clientOf, createProject, isRemote, newUser, useOwnService } from './service.ts'

const service = useOwnService()
const question = 'What is the total Crates by Orchard?'

/** A dataset whose tables cannot be read any more. */
async function broken(): Promise<Asker> {
  const asker = await askerOf(service(), 'orchard.csv')
  expect(await harmTables(service().local)).toBeGreaterThan(0)
  return asker
}

describe.skipIf(isRemote)('jobs that fail', () => {
  it('[J-21][E-10] answer 210020, and nothing of the inside', async () => {
    const { client, session_id, dataset_id } = await broken()
    const failure = await expectFailure(client.jobs.ask({ session_id, dataset_id, question }), 210020)
    expect(failure.message).toBe('Something went wrong during job execution. Please try again.')
  })

  it('[T-10] say ERROR and end their stream with [ERROR]', async () => {
    const { userId, session_id, dataset_id } = await broken()
    const { status, frames, text } = await askForText(service(), {
      session_id,
      dataset_id,
      question,
      user_id: userId,
    })
    expect(status).toBe(200)
    expect(frames.at(-1)).toMatchObject({ event: 'END_MARK', data: '[ERROR]' })
    const error = frames.at(-2)
    expect(error?.event).toBe('ERROR')
    const chunk = JSON.parse(error?.data ?? '{}') as { choices: { delta: { content: unknown } }[] }
    expect(chunk.choices[0]?.delta.content).toEqual({
      code: '210020',
      message: 'Something went wrong during job execution. Please try again.',
    })
    expect(text).not.toMatch(/parquet|\/tmp\//i)
  })

  it('[J-22][H-04] are read as failed and stand in the history with a message that says so', async () => {
    const { client, session_id, dataset_id } = await broken()
    await expectFailure(client.jobs.ask({ session_id, dataset_id, question }), 210020)
    const { records } = await client.sessions.history(session_id)
    expect(records).toHaveLength(1)
    const last = records[0]?.answer.blocks.at(-1)
    expect(last?.type).toBe('MESSAGE')
    expect(last?.content).toMatch(/\S/)
    expect((await client.jobs.get(records[0]?.job_id ?? '')).state).toBe('failed')
  })

  it('[Q-04] use no quota', async () => {
    const project = await createProject(service().local)
    const { client: owner, dataset_id } = await broken()
    await service().local.command('quota', 'set', project.id, '--jobs', '1')
    const client = clientOf(service(), newUser(), project.key)
    const { id: session_id } = await client.sessions.create()
    // Another project cannot ask this dataset, so its own is broken too.
    await expectFailure(client.jobs.ask({ session_id, dataset_id, question }), 300003)
    const own = await brokenIn(client)
    await expectFailure(client.jobs.ask({ session_id, dataset_id: own, question }), 210020)
    expect((await client.jobs.ask({ session_id, question: 'Anything?' })).state).toBe('done')
    await expectFailure(client.jobs.ask({ session_id, question: 'Anything?' }), 210021)
    expect((await owner.datasets.status(dataset_id)).synched_count).toBe(1)
  })

  async function brokenIn(client: Asker['client']): Promise<string> {
    const { file_object_key } = await client.files.upload(Buffer.from('Orchard,Crates\na,1\nb,2\n'), {
      name: 'a.csv',
    })
    const source = await client.datasources.createAlone({ name: 'a.csv', type: 'FILE', file_object_key })
    await client.datasources.waitUntilReady(source.dataset_id, source.id, { intervalMilliseconds: 50 })
    await broken()
    return source.dataset_id
  }
})
