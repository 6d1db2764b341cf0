import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HeadObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startFaultyProxy, type FaultyProxy } from '../services/faulty-proxy.ts'
import { startS3rver, type S3Server } from '../services/s3.ts'
import { askerOf, type Asker } from './asker-of.ts'
import { addSource, offerSource, settled } from './dataset-of.ts'
import { expectFailure } from './expect-failure.ts'
import { growthAt, samplesAt } from './metric-samples.ts'
import { raw, type RawAnswer } from './raw-request.ts'
import { startServer, type LocalServer, type ServerSettings } from './server.ts'
import { clientOf, newUser, type Service } from './service.ts'

let server: S3Server
let proxy: FaultyProxy
let client: S3Client

beforeAll(async () => {
  server = await startS3rver()
  proxy = await startFaultyProxy(server.endpoint)
  client = new S3Client({ endpoint: server.endpoint, region: 'us-east-1', forcePathStyle: true })
})
afterAll(async () => {
  client.destroy()
  await proxy.stop()
  await server.stop()
})

const asService = (local: LocalServer): Service => ({
  ...{ url: local.url, key: local.key, local },
  otherKey: () => Promise.reject(new Error('there is no other project')),
})

const onBucket = (bucket: string, settings: ServerSettings = {}) =>
  startServer({ AUGER_S3_BUCKET: bucket, AUGER_S3_ENDPOINT: proxy.endpoint, ...settings })

const keysOf = async (bucket: string, prefix = '') =>
  ((await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix }))).Contents ?? []).map(
    ({ Key = '' }) => Key,
  )

/** Three parts, the last of them short. */
const large = Buffer.from(
  `Number,Text\n${Array.from({ length: 300_000 }, (_, index) => `${index},row ${index} ${'x'.repeat(24)}`).join('\n')}\n`,
)

async function tableAsked({ client: asking, session_id, dataset_id }: Asker) {
  const job = await asking.jobs.ask({
    ...{ session_id, dataset_id },
    question: 'What is the total Crates by Orchard?',
  })
  const url = (type: string) => job.blocks.find((block) => block.type === type)?.content as { url?: string }
  return { job, table: url('TABLE').url ?? '', image: url('IMAGE').url ?? '' }
}

describe('a service on a bucket', () => {
  let local: LocalServer
  let service: Service
  let bucket: string
  beforeAll(async () => {
    bucket = await server.bucket()
    local = await onBucket(bucket)
    service = asService(local)
  })
  afterAll(() => local.stop())
  const get = (path: string, headers: { [name: string]: string } = {}, method = 'GET'): Promise<RawAnswer> =>
    raw(service, { path, headers, method, key: null })

  it('[OB-01] answers from files that lie there, and keeps nothing of them in its data folder but copies', async () => {
    const asker = await askerOf(service, 'orchard.csv')
    const { job } = await tableAsked(asker)
    expect(job.status).toBe('answered')
    const [sourceId = ''] = asker.sourceIds
    const [table = ''] = await keysOf(bucket, `sources/${sourceId}/`)
    expect(table).toMatch(/\/0\/1-[0-9a-f]{64}\.parquet$/)
    expect(await keysOf(bucket, 'results/')).not.toEqual([])
    expect((await readdir(local.dataFolder)).includes('objects')).toBe(false)
  })

  it('[OB-02] serves what its addresses name: whole, in ranges, its head; a forged one is refused', async () => {
    const { table, image } = await tableAsked(await askerOf(service, 'orchard.csv'))
    for (const url of [table, image]) {
      expect(url.startsWith(service.url)).toBe(true)
      const whole = await get(url)
      expect(whole.status).toBe(200)
      const part = await get(url, { range: 'bytes=2-5' })
      expect([part.status, part.body]).toEqual([206, whole.body.subarray(2, 6)])
      expect(part.headers['content-range']).toBe(`bytes 2-5/${whole.body.length}`)
      const head = await get(url, {}, 'HEAD')
      expect([head.status, head.headers['content-length']]).toEqual([200, String(whole.body.length)])
      expect((await get(url, { range: 'bytes=99999999-' })).status).toBe(416)
      expect((await get(url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).status).toBe(403)
    }
    const key = (await keysOf(bucket, 'results/')).length
    expect(key).toBeGreaterThan(0)
    const before = proxy.requests.length
    await get(table, { range: 'bytes=0-3' })
    expect(proxy.requests.slice(before).map((line) => line.split(' ')[0])).toEqual(['HEAD', 'GET'])
  })

  it('[OB-03] joins parts, and removes what a dataset leaves when it is deleted', async () => {
    const asking = clientOf(service)
    const { id } = await asking.datasets.create({ name: 'large' })
    const sourceId = await addSource(asking, id, 'large.csv', large)
    const { presigned_url } = await asking.datasources.presign(id, sourceId)
    const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex')
    expect(md5((await get(presigned_url)).body)).toBe(md5(large))
    expect(await keysOf(bucket, 'parts/')).toEqual([])
    expect(await keysOf(bucket, `sources/${sourceId}/`)).not.toEqual([])
    const files = (await keysOf(bucket, 'files/')).length
    await asking.datasets.delete(id)
    await expect.poll(() => keysOf(bucket, `sources/${sourceId}/`)).toEqual([])
    expect((await keysOf(bucket, 'files/')).length).toBe(files - 1)
    expect((await get(presigned_url)).status).toBe(404)
  })

  it('[OB-04] says that it is not ready while the bucket does not answer', async () => {
    proxy.fault = () => ({ kind: 'status', status: 503 })
    await expect.poll(async () => (await get('/readyz')).status).toBe(503)
    expect((await get('/readyz')).text).toContain('the bucket of objects does not answer')
    proxy.fault = () => undefined
    await expect.poll(async () => (await get('/readyz')).status).toBe(200)
  })

  it('[OB-05] does not start on a bucket that is not there, and names the setting', async () => {
    await expect(onBucket('nobodys-bucket')).rejects.toThrow(
      /AUGER_S3_BUCKET: there is no bucket "nobodys-bucket"/,
    )
  })
})

describe('a service whose clients reach the bucket themselves', () => {
  let local: LocalServer
  let service: Service
  let bucket: string
  beforeAll(async () => {
    bucket = await server.bucket()
    local = await onBucket(bucket, { AUGER_S3_DIRECT: 'on', AUGER_S3_PUBLIC_URL: server.endpoint })
    service = asService(local)
  })
  afterAll(() => local.stop())
  const get = (path: string, method = 'GET') => raw(service, { path, method, key: null })

  it('[OB-06] sends whoever loads a table or a file there, and serves heads and pictures itself', async () => {
    const asker = await askerOf(service, 'orchard.csv')
    const { table, image } = await tableAsked(asker)
    const [sourceId = ''] = asker.sourceIds
    const { presigned_url } = await asker.client.datasources.presign(asker.dataset_id, sourceId)
    for (const url of [table, presigned_url]) {
      expect(url.startsWith(service.url)).toBe(true)
      const answer = await get(url)
      expect(answer.status).toBe(302)
      expect(answer.headers['access-control-allow-origin']).toBe('*')
      expect(answer.headers['cache-control']).toBe('no-store')
      const place = new URL(String(answer.headers.location))
      expect(place.origin).toBe(server.endpoint)
      expect(Number(place.searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(600)
      const loaded = await fetch(url)
      expect([loaded.status, loaded.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
      expect(loaded.headers.get('content-disposition')).toMatch(/^attachment; filename=/)
      expect((await loaded.text()).split('\n')[0]).toContain('Orchard')
      const head = await get(url, 'HEAD')
      expect([head.status, head.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
      expect((await get(`${url}x`)).status).toBe(403)
    }
    const picture = await get(image)
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png'])
  })

  it('[OB-07] gives parts addresses there, and looks at them when the upload is completed', async () => {
    const asking = clientOf(service, newUser())
    const begin = () => asking.files.initMultipart({ file_name: 'large.csv', file_size: large.length })
    const { file_object_key, upload_id, part_items } = await begin()
    const put = (number: number, body: Buffer) =>
      fetch(part_items[number - 1]?.upload_url ?? '', { method: 'PUT', body: new Uint8Array(body) })
    const part = (number: number) => large.subarray((number - 1) * 5_242_880, number * 5_242_880)
    const etags: string[] = []
    for (const { number, upload_url } of part_items) {
      expect(new URL(upload_url).origin).toBe(server.endpoint)
      expect(new URL(upload_url).searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;host')
      etags.push((await put(number, part(number))).headers.get('etag') ?? '')
    }
    const complete = (claimed: readonly string[]) =>
      asking.files.completeMultipart({
        ...{ file_object_key, upload_id },
        part_etags: claimed.map((etag, index) => ({ number: index + 1, etag })),
      })
    await expectFailure(complete(etags.slice(0, 2)), 300007, 400)
    await expectFailure(complete(['"0123456789abcdef0123456789abcdef"', ...etags.slice(1)]), 300007, 400)
    // This server takes any length, so that ours has to look.
    const short = await put(3, Buffer.from('short'))
    await expectFailure(complete([...etags.slice(0, 2), short.headers.get('etag') ?? '']), 300007, 400)
    await put(3, part(3))
    expect(await complete(etags)).toEqual({ file_object_key })
    const source = await asking.datasources.createAlone({
      ...{ name: 'large.csv', type: 'FILE' as const },
      file_object_key,
    })
    await asking.datasources.waitUntilReady(source.dataset_id, source.id)
    const { id: session_id } = await asking.sessions.create()
    const question = 'How many rows are there?'
    const job = await asking.jobs.ask({ session_id, dataset_id: source.dataset_id, question })
    expect(job.result?.answer).toEqual([[300_000]])
    expect(await keysOf(bucket, 'parts/')).toEqual([])
    // The client of ours needs not know.
    const { file_object_key: other } = await asking.files.upload(large, { name: 'large.csv' })
    expect(await keysOf(bucket, `files/${other}`)).toHaveLength(1)
  })

  it('[OB-08] lets its page reach the bucket, and nothing else', async () => {
    const answer = await raw(service, { path: '/', headers: { accept: 'text/html' }, key: null })
    expect(answer.headers['content-security-policy']).toContain(`connect-src 'self' ${server.endpoint};`)
  })
})

describe('a cache', () => {
  it('[OB-09] too small for a file or for the tables of a question is told, with the size and the setting', async () => {
    const bucket = await server.bucket()
    const folder = await mkdtemp(join(tmpdir(), 'auger-cache-'))
    const same = { AUGER_DATA_DIR: folder, AUGER_API_KEY: 'acceptance-of-a-cache' }
    const userId = newUser()
    // Three quarters of what is random in it remain when it is compressed: more than the least cache.
    const bytes = Buffer.from(
      `Number,Text\n${Array.from({ length: 15_000 }, (_, index) => `${index},${randomBytes(216).toString('base64')}`).join('\n')}\n`,
    )
    const roomy = await onBucket(bucket, same)
    const first = clientOf({ ...asService(roomy), key: same.AUGER_API_KEY }, userId)
    const { id: dataset_id } = await first.datasets.create({ name: 'too large' })
    await addSource(first, dataset_id, 'large.csv', bytes)
    const { id: session_id } = await first.sessions.create()
    const question = 'How many rows are there?'
    expect((await first.jobs.ask({ session_id, dataset_id, question })).result?.answer).toEqual([[15_000]])
    await roomy.stop()

    const narrow = await onBucket(bucket, { ...same, AUGER_CACHE_SIZE: '1 MiB' })
    const second = clientOf({ ...asService(narrow), key: same.AUGER_API_KEY }, userId)
    const why = /takes [\d.]+ MiB on the local disk, and AUGER_CACHE_SIZE allows 1 MiB/
    const failed = await second.jobs
      .ask({ session_id, dataset_id, question })
      .catch((error: unknown) => error)
    expect(failed).toMatchObject({ code: 210023, message: expect.stringMatching(why) as string })
    const { id } = await offerSource(second, dataset_id, 'again.csv', bytes)
    const source = await settled(second, dataset_id, id)
    expect(source.status).toBe('invalid')
    expect(JSON.stringify(source)).toMatch(why)
    await narrow.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('[OB-10] tells /metrics how often a file was there, what was fetched and what it holds', async () => {
    const bucket = await server.bucket()
    const folder = await mkdtemp(join(tmpdir(), 'auger-cache-'))
    const same = { AUGER_DATA_DIR: folder, AUGER_API_KEY: 'acceptance-of-counts' }
    const start = async () => {
      const local = await onBucket(bucket, same)
      return { local, service: { ...asService(local), key: same.AUGER_API_KEY } }
    }
    const counted = (grew: (name: string) => number) => ({
      hits: grew('auger_cache_requests_total{result="hit"}'),
      misses: grew('auger_cache_requests_total{result="miss"}'),
      fetched: grew('auger_cache_fetched_bytes_total'),
      evicted: grew('auger_cache_evicted_bytes_total'),
    })
    /** What lies in its folder. */
    const copied = async () => {
      const cache = join(folder, 's3', 'cache')
      const files = (await readdir(cache, { recursive: true, withFileTypes: true })).filter((one) =>
        one.isFile(),
      )
      const sizes = await Promise.all(
        files.map(async (one) => (await stat(join(one.parentPath, one.name))).size),
      )
      return sizes.reduce((sum, size) => sum + size, 0)
    }
    const held = async (service: Service) => (await samplesAt(service)).get('auger_cache_bytes')

    const first = await start()
    const userId = newUser()
    const asking = clientOf(first.service, userId)
    const { id: dataset_id } = await asking.datasets.create({ name: 'counted' })
    const rows = 'Orchard,Crates\nNorth,3\nSouth,4\n'
    const read = await growthAt(first.service, () => addSource(asking, dataset_id, 'counted.csv', rows))
    expect(counted(read)).toMatchObject({ misses: 1, fetched: Buffer.byteLength(rows), evicted: 0 })
    const { id: session_id } = await asking.sessions.create()
    const question = 'What is the total Crates?'
    const ask = (by = asking) => by.jobs.ask({ session_id, dataset_id, question })
    // The table was made here, so that it need not be fetched.
    const asked = await growthAt(first.service, () => ask())
    expect(counted(asked)).toMatchObject({ misses: 0, fetched: 0, evicted: 0 })
    expect(counted(asked).hits).toBeGreaterThan(0)
    expect(await held(first.service)).toBe(await copied())
    await first.local.stop()

    await rm(join(folder, 's3'), { recursive: true })
    const second = await start()
    expect(await held(second.service)).toBe(0)
    const [table = ''] = await keysOf(bucket, 'sources/')
    const { ContentLength } = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: table }))
    const again = await growthAt(second.service, () => ask(clientOf(second.service, userId)))
    expect(counted(again)).toMatchObject({ misses: 1, fetched: ContentLength, evicted: 0 })
    expect(await held(second.service)).toBe(await copied())
    await second.local.stop()
    await rm(folder, { recursive: true, force: true })
  })
})
