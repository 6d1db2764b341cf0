import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { CreateMultipartUploadCommand, ListMultipartUploadsCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startFaultyProxy } from '../../../../../../test/services/faulty-proxy.ts'
import { startSwift, withoutSwift, type S3Server } from '../../../../../../test/services/s3.ts'
import type { DirectObjects, Objects } from '../../../ports/objects.ts'
import { openAt } from './s3-open.contract.ts'

describe.skipIf(withoutSwift !== undefined)('a server that checks signatures', () => {
  let server: S3Server
  let bucket: string
  let objects: Objects
  let direct: DirectObjects
  let client: S3Client
  beforeAll(async () => {
    server = await startSwift()
    bucket = await server.bucket()
    objects = await openAt({ bucket, endpoint: server.endpoint, directUrl: server.endpoint })
    if (objects.direct === undefined) throw new Error('there is no direct way')
    direct = objects.direct
    client = new S3Client({ endpoint: server.endpoint, region: 'us-east-1', forcePathStyle: true })
    for (const key of ['files/ours', 'files/another']) await objects.put(key, Readable.from([key]))
  })
  afterAll(async () => {
    client.destroy()
    await server.stop()
  })

  const as = { type: 'text/csv; charset=utf-8', disposition: "attachment; filename*=UTF-8''%C3%BC.csv" }
  const put = (address: string, body: string) => fetch(address, { method: 'PUT', body })
  const changedSignature = (address: string) =>
    address.replace(
      /(X-Amz-Signature=)(.)/,
      (_, name: string, first: string) => name + (first === '0' ? '1' : '0'),
    )

  test('loads what our address names, as we say what it is', async () => {
    const answer = await fetch(await direct.read('files/ours', 60, as))
    expect([answer.status, await answer.text()]).toEqual([200, 'files/ours'])
    expect(answer.headers.get('content-type')).toBe(as.type)
    expect(answer.headers.get('content-disposition')).toBe(as.disposition)
    const range = await fetch(await direct.read('files/ours', 60, as), { headers: { range: 'bytes=6-9' } })
    expect([range.status, await range.text()]).toEqual([206, 'ours'])
  })

  test('refuses an address with another signature, another key, another time, or whose time is over', async () => {
    const address = await direct.read('files/ours', 60, as)
    const short = await direct.read('files/ours', 1, as)
    expect((await fetch(short)).status).toBe(200)
    for (const forged of [
      changedSignature(address),
      address.replace('/ours?', '/another?'),
      address.replace('X-Amz-Expires=60', 'X-Amz-Expires=600'),
    ]) {
      const answer = await fetch(forged)
      expect(answer.status, forged).toBe(403)
      expect(await answer.text()).not.toContain('files/ours"')
    }
    expect((await fetch(address.replace(/[?].*/, ''))).ok).toBe(false)
    expect((await fetch(address, { method: 'DELETE' })).status).toBe(403)
    await wait(2_100)
    expect((await fetch(short)).status).toBe(403)
    expect((await fetch(address)).status).toBe(200)
  })

  test('takes a part of the length that was signed and no other', async () => {
    const address = await direct.write('parts/up/1-direct', 60, 5)
    const taken = await put(address, 'hello')
    // printf 'hello' | md5sum
    expect([taken.status, taken.headers.get('etag')]).toEqual([200, '"5d41402abc4b2a76b9719d911017c592"'])
    expect(await objects.stat('parts/up/1-direct')).toEqual({
      size: 5,
      etag: '5d41402abc4b2a76b9719d911017c592',
    })
    expect((await put(address, 'hello and more')).status).toBe(403)
    expect((await put(changedSignature(address), 'hello')).status).toBe(403)
    expect((await put(address.replace('/1-direct', '/2-direct'), 'hello')).status).toBe(403)
    expect(await objects.stat('parts/up/2-direct')).toBeUndefined()
  })

  test('keeps nothing of an upload in parts that failed or was taken back', async () => {
    const uploads = async () =>
      (await client.send(new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: 'files/' }))).Uploads ?? []
    const proxy = await startFaultyProxy(server.endpoint)
    const behind = await openAt({ bucket, endpoint: proxy.endpoint })
    const bytes = randomBytes(20 * 2 ** 20)
    proxy.fault = ({ url }) => (url.includes('partNumber=2') ? { kind: 'status', status: 503 } : undefined)
    await expect(behind.put('files/failed', Readable.from([bytes]))).rejects.toThrow()
    expect(await uploads()).toEqual([])
    const abort = new AbortController()
    proxy.fault = ({ url }) => {
      if (url.includes('partNumber=1')) abort.abort()
      return undefined
    }
    await expect(
      behind.put('files/aborted', Readable.from([bytes]), { signal: abort.signal }),
    ).rejects.toThrow()
    expect(await uploads()).toEqual([])
    expect(await objects.stat('files/aborted')).toBeUndefined()
    await proxy.stop()
  })

  test('ends uploads that were begun before a time, below what is ours', async () => {
    const begin = (key: string) => client.send(new CreateMultipartUploadCommand({ Bucket: bucket, Key: key }))
    for (const key of ['files/left', 'results/left', 'theirs/left']) await begin(key)
    const left = async () =>
      ((await client.send(new ListMultipartUploadsCommand({ Bucket: bucket }))).Uploads ?? [])
        .map(({ Key }) => Key)
        .sort()
    await objects.removeLeftovers(new Date(Date.now() - 60_000))
    expect(await left()).toEqual(['files/left', 'results/left', 'theirs/left'])
    await objects.removeLeftovers(new Date(Date.now() + 60_000))
    expect(await left()).toEqual(['theirs/left'])
  })

  test('joins parts itself, so that none of their bytes comes here', async () => {
    const proxy = await startFaultyProxy(server.endpoint)
    const behind = await openAt({ bucket, endpoint: proxy.endpoint })
    const parts = [randomBytes(5 * 2 ** 20), randomBytes(5 * 2 ** 20), randomBytes(100)]
    for (const [index, part] of parts.entries())
      await behind.put(`parts/joined/${index}`, Readable.from([part]))
    expect(await behind.join('files/joined', ['parts/joined/0', 'parts/joined/1', 'parts/joined/2'])).toBe(
      true,
    )
    expect(proxy.requests.filter((line) => line.startsWith('GET'))).toEqual([])
    const hash = createHash('sha256')
    for await (const chunk of (await objects.read('files/joined')) ?? []) hash.update(chunk as Buffer)
    expect(hash.digest('hex')).toBe(createHash('sha256').update(Buffer.concat(parts)).digest('hex'))
    await proxy.stop()
  })

  test('refuses other keys at the start, and says so', async () => {
    const kept = process.env['AWS_SECRET_ACCESS_KEY']
    process.env['AWS_SECRET_ACCESS_KEY'] = 'wrong'
    try {
      await expect(openAt({ bucket, endpoint: server.endpoint })).rejects.toThrow(
        /AUGER_S3_BUCKET: the keys do not open the bucket/,
      )
    } finally {
      process.env['AWS_SECRET_ACCESS_KEY'] = kept
    }
  })
})
