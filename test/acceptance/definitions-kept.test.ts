import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createClient } from '@auger/sdk'
import { addSource } from './dataset-of.ts'
import { expectFailure } from './expect-failure.ts'
import { startServer } from './server.ts'
import { clientOf, isRemote, useService } from './service.ts'

const service = useService()
const userId = 'ada'

describe('definitions', () => {
  it('[DF-13] are at most 500 a dataset', async () => {
    const client = clientOf(service())
    const columns = Array.from({ length: 501 }, (_, at) => `c${at}`)
    const { id } = await client.datasets.create({ name: 'Wide' })
    await addSource(client, id, 'wide.csv', `${columns.join(',')}\n${columns.map((_, at) => at).join(',')}\n`)
    const text = 'A number.'
    for (let first = 0; first < 500; first += 25)
      await Promise.all(
        columns
          .slice(first, first + 25)
          .map((column) => client.definitions.create(id, { kind: 'meaning', column, text })),
      )
    const refused = client.definitions.create(id, { kind: 'meaning', column: 'c500', text })
    expect((await expectFailure(refused, 300001)).message).toContain('a dataset has at most 500 definitions')
    expect(
      await client.definitions.create(id, { kind: 'meaning', column: 'c0', text: 'Another.' }),
    ).toMatchObject({
      outcome: 'replaced',
    })
    expect((await client.definitions.list(id)).total_items).toBe(500)
  })

  it.skipIf(isRemote)('[DF-14] are still there after a restart', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'auger-definitions-'))
    const settings = { AUGER_DATA_DIR: folder, AUGER_API_KEY: 'definitions-outlive-a-restart' }
    try {
      const before = await startServer(settings)
      const open = (baseUrl: string) => createClient({ baseUrl, apiKey: settings.AUGER_API_KEY, userId })
      const first = open(before.url)
      const { id } = await first.datasets.create({ name: 'Orders' })
      await addSource(first, id, 'orders.csv', 'region,sales\nNorth,120\nSouth,50\n')
      const { definition } = await first.definitions.create(id, {
        kind: 'unit',
        column: 'sales',
        unit: 'EUR',
      })
      await before.stop()
      const after = await startServer(settings)
      const second = open(after.url)
      expect((await second.definitions.list(id)).records).toEqual([definition])
      await after.stop()
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
})
