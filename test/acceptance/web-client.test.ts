import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createClient } from '@auger/sdk'
import { askerOf } from './asker-of.ts'
import { datasetOf, offerSource } from './dataset-of.ts'
import { raw } from './raw-request.ts'
import { startServer } from './server.ts'
import { isRemote, newUser, useOwnService } from './service.ts'
import { webClient } from './web-client.ts'

const question = 'What is the total Crates by Orchard?'

describe.skipIf(isRemote)('a public web client', () => {
  const service = useOwnService({ AUGER_WIRE: 'clients' })

  it('[W-11] asks once while its source is synching, and is answered when the list says synched', async () => {
    const { client, userId, session_id } = await askerOf(service(), 'orchard.csv')
    const { id: dataset_id } = await client.datasets.create({ name: 'Many rows' })
    const rows = Array.from({ length: 200_000 }, (_, row) => `${row % 7 === 0 ? 'East' : 'West'},${row}`)
    await offerSource(client, dataset_id, 'many.csv', `Orchard,Crates\n${rows.join('\n')}\n`)
    const page = webClient({ ...service(), userId })
    expect(await page.statusOf(dataset_id)).toBe('synching')
    const refused = await page.ask({ session_id, dataset_id, question })
    expect([refused.requests, refused.error?.code]).toEqual([1, '210023'])
    await expect.poll(() => page.statusOf(dataset_id), { timeout: 60_000 }).toBe('synched')
    const answered = await page.ask({ session_id, dataset_id, question })
    expect([answered.requests, answered.error]).toEqual([1, undefined])
    expect(answered.links.length).toBeGreaterThan(0)
  }, 120_000)

  it('[W-12] asks once of a dataset that was deleted, and once with a key that is none', async () => {
    const { client, userId, session_id, dataset_id } = await askerOf(service(), 'orchard.csv')
    await client.datasets.delete(dataset_id)
    const refused = await webClient({ ...service(), userId }).ask({ session_id, dataset_id, question })
    expect([refused.requests, refused.error]).toEqual([1, { code: '300003', message: 'Dataset not found' }])
    const stranger = webClient({ ...service(), userId, key: 'no-such-key' })
    const locked = await stranger.ask({ session_id, dataset_id, question })
    expect([locked.requests, locked.error?.code]).toEqual([1, '1003'])
  })
})

it.skipIf(isRemote)(
  '[W-13] a public web client that comes back after an hour finds its links working, and those of the history',
  async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'auger-hour-'))
    const settings = {
      AUGER_WIRE: 'clients',
      AUGER_DATA_DIR: dataFolder,
      AUGER_API_KEY: `acceptance-${randomBytes(16).toString('hex')}`,
    }
    const options = { key: settings.AUGER_API_KEY, userId: newUser() }
    try {
      const now = await startServer(settings)
      const client = createClient({ baseUrl: now.url, apiKey: options.key, userId: options.userId })
      const { id: session_id } = await client.sessions.create()
      const { id: dataset_id } = await datasetOf(client, 'orchard.csv')
      const page = await webClient({ url: now.url, ...options }).ask({ session_id, dataset_id, question })
      await now.stop()

      const later = await startServer(settings, { hoursAhead: 1 })
      try {
        const service = { url: later.url, key: options.key, local: later, otherKey: async () => '' }
        const open = async (link: string) => {
          const { pathname, search } = new URL(link)
          return (await raw(service, { path: pathname + search, key: null })).status
        }
        expect(page.links.length).toBeGreaterThan(2)
        for (const link of page.links) expect(await open(link), link).toBe(200)
        const [record] = await webClient({ url: later.url, ...options }).history(session_id)
        const blocks = record?.answer.blocks ?? []
        const linked = blocks.filter(({ type }) => type === 'TABLE' || type === 'IMAGE')
        expect(linked.length).toBe(page.links.length)
        for (const { content } of linked) {
          const { url, expires_at } = content as { url: string; expires_at: string }
          expect(await open(url), url).toBe(200)
          expect(Date.parse(expires_at) - Date.now()).toBeGreaterThan(86_400_000)
        }
      } finally {
        await later.stop()
      }
    } finally {
      await rm(dataFolder, { recursive: true, force: true })
    }
  },
)
