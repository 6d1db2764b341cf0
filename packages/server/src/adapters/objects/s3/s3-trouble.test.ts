import { createHash, randomBytes } from 'node:crypto'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  startFaultyProxy,
  type Fault,
  type FaultyProxy,
} from '../../../../../../test/services/faulty-proxy.ts'
import { startS3rver, type S3Server } from '../../../../../../test/services/s3.ts'
import { objectKeys } from '../../../domain/file.ts'
import type { Objects } from '../../../ports/objects.ts'
import { newFolder, openAt } from './s3-open.contract.ts'

let server: S3Server
let proxy: FaultyProxy
let objects: Objects
let folder: string
let bucket: string

beforeAll(async () => {
  server = await startS3rver()
  proxy = await startFaultyProxy(server.endpoint)
  bucket = await server.bucket()
})
afterAll(async () => {
  await proxy.stop()
  await server.stop()
})
beforeEach(async () => {
  proxy.fault = () => undefined
  folder = await newFolder()
  objects = await openAt({ bucket, endpoint: proxy.endpoint, folder })
})

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const keyOf = (bytes: Buffer) => objectKeys.table('ds-x', 0, 1, sha256(bytes))
const put = (key: string, bytes: Buffer) => objects.put(key, Readable.from([bytes]))

/** The first so many requests of a method meet a fault. */
function failing(method: string, times: number, fault: Fault): void {
  let left = times
  proxy.fault = (request) => (request.method === method && left-- > 0 ? fault : undefined)
}

const faults: readonly Fault[] = [
  { kind: 'status', status: 503 },
  { kind: 'status', status: 500 },
  { kind: 'lost answer' },
  { kind: 'slow', milliseconds: 1_500 },
]

describe('a server in trouble', () => {
  test.each(faults)('that meets %o loses nothing that was put', async (fault) => {
    const bytes = randomBytes(300_000)
    failing('PUT', 2, fault)
    const key = `files/${sha256(bytes)}`
    await put(key, bytes)
    failing('GET', 2, fault)
    const read = await objects.read(key)
    expect(read && (await buffer(read)).equals(bytes)).toBe(true)
    failing('HEAD', 2, fault)
    expect(await objects.stat(key)).toMatchObject({ size: 300_000 })
    failing('DELETE', 2, fault)
    await objects.remove(key)
    expect(await objects.stat(key)).toBeUndefined()
  })

  test('takes a large file in parts, whichever of them it refuses or loses first', async () => {
    const bytes = randomBytes(20 * 2 ** 20)
    let number = 0
    proxy.fault = ({ url }) => {
      if (!/partNumber|uploads|uploadId/.test(url)) return undefined
      return ++number % 3 === 1 ? faults[number % 2] : undefined
    }
    expect(await put('files/large', bytes)).toEqual({
      size: bytes.length,
      md5: createHash('md5').update(bytes).digest('hex'),
    })
    expect(number).toBeGreaterThan(5)
    const read = await objects.read('files/large')
    expect(read && sha256(await buffer(read))).toBe(sha256(bytes))
  })

  test('that refuses to the end leaves no half, and the next try works', async () => {
    proxy.fault = ({ url }) => (url.includes('partNumber=2') ? { kind: 'status', status: 503 } : undefined)
    const bytes = randomBytes(20 * 2 ** 20)
    await expect(put('files/refused', bytes)).rejects.toThrow()
    expect(await objects.stat('files/refused')).toBeUndefined()
    // Whether the server keeps what came of it is asked of one that can tell, in s3-signatures.test.ts.
    expect(proxy.requests.some((line) => line.startsWith('DELETE') && line.includes('uploadId='))).toBe(true)
    proxy.fault = () => undefined
    await put('files/refused', bytes)
    expect(await objects.stat('files/refused')).toMatchObject({ size: bytes.length })
  })

  test('is read on from where the connection broke', async () => {
    const bytes = randomBytes(3_000_000)
    await put('files/broken', bytes)
    failing('GET', 3, { kind: 'cut', bytes: 700_000 })
    const read = await objects.read('files/broken', { start: 10, end: 2_900_000 })
    expect(read && (await buffer(read)).equals(bytes.subarray(10, 2_900_001))).toBe(true)
    failing('GET', 100, { kind: 'cut', bytes: 0 })
    const never = await objects.read('files/broken')
    await expect(buffer(never ?? Readable.from([]))).rejects.toThrow()
  })

  test('is told from one that is well, once in a few seconds', async () => {
    const asked = () => proxy.requests.filter((line) => /^HEAD \/[^/]+\/?$/.test(line)).length
    const before = asked()
    await Promise.all([objects.check(), objects.check(), objects.check()])
    expect(asked() - before).toBe(1)
    const other = await openAt({ bucket, endpoint: proxy.endpoint })
    proxy.fault = () => ({ kind: 'status', status: 503 })
    await expect(other.check()).rejects.toThrow()
  })
})

describe('a copy on this machine', () => {
  const copies = async () => {
    const [own = ''] = await readdir(join(folder, 'cache'))
    return readdir(join(folder, 'cache', own))
  }

  test('with a byte that was changed on the way is never seen', async () => {
    for (const key of [keyOf(Buffer.from('a table')), 'files/plain']) {
      await put(key, Buffer.from('a table'))
      failing('GET', 1, { kind: 'damage' })
      expect(await readFile(await objects.localFile(key), 'utf8')).toBe('a table')
    }
    const key = keyOf(Buffer.from('another'))
    await put(key, Buffer.from('another'))
    const before = await copies()
    proxy.fault = ({ method }) => (method === 'GET' ? { kind: 'damage' } : undefined)
    await expect(objects.localFile(key)).rejects.toThrow(/damaged/)
    expect(await copies()).toEqual(before)
  })

  test('is loaded once, however many ask at the same time', async () => {
    const bytes = randomBytes(2_000_000)
    await put(keyOf(bytes), bytes)
    const loads = () => proxy.requests.filter((line) => line.startsWith(`GET /${bucket}/sources`)).length
    const before = loads()
    const paths = await Promise.all(Array.from({ length: 20 }, () => objects.localFile(keyOf(bytes))))
    expect(loads() - before).toBe(1)
    expect(new Set(paths).size).toBe(1)
    expect((await readFile(paths[0] ?? '')).equals(bytes)).toBe(true)
  })

  test('is one of the same table that was stored twice, and none has to be loaded of what was made here', async () => {
    const bytes = randomBytes(50_000)
    const paths: string[] = []
    const before = proxy.requests.filter((line) => line.startsWith('GET')).length
    for (const source of ['ds-one', 'ds-two']) {
      const local = join(await objects.workFolder(), 'table')
      await writeFile(local, bytes)
      const key = objectKeys.table(source, 0, 1, sha256(bytes))
      await objects.adopt(key, local)
      paths.push(await objects.localFile(key))
    }
    expect(new Set(paths).size).toBe(1)
    expect(proxy.requests.filter((line) => line.startsWith('GET')).length).toBe(before)
    expect(await copies()).toHaveLength(1)
  })

  test('of an earlier key without a hash is that of its last version', async () => {
    await put('sources/ds-x/0/1.parquet', Buffer.from('earlier'))
    const earlier = await objects.localFile('sources/ds-x/0/1.parquet')
    await put('sources/ds-x/0/1.parquet', Buffer.from('later'))
    expect(await readFile(await objects.localFile('sources/ds-x/0/1.parquet'), 'utf8')).toBe('later')
    expect(await readFile(earlier, 'utf8')).toBe('earlier')
  })
})
