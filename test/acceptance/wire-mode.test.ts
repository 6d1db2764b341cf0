import { describe, expect, it } from 'vitest'
import { askerOf } from './asker-of.ts'
import { expectRawFailure } from './expect-failure.ts'
import { raw } from './raw-request.ts'
import { isRemote, useService } from './service.ts'

describe.skipIf(isRemote)('AUGER_WIRE=clients', () => {
  const service = useService({ AUGER_WIRE: 'clients' })

  it('[W-01] makes the code of the overview an integer, and the client reads it', async () => {
    const { client, dataset_id } = await askerOf(service(), 'orchard.csv')
    const answer = await raw(service(), { path: `/v2/team/datasets/${dataset_id}/overview?user_id=anna` })
    expect(answer.json?.code).toBe(0)
    expect((await client.datasets.overview(dataset_id)).id).toBe(dataset_id)
    expectRawFailure(
      await raw(service(), { path: '/v2/team/datasets/dset-none/overview?user_id=anna' }),
      300003,
    )
  })

  it('[W-02] makes a TABLE an object in history too', async () => {
    const { client, session_id, dataset_id } = await askerOf(service(), 'orchard.csv')
    await client.jobs.ask({ session_id, dataset_id, question: 'What is the total Crates by Orchard?' })
    const [record] = (await client.sessions.history(session_id)).records
    const tables = record?.answer.blocks.filter((block) => block.type === 'TABLE') ?? []
    expect(tables.length).toBeGreaterThan(0)
    for (const { content } of tables)
      expect(Object.keys(content).sort()).toEqual(['expires_at', 'name', 'url'])
  })
})
