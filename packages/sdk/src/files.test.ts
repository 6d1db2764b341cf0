import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { partSize } from '@auger/contract'
import { createClient } from './client.ts'

/** A service that keeps parts in memory; `spoil` may answer a part's PUT otherwise. */
interface Fake {
  readonly parts: Map<number, Buffer>
  readonly forms: FormData[]
  readonly completed: unknown[]
  most: number
  puts: number
  spoil: (put: number) => number | 'drop' | undefined
}

let fake: Fake
let server: Server
let folder: string
let baseUrl: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auger-sdk-test-'))
  fake = { parts: new Map(), forms: [], completed: [], most: 0, puts: 0, spoil: () => undefined }
  server = createServer((request, response) => {
    void answer(request).then(({ status, headers, body }) => {
      if (status === 'drop') response.destroy()
      else response.writeHead(status, headers).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true })
})

let underWay = 0
async function answer(
  request: IncomingMessage,
): Promise<{ status: number | 'drop'; headers?: { etag: string }; body?: object }> {
  fake.most = Math.max(fake.most, ++underWay)
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  underWay--
  const body = Buffer.concat(chunks)
  const done = (data: object) => ({ status: 200, body: { code: 0, data } })
  if (request.method === 'PUT') return put(Number(request.url?.split('/').at(-1)), body)
  if (request.url === '/v2/team/file/upload-datasource') {
    const headers = { 'content-type': request.headers['content-type'] ?? '' }
    fake.forms.push(await new Response(body, { headers }).formData())
    return done({ file_object_key: 'file-1' })
  }
  const fields = JSON.parse(body.toString()) as { file_size: number }
  if (request.url === '/v2/team/file/complete-multipart-upload') {
    fake.completed.push(fields)
    return done({ file_object_key: 'file-1' })
  }
  const count = Math.ceil(fields.file_size / partSize)
  const part = (_: unknown, index: number) => ({
    number: index + 1,
    upload_url: `${baseUrl}/part/${index + 1}`,
    size: partSize,
  })
  return done({
    file_object_key: 'file-1',
    upload_id: 'upload-1',
    part_items: Array.from({ length: count }, part),
  })
}

function put(
  number: number,
  body: Buffer,
): { status: number | 'drop'; headers?: { etag: string }; body: object } {
  const status = fake.spoil(++fake.puts)
  if (status !== undefined) return { status, body: { code: 300007, msg: 'Failed to upload the file: no' } }
  fake.parts.set(number, body)
  return { status: 200, headers: { etag: `"${etagOf(body)}"` }, body: {} }
}

const etagOf = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex')
const client = () => createClient({ baseUrl, apiKey: 'key', userId: 'anna' })
const bytes = randomBytes(2 * partSize + 1_000)
const stored = () => Buffer.concat([...fake.parts].sort(([a], [b]) => a - b).map(([, part]) => part))

describe('uploading a file', () => {
  it('sends a small file in one request, its user first', async () => {
    const path = join(folder, 'sales 销售.csv')
    await writeFile(path, 'a\n1\n')
    const progress: number[] = []
    await client().files.upload(path, { onProgress: ({ sentBytes }) => progress.push(sentBytes) })
    const form = fake.forms[0]
    expect([...(form?.keys() ?? [])]).toEqual(['user_id', 'file'])
    const file = form?.get('file') as File
    expect([file.name, await file.text()]).toEqual(['sales 销售.csv', 'a\n1\n'])
    expect(progress).toEqual([4])
  })

  it('sends a large file in parts from its path and completes it with the ETags in order', async () => {
    const path = join(folder, 'large.csv')
    await writeFile(path, bytes)
    const progress: number[] = []
    const key = await client().files.upload(path, { onProgress: ({ sentBytes }) => progress.push(sentBytes) })
    expect(key).toEqual({ file_object_key: 'file-1' })
    expect(stored().equals(bytes)).toBe(true)
    expect([...fake.parts.values()].map((part) => part.length).sort()).toEqual([1_000, partSize, partSize])
    expect(progress).toHaveLength(3)
    expect(progress.at(-1)).toBe(bytes.length)
    expect(fake.completed).toEqual([
      {
        user_id: 'anna',
        file_object_key: 'file-1',
        upload_id: 'upload-1',
        part_etags: [1, 2, 3].map((number) => ({
          number,
          etag: `"${etagOf(fake.parts.get(number) ?? Buffer.of())}"`,
        })),
      },
    ])
  })

  it.each([
    ['bytes', () => bytes],
    ['a blob', () => new Blob([bytes])],
    ['a stream', () => Readable.from([bytes.subarray(0, 7), bytes.subarray(7)])],
    ['a web stream', () => new Blob([bytes]).stream()],
  ])('takes %s and leaves no file behind', async (_, content) => {
    const before = (await readdir(tmpdir())).filter((name) => name.startsWith('auger-upload-'))
    await client().files.upload(content(), { name: 'large.csv' })
    expect(stored().equals(bytes)).toBe(true)
    expect((await readdir(tmpdir())).filter((name) => name.startsWith('auger-upload-'))).toEqual(before)
  })

  it('sends parts side by side, no more than told', async () => {
    await client().files.upload(bytes, { name: 'large.csv', concurrency: 2 })
    expect(fake.most).toBeLessThanOrEqual(2)
  })

  it('sends a part again after a dropped connection and after a server error', async () => {
    fake.spoil = (put) => (put === 1 ? 'drop' : put === 2 ? 500 : undefined)
    await client().files.upload(bytes, { name: 'large.csv', retryMilliseconds: 1 })
    expect(fake.puts).toBe(5)
    expect(stored().equals(bytes)).toBe(true)
  })

  it('gives up on a part that is refused, and on one that fails too often', async () => {
    fake.spoil = () => 403
    const refused = client().files.upload(bytes, { name: 'large.csv', concurrency: 1 })
    await expect(refused).rejects.toMatchObject({ code: 300007, status: 403 })
    expect(fake.puts).toBe(1)
    fake.spoil = () => 500
    const failed = client().files.upload(bytes, {
      name: 'large.csv',
      concurrency: 1,
      retries: 2,
      retryMilliseconds: 1,
    })
    await expect(failed).rejects.toMatchObject({ status: 500 })
    expect(fake.puts).toBe(4)
    expect(fake.completed).toEqual([])
  })

  it('stops when it is aborted', async () => {
    const stop = new AbortController()
    const upload = client().files.upload(bytes, {
      name: 'large.csv',
      concurrency: 1,
      signal: stop.signal,
      onProgress: () => stop.abort(new Error('enough')),
    })
    await expect(upload).rejects.toThrow('enough')
    expect(fake.puts).toBe(1)
  })

  it('needs a name where the content brings none', async () => {
    await expect(client().files.upload(bytes)).rejects.toThrow('name is required')
    await client().files.upload(new File(['a\n1\n'], 'own.csv'))
    expect((fake.forms[0]?.get('file') as File).name).toBe('own.csv')
  })
})
