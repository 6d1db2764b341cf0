import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { partSize } from '@auger/contract'
import type { Client } from '@auger/sdk'
import { expectFailure, expectRawFailure } from './expect-failure.ts'
import { objectKeys } from './kept.ts'
import { raw, type RawAnswer } from './raw-request.ts'
import { clientOf, isRemote, newUser, useOwnService } from './service.ts'

const service = useOwnService()

/** A CSV of three parts, each row different so that a part out of place would show. */
const bytes = Buffer.from(
  `Number,Text\n${Array.from({ length: 300_000 }, (_, index) => `${index},row ${index} ${'x'.repeat(24)}`).join('\n')}\n`,
)
const part = (number: number): Buffer => bytes.subarray((number - 1) * partSize, number * partSize)
const md5 = (content: Uint8Array) => createHash('md5').update(content).digest('hex')

const put = (url: string, body: Uint8Array, headers: { [name: string]: string } = {}): Promise<RawAnswer> =>
  raw(service(), { method: 'PUT', path: url, body, headers, key: null })

// A name that makes nobody read millions of rows: most of these tests are about bytes.
const begin = (client: Client, size = bytes.length, file_name = 'large.pdf') =>
  client.files.initMultipart({ file_name, file_size: size })

async function contentOf(client: Client, file_object_key: string): Promise<Buffer> {
  const source = await client.datasources.createAlone({ name: 'large.pdf', type: 'FILE', file_object_key })
  const { presigned_url } = await client.datasources.presign(source.dataset_id, source.id)
  return (await raw(service(), { path: presigned_url, key: null })).body
}

/** Begins an upload and puts all its parts. */
async function uploaded(client: Client) {
  const begun = await begin(client)
  const etags: string[] = []
  for (const { number, upload_url } of begun.part_items)
    etags.push(String((await put(upload_url, part(number))).headers.etag))
  const { file_object_key, upload_id } = begun
  const complete = (part_etags: object[]) =>
    client.files.completeMultipart({
      file_object_key,
      upload_id,
      part_etags: part_etags as { number: number; etag: string }[],
    })
  return { ...begun, etags, complete }
}

describe('uploads in parts', () => {
  it('[F-11] begin with a key, an upload id and parts ascending from 1, each of 5,242,880', async () => {
    const begun = await begin(clientOf(service()))
    expect(Object.keys(begun).sort()).toEqual(['file_object_key', 'part_items', 'upload_id'])
    expect(Math.ceil(bytes.length / partSize)).toBe(3)
    expect(begun.part_items.map(({ number, size }) => [number, size])).toEqual(
      [1, 2, 3].map((number) => [number, 5_242_880]),
    )
    for (const item of begun.part_items)
      expect(Object.keys(item).sort()).toEqual(['number', 'size', 'upload_url'])
    for (const [size, count] of [
      [1, 1],
      [partSize, 1],
      [partSize + 1, 2],
      [10 * partSize, 10],
    ] as const) {
      const { part_items } = await begin(clientOf(service()), size)
      expect(part_items.map((item) => item.size)).toEqual(Array.from({ length: count }, () => partSize))
    }
  })

  it('[F-12] refuse an extension that is not read and a file of no bytes', async () => {
    const client = clientOf(service())
    await expectFailure(begin(client, 10, 'a.exe'), 300004)
    await expectFailure(begin(client, 0), 300005)
    await expectFailure(begin(client, -5), 300001)
    await expectFailure(begin(client, 1.5), 300001)
  })

  it('[F-13] take parts without a key, with any or no Content-Type, and answer with a quoted ETag', async () => {
    const { part_items } = await begin(clientOf(service()))
    const [first, second, third] = part_items
    const answers = [
      await put(first?.upload_url ?? '', part(1)),
      await put(second?.upload_url ?? '', part(2), { 'content-type': 'application/json' }),
      await put(third?.upload_url ?? '', part(3), { 'content-type': 'multipart/form-data; boundary=x' }),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(200)
      expect(answer.headers.etag).toMatch(/^"[^"]+"$/)
      expect(answer.headers['x-pd-trace-id']).toBeTruthy()
    }
    expect((await put(first?.upload_url ?? '', part(1), { 'content-type': 'text/csv' })).headers.etag).toBe(
      answers[0]?.headers.etag,
    )
  })

  it('[F-14] are complete with number or part_number, with quotes or without, in any order', async () => {
    const client = clientOf(service())
    const bare = (etag: string) => etag.replaceAll('"', '')
    const spellings: readonly ((etags: readonly string[]) => object[])[] = [
      (etags) => etags.map((etag, index) => ({ number: index + 1, etag })),
      (etags) => etags.map((etag, index) => ({ part_number: index + 1, etag: bare(etag) })),
      (etags) =>
        etags.map((etag, index) => ({ number: index + 1, part_number: null, etag: bare(etag) })).reverse(),
    ]
    for (const spelling of spellings) {
      const { file_object_key, etags, complete } = await uploaded(client)
      expect(await complete(spelling(etags))).toEqual({ file_object_key })
      expect(md5(await contentOf(client, file_object_key))).toBe(md5(bytes))
    }
  })

  it('[F-15] refuse a missing part or another ETag, and stay usable', async () => {
    const client = clientOf(service())
    const { file_object_key, etags, complete } = await uploaded(client)
    const good = etags.map((etag, index) => ({ number: index + 1, etag }))
    await expectFailure(complete(good.slice(0, 2)), 300007, 400)
    await expectFailure(complete([]), 300007, 400)
    await expectFailure(
      complete([...good.slice(0, 2), { number: 3, etag: '"0123456789abcdef0123456789abcdef"' }]),
      300007,
      400,
    )
    await expectFailure(
      complete([{ number: 1, etag: etags[1] }, { number: 2, etag: etags[0] }, good[2] ?? {}]),
      300007,
      400,
    )
    await expectFailure(complete([{ etag: etags[0] }]), 300001)
    await expectFailure(
      client.datasources.createAlone({ name: 'a.csv', type: 'FILE', file_object_key }),
      300011,
    )
    await complete(good)
    expect(md5(await contentOf(client, file_object_key))).toBe(md5(bytes))
  })

  it('[F-15] refuse to complete while a part was never put', async () => {
    const client = clientOf(service())
    const { part_items, file_object_key, upload_id } = await begin(client)
    const first = await put(part_items[0]?.upload_url ?? '', part(1))
    const part_etags = [1, 2, 3].map((number) => ({ number, etag: String(first.headers.etag) }))
    await expectFailure(
      client.files.completeMultipart({ file_object_key, upload_id, part_etags }),
      300007,
      400,
    )
    for (const number of [2, 3]) {
      const answer = await put(part_items[number - 1]?.upload_url ?? '', part(number))
      part_etags[number - 1] = { number, etag: String(answer.headers.etag) }
    }
    expect(await client.files.completeMultipart({ file_object_key, upload_id, part_etags })).toEqual({
      file_object_key,
    })
  })

  it('[F-16] take parts out of order, at once and again; the last one put counts', async () => {
    const client = clientOf(service())
    const { part_items, file_object_key, upload_id } = await begin(client)
    const url = (number: number) => part_items[number - 1]?.upload_url ?? ''
    await put(url(2), Buffer.alloc(partSize, 'z'))
    const answers = await Promise.all(
      [3, 1, 2, 1, 3].map(async (number) => [number, await put(url(number), part(number))] as const),
    )
    const etags = new Map(answers.map(([number, answer]) => [number, String(answer.headers.etag)]))
    const part_etags = [...etags].map(([number, etag]) => ({ number, etag }))
    await client.files.completeMultipart({ file_object_key, upload_id, part_etags })
    expect(md5(await contentOf(client, file_object_key))).toBe(md5(bytes))
  })

  it.skipIf(isRemote)('[F-16] leave nothing of a part that was put again', async () => {
    const { part_items } = await begin(clientOf(service()), 10)
    const url = part_items[0]?.upload_url ?? ''
    const partFiles = async () => (await objectKeys(service().local, 'parts')).length
    const before = await partFiles()
    for (let count = 0; count < 5; count++) await put(url, Buffer.alloc(10, 'x'))
    expect(await partFiles()).toBe(before + 1)
    await Promise.all(Array.from({ length: 10 }, () => put(url, Buffer.alloc(10, 'y'))))
    expect(await partFiles()).toBe(before + 1)
  })

  it('[F-17] refuse a part that is too long or too short', async () => {
    const client = clientOf(service())
    const { part_items, file_object_key, upload_id } = await begin(client)
    const url = part_items[0]?.upload_url ?? ''
    const long = await put(url, Buffer.alloc(partSize + 1))
    expect([400, 413]).toContain(long.status)
    expect(long.json?.code).toBe(300007)
    const short = await put(url, Buffer.alloc(10))
    const etag = String(short.headers.etag ?? '"none"')
    await expectFailure(
      client.files.completeMultipart({
        file_object_key,
        upload_id,
        part_etags: [1, 2, 3].map((number) => ({ number, etag })),
      }),
      300007,
      400,
    )
  })

  it('[F-18] are unknown under another upload id, another key or to another user', async () => {
    const userId = newUser()
    const client = clientOf(service(), userId)
    const { file_object_key, upload_id, etags } = await uploaded(client)
    const part_etags = etags.map((etag, index) => ({ number: index + 1, etag }))
    await expectFailure(
      client.files.completeMultipart({ file_object_key, upload_id: 'upload-none', part_etags }),
      300003,
    )
    await expectFailure(
      client.files.completeMultipart({ file_object_key: 'file-none', upload_id, part_etags }),
      300003,
    )
    await expectFailure(
      clientOf(service()).files.completeMultipart({ file_object_key, upload_id, part_etags }),
      300003,
    )
    expect(await client.files.completeMultipart({ file_object_key, upload_id, part_etags })).toEqual({
      file_object_key,
    })
  })

  it('[L-02] have addresses that only work as they were signed', async () => {
    const { part_items } = await begin(clientOf(service()))
    const url = new URL(part_items[0]?.upload_url ?? '')
    const forged = [
      url.pathname,
      `${url.pathname}${url.search.slice(0, -1)}`,
      url.href.replace(/\/1\?/, '/2?'),
      url.href.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    ]
    for (const address of forged) expect((await put(address, part(1))).status).toBe(403)
  })

  it('[F-19] come through the client whole, and are then read', async () => {
    const client = clientOf(service())
    const progress: number[] = []
    const { file_object_key } = await client.files.upload(bytes, {
      name: 'large.csv',
      onProgress: ({ sentBytes }) => progress.push(sentBytes),
    })
    expect(progress.at(-1)).toBe(bytes.length)
    const source = await client.datasources.createAlone({ name: 'large.csv', type: 'FILE', file_object_key })
    expect(source.size).toBe(bytes.length)
    await client.datasources.waitUntilReady(source.dataset_id, source.id, { timeoutMilliseconds: 60_000 })
    const { id: session_id } = await client.sessions.create()
    const job = await client.jobs.ask({
      session_id,
      dataset_id: source.dataset_id,
      question: 'How many rows are there?',
    })
    expect(job.result?.answer).toEqual([[300_000]])
  })

  it('[F-20] that are completed again answer the same, and take no more parts', async () => {
    const client = clientOf(service())
    const { file_object_key, etags, complete, part_items } = await uploaded(client)
    const good = etags.map((etag, index) => ({ number: index + 1, etag }))
    await complete(good)
    const again = await Promise.allSettled([complete(good)])
    expect(again[0]?.status === 'fulfilled' || (again[0]?.reason as { status: number }).status < 500).toBe(
      true,
    )
    const late = await put(part_items[0]?.upload_url ?? '', Buffer.alloc(partSize, 'q'))
    expect(late.status).toBeLessThan(500)
    expect(md5(await contentOf(client, file_object_key))).toBe(md5(bytes))
    expectRawFailure(
      await put(part_items[0]?.upload_url.replace(/signature=.*/, 'signature=x') ?? '', Buffer.of(1)),
      1003,
    )
  })
})
