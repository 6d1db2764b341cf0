import { describe, expect, it } from 'vitest'
import { askerOf } from './asker-of.ts'
import { eventsText } from './event-text.ts'
import { expectFailure } from './expect-failure.ts'
import { changeDocuments } from './kept.ts'
import { isRemote, useOwnService } from './service.ts'

const service = useOwnService()
const question = 'What is the total Crates by Orchard?'

async function asked() {
  const asker = await askerOf(service(), 'orchard.csv')
  const { client, session_id, dataset_id } = asker
  const first = await client.jobs.ask({ session_id, dataset_id, question })
  const second = await client.jobs.ask({ session_id, dataset_id, question: 'What is the mean Price?' })
  return { ...asker, first, second }
}

const healthy = async () => (await fetch(`${service().url}/healthz`)).status

describe.skipIf(isRemote)('what is kept and cannot be read', () => {
  it('[E-12] is an internal error of the request that needs it: a plan of version 99', async () => {
    const { client, session_id, dataset_id, first, second } = await asked()
    const plan = { table: 'jobs', column: 'plan', where: ['id', first.job_id] } as const
    await changeDocuments(service().local, plan, (kept: object) => ({ ...kept, version: 99 }))

    const failure = await expectFailure(client.jobs.get(first.job_id), 9999)
    expect(failure.message).toBe('Internal server error')
    await expectFailure(client.jobs.replay(first.job_id), 9999)

    expect(await healthy()).toBe(200)
    expect((await client.jobs.get(second.job_id)).result).toEqual(second.result)
    expect((await client.sessions.history(session_id)).total_items).toBe(2)
    const third = await client.jobs.ask({ session_id, dataset_id, question })
    expect(third.result).toEqual(first.result)
    const told = `jobs.plan of ${first.job_id} cannot be read: version: Invalid option: expected one of 1|2`
    await expect.poll(() => service().local.log(), { timeout: 5_000 }).toContain(told)
  })

  it('[E-12][H-06] leaves the other records of a history as they are, and is told where it stood', async () => {
    const { client, userId, session_id, first, second } = await asked()
    const before = await client.sessions.history(session_id)
    const events = { table: 'job_events', column: 'body', where: ['job_id', first.job_id] } as const
    await changeDocuments(service().local, events, (kept: { readonly said: object }) => ({
      ...kept,
      said: { ...kept.said, kind: 'song' },
    }))

    await expectFailure(client.jobs.get(first.job_id), 9999)
    const { records } = await client.sessions.history(session_id)
    expect(records.map(({ job_id }) => job_id)).toEqual([second.job_id, first.job_id])
    const texts = (record: (typeof records)[number] | undefined) =>
      record?.answer.blocks.filter(({ type }) => type === 'MESSAGE').map(({ content }) => content)
    expect(texts(records[0])).toEqual(texts(before.records[0]))
    expect(records[1]?.question).toEqual(before.records[1]?.question)
    expect(texts(records[1])).toEqual(['Something went wrong while this was computed. Please try again.'])

    const { frames } = await eventsText(service(), first.job_id, userId, { after: '3' })
    expect(frames.map(({ event, id }) => [event, id])).toEqual([
      ['ERROR', '4'],
      ['END_MARK', '5'],
    ])
    expect(frames[0]?.data).toContain('"content":{"code":"9999","message":"Internal server error"}')
    expect(frames[1]?.data).toBe('[ERROR]')
    expect(await healthy()).toBe(200)
  })
})
