import { describe, expect, it } from 'vitest'
import { outputLanguages, type OutputLanguage } from '@auger/contract'
import { datasetOf } from './dataset-of.ts'
import { expectFailure, expectRawFailure } from './expect-failure.ts'
import { raw } from './raw-request.ts'
import { clientOf, newUser, useService } from './service.ts'

const service = useService()

describe('sessions', () => {
  it('[S-01] are created with an id and every default', async () => {
    const client = clientOf(service())
    const created = await client.sessions.create()
    expect(Object.keys(created)).toEqual(['id'])
    expect(await client.sessions.get(created.id)).toEqual({
      id: created.id,
      name: 'New session',
      output_language: 'AUTO',
      job_mode: 'AUTO',
      max_contextual_job_history: 10,
      agent_id: 'DATA_ANALYSIS_AGENT',
    })
  })

  it('[S-02][S-04] keep every field they were created with', async () => {
    const client = clientOf(service())
    const fields = {
      name: '季度报告 Q3',
      output_language: 'ZH-CN',
      job_mode: 'DATA_ANALYTICS',
      max_contextual_job_history: 0,
      agent_id: 'DATA_ANALYSIS_AGENT',
    } as const
    const { id } = await client.sessions.create(fields)
    expect(await client.sessions.get(id)).toEqual({ id, ...fields })
  })

  it('[S-03][C-12] have their name cut at 128 code points, never inside a character', async () => {
    const client = clientOf(service())
    const { id } = await client.sessions.create({ name: 'a'.repeat(127) + '😀'.repeat(5) })
    expect((await client.sessions.get(id)).name).toBe('a'.repeat(127) + '😀')
    await client.sessions.update(id, { name: '😀'.repeat(300) })
    expect((await client.sessions.get(id)).name).toBe('😀'.repeat(128))
    await client.sessions.update(id, { name: '界'.repeat(128) })
    expect((await client.sessions.get(id)).name).toBe('界'.repeat(128))
  })

  it('[S-05] take AUTO and the seventeen languages, and no other', async () => {
    const client = clientOf(service())
    expect(outputLanguages).toHaveLength(18)
    const { id } = await client.sessions.create()
    for (const language of outputLanguages) {
      await client.sessions.update(id, { output_language: language })
      expect((await client.sessions.get(id)).output_language).toBe(language)
    }
    for (const language of ['', 'en', 'ZH', 'Klingon'])
      await expectFailure(client.sessions.create({ output_language: language as OutputLanguage }), 300001)
  })

  it('[S-06] refuse every job mode but AUTO and DATA_ANALYTICS', async () => {
    const client = clientOf(service())
    const { id } = await client.sessions.create({ job_mode: 'DATA_ANALYTICS' })
    for (const mode of ['DATA_ANALYSIS', 'auto', '']) {
      await expectFailure(client.sessions.create({ job_mode: mode as 'AUTO' }), 300001)
      await expectFailure(client.sessions.update(id, { job_mode: mode as 'AUTO' }), 300001)
    }
    expect((await client.sessions.get(id)).job_mode).toBe('DATA_ANALYTICS')
  })

  it('[S-07] remember 0 to 10 earlier jobs', async () => {
    const client = clientOf(service())
    for (const count of [0, 10]) {
      const { id } = await client.sessions.create({ max_contextual_job_history: count })
      expect((await client.sessions.get(id)).max_contextual_job_history).toBe(count)
    }
    for (const count of [-1, 11, 1.5, '5', true])
      await expectFailure(client.sessions.create({ max_contextual_job_history: count as number }), 300001)
  })

  it('[S-08] know one agent', async () => {
    const client = clientOf(service())
    await client.sessions.create({ agent_id: 'DATA_ANALYSIS_AGENT' })
    await expectFailure(client.sessions.create({ agent_id: 'OTHER' as 'DATA_ANALYSIS_AGENT' }), 300001)
  })

  it('[S-09] change only what is named', async () => {
    const client = clientOf(service())
    const { id } = await client.sessions.create({
      name: 'First',
      output_language: 'FR',
      max_contextual_job_history: 3,
    })
    expect(await client.sessions.update(id, { name: 'Second' })).toEqual({})
    expect(await client.sessions.get(id)).toMatchObject({
      name: 'Second',
      output_language: 'FR',
      max_contextual_job_history: 3,
    })
    await client.sessions.update(id, { job_mode: 'DATA_ANALYTICS', max_contextual_job_history: 0 })
    expect(await client.sessions.get(id)).toMatchObject({
      name: 'Second',
      output_language: 'FR',
      job_mode: 'DATA_ANALYTICS',
      max_contextual_job_history: 0,
    })
    expect(await client.sessions.update(id, {})).toEqual({})
    await expectFailure(client.sessions.update(id, { max_contextual_job_history: 99, name: 'Third' }), 300001)
    expect((await client.sessions.get(id)).name).toBe('Second')
  })

  it('[S-10][E-09] are gone once deleted, and a second delete finds nothing', async () => {
    const client = clientOf(service())
    const { id } = await client.sessions.create()
    expect(await client.sessions.delete(id)).toEqual({})
    await expectFailure(client.sessions.get(id), 300003)
    await expectFailure(client.sessions.update(id, { name: 'x' }), 300003)
    await expectFailure(client.sessions.history(id), 300003)
    await expectFailure(client.sessions.delete(id), 300003)
    expect((await client.sessions.list()).total_items).toBe(0)
  })

  it('[S-11][L-04] take their jobs and result files with them', async () => {
    const client = clientOf(service())
    const { id: dataset_id } = await datasetOf(client, 'orchard.csv')
    const { id: session_id } = await client.sessions.create()
    const job = await client.jobs.ask({
      session_id,
      dataset_id,
      question: 'What is the total Crates by Orchard?',
    })
    const table = job.blocks.find((block) => block.type === 'TABLE')
    const url = table?.content.url ?? ''
    expect((await raw(service(), { path: url, key: null })).status).toBe(200)
    await client.sessions.delete(session_id)
    await expectFailure(client.jobs.get(job.job_id), 300003)
    expectRawFailure(await raw(service(), { path: url, key: null }), 300003)
  })

  it('[S-12][C-16][C-17] are listed in pages, newest first, and found by name', async () => {
    const client = clientOf(service())
    const ids: string[] = []
    for (let number = 1; number <= 12; number++)
      ids.push((await client.sessions.create({ name: `Week ${number}` })).id)
    const first = await client.sessions.list()
    expect(first).toMatchObject({ total_items: 12, page_number: 1, page_size: 10 })
    expect(first.records.map((session) => session.id)).toEqual(ids.slice(2).reverse())
    expect(Object.keys(first.records[0] ?? {}).sort()).toEqual([
      'agent_id',
      'id',
      'job_mode',
      'max_contextual_job_history',
      'name',
      'output_language',
    ])
    const second = await client.sessions.list({ page_number: 2, page_size: 5 })
    expect(second.records.map((session) => session.name)).toEqual([
      'Week 7',
      'Week 6',
      'Week 5',
      'Week 4',
      'Week 3',
    ])
    expect((await client.sessions.list({ page_number: 9 })).records).toEqual([])
    const found = await client.sessions.list({ search: 'week 1' })
    expect(found.records.map((session) => session.name)).toEqual(['Week 12', 'Week 11', 'Week 10', 'Week 1'])
    expect(found.total_items).toBe(4)
  })

  it('[S-13] number at most 150 a user; the next is refused until one is deleted', async () => {
    const userId = newUser()
    const client = clientOf(service(), userId)
    const { id } = await client.sessions.create()
    for (let count = 1; count < 150; count++) await client.sessions.create()
    const failure = await expectFailure(client.sessions.create(), 300009)
    expect(failure.message).toBe('The number of sessions has reached the upper limit')
    await clientOf(service()).sessions.create()
    await client.sessions.delete(id)
    await client.sessions.create()
    await expectFailure(client.sessions.create(), 300009)
  })

  it('[S-14] number exactly 150 after 300 creates that race', async () => {
    const client = clientOf(service())
    const attempts = await Promise.allSettled(Array.from({ length: 300 }, () => client.sessions.create()))
    expect(attempts.filter((attempt) => attempt.status === 'fulfilled')).toHaveLength(150)
    const codes = attempts.flatMap((attempt) =>
      attempt.status === 'rejected' ? [(attempt.reason as { code: number }).code] : [],
    )
    expect(new Set(codes)).toEqual(new Set([300009]))
    expect((await client.sessions.list({ page_size: 1_000 })).records).toHaveLength(150)
  })

  it('[S-15] use earlier jobs as context, and none when told 0', async () => {
    const client = clientOf(service())
    const { id: dataset_id } = await datasetOf(client, 'orchard.csv')
    const ask = async (history: number) => {
      const { id: session_id } = await client.sessions.create({ max_contextual_job_history: history })
      await client.jobs.ask({ session_id, dataset_id, question: 'What is the total Crates for Apple?' })
      return client.jobs.ask({ session_id, dataset_id, question: 'and for Cherry?' })
    }
    expect((await ask(10)).result?.answer).toEqual([[443]])
    expect((await ask(0)).result?.answer).not.toEqual([[443]])
  })
})
