import { describe, expect, it } from 'vitest'
import { sharedAskerOf } from './asker-of.ts'
import { expectFailure } from './expect-failure.ts'
import { raw } from './raw-request.ts'
import { useService } from './service.ts'

const service = useService()

describe('history', () => {
  it('[H-01][C-17] lists jobs newest first, in pages, with the question as it was asked', async () => {
    const { client, session_id, dataset_id } = await sharedAskerOf(service(), 'orchard.csv')
    const questions = ['What is the total Crates?', 'How many rows are there?', '  What is the mean Price?\n']
    const ids: string[] = []
    for (const question of questions)
      ids.push((await client.jobs.ask({ session_id, dataset_id, question })).job_id)
    const page = await client.sessions.history(session_id)
    expect(page).toMatchObject({ total_items: 3, page_number: 1, page_size: 10 })
    expect(page.records.map(({ job_id }) => job_id)).toEqual([...ids].reverse())
    expect(page.records.map(({ question }) => question)).toEqual(
      [...questions].reverse().map((content) => ({ blocks: [{ type: 'MESSAGE', content }] })),
    )
    const second = await client.sessions.history(session_id, { page_number: 2, page_size: 2 })
    expect([second.total_items, second.records.map(({ job_id }) => job_id)]).toEqual([3, ids.slice(0, 1)])
    await expectFailure(client.sessions.history('session-none'), 300003)
  })

  it('[H-02] has records of three fields; a TABLE is its address, an IMAGE an object, a source has an external id', async () => {
    const { client, session_id, dataset_id } = await sharedAskerOf(service(), 'orchard.csv')
    await client.jobs.ask({ session_id, dataset_id, question: 'What is the total Crates by Orchard?' })
    const [record] = (await client.sessions.history(session_id)).records
    expect(Object.keys(record ?? {}).sort()).toEqual(['answer', 'job_id', 'question'])
    const blocks = record?.answer.blocks ?? []
    const tables = blocks.filter((block) => block.type === 'TABLE')
    expect(tables.length).toBeGreaterThan(0)
    for (const { content } of tables) {
      expect(content).toMatch(/^https?:\/\//)
      expect((await raw(service(), { path: String(content), key: null })).status).toBe(200)
    }
    const images = blocks.filter((block) => block.type === 'IMAGE')
    expect(images.length).toBeGreaterThan(0)
    for (const { content } of images)
      expect(Object.keys(content).sort()).toEqual(['expires_at', 'name', 'spec_url', 'url'])
    const sources = blocks.find((block) => block.type === 'SOURCES')
    expect(sources?.content[0]?.external_id).toBe('')
  })

  it('[H-03] is empty before anything was asked', async () => {
    const { client, session_id } = await sharedAskerOf(service(), 'orchard.csv')
    expect(await client.sessions.history(session_id)).toEqual({
      total_items: 0,
      page_number: 1,
      page_size: 10,
      records: [],
    })
  })
})
