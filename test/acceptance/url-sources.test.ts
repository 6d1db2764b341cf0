import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settled } from './dataset-of.ts'
import { expectFailure } from './expect-failure.ts'
import { clientOf, isRemote, useOwnService } from './service.ts'

describe.skipIf(isRemote)('sources by url, from a network that is allowed', () => {
  const service = useOwnService({ AUGER_URL_SOURCES: 'private' })
  const csv = 'city,amount\nOslo,1\nRome,2\n'
  let server: Server
  let base = ''
  let slow = 0

  beforeAll(async () => {
    server = createServer((request, response) => {
      switch (request.url) {
        case '/sales.csv':
          return response.end(csv)
        case '/moved.csv':
          return response.writeHead(302, { location: '/sales.csv' }).end()
        case '/flaky.csv':
          // The probe gets an answer; the first download breaks off.
          slow++
          response.writeHead(200, { 'content-length': csv.length })
          response.write(csv.slice(0, 9))
          if (slow === 2) return setTimeout(() => response.destroy(), 50)
          return response.end(csv.slice(9))
        case '/empty.csv':
          return response.writeHead(200, { 'transfer-encoding': 'chunked' }).end()
        default:
          return response.writeHead(404).end()
      }
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => server.close())

  const offer = async (path: string, name = 'sales.csv') => {
    const client = clientOf(service())
    const source = await client.datasources.createAlone({ name, type: 'FILE', url: `${base}${path}` })
    return { client, source: await settled(client, source.dataset_id, source.id) }
  }

  it.each(['/sales.csv', '/moved.csv', '/flaky.csv'])('[R-16] %s is fetched, read and kept', async (path) => {
    const { client, source } = await offer(path)
    expect(source).toMatchObject({ status: 'synched', error: null, size: csv.length })
    expect(source.report).toMatchObject({ tables: [{ rows: 2 }] })
    const { presigned_url } = await client.datasources.presign(source.dataset_id, source.id)
    expect(await (await fetch(presigned_url)).text()).toBe(csv)
  })

  it('[R-16] what is not there is refused, what cannot be used is invalid with a reason', async () => {
    const client = clientOf(service())
    const url = `${base}/nowhere.csv`
    const refused = client.datasources.createAlone({ name: 'a.csv', type: 'FILE', url })
    await expectFailure(refused, 300011)
    await expect(refused).rejects.toThrow(/404/)
    expect((await offer('/empty.csv')).source).toMatchObject({
      status: 'invalid',
      error: 'The address gives an empty file.',
    })
  })
})

describe.skipIf(isRemote)('sources by url, switched off', () => {
  const service = useOwnService({ AUGER_URL_SOURCES: 'off' })

  it('[R-16] are refused', async () => {
    const url = 'https://example.com/a.csv'
    await expectFailure(
      clientOf(service()).datasources.createAlone({ name: 'a.csv', type: 'FILE', url }),
      300011,
    )
  })
})
