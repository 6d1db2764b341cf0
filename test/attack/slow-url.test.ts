import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@auger/sdk'
import { addSource, settled } from '../acceptance/dataset-of.ts'
import { clientOf, isRemote, newUser, useOwnService } from '../acceptance/service.ts'

describe.skipIf(isRemote)('an address that sends slowly', () => {
  const service = useOwnService({ AUGER_URL_SOURCES: 'private', AUGER_ENGINES: '2' })
  let server: Server
  let address = ''
  let sending = 0

  /** Bytes twice a second, without end. */
  const chunks: { readonly [path: string]: string } = {
    '/steady.csv': 'a'.repeat(40_000),
    '/dripping.csv': 'a',
  }

  beforeAll(async () => {
    server = createServer(({ url = '' }, response) => {
      sending++
      const timer = setInterval(() => response.write(chunks[url] ?? ''), 500)
      response.once('close', () => clearInterval(timer))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  const offer = (client: Client, path: string) =>
    client.datasources.createAlone({ name: path.slice(1), type: 'FILE', url: `${address}${path}` })

  test('keeps no file from being read that is there', { timeout: 180_000 }, async () => {
    const client = clientOf(service())
    const offered = await Promise.all(Array.from({ length: 6 }, () => offer(client, '/steady.csv')))
    // One answer each for the look at the head, and those that are fetched.
    await expect.poll(() => sending, { timeout: 30_000 }).toBeGreaterThan(6)
    for (const other of [client, clientOf(service(), newUser(), await service().otherKey())]) {
      const { id } = await other.datasets.create({ name: 'Teams' })
      await addSource(other, id, 'teams.csv', 'team,points\nred,3\n')
    }
    const fetched = await Promise.all(
      offered.map(({ dataset_id, id }) => client.datasources.get(dataset_id, id)),
    )
    expect(fetched.map(({ status }) => status)).toEqual(offered.map(() => 'synching'))
  })

  test('is given up with a reason where it sends almost nothing', { timeout: 180_000 }, async () => {
    const client = clientOf(service(), newUser(), await service().otherKey())
    const { dataset_id, id } = await offer(client, '/dripping.csv')
    const given = await settled(client, dataset_id, id)
    expect(given.status).toBe('invalid')
    expect(given.error).toMatch(/could not be fetched: 127\.0\.0\.1:\d+ sends it too slowly/)
  })
})
