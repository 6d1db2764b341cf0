import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { fileExtensions } from '@auger/contract'
import { expectFailure, expectRawFailure } from './expect-failure.ts'
import { boundary, formBody, formType, type FormPart } from './form-body.ts'
import { raw, type RawAnswer } from './raw-request.ts'
import { clientOf, isRemote, newUser, useOwnService } from './service.ts'

const service = useOwnService({ AUGER_MAX_UPLOAD: '200000' })
const path = '/v2/team/file/upload-datasource'
const file = (filename: string, value: string | Uint8Array = 'n\n1\n'): FormPart => ({
  name: 'file',
  filename,
  value,
})
const user = (value = newUser()): FormPart => ({ name: 'user_id', value })

const upload = (
  parts: readonly FormPart[],
  options: { query?: string; headers?: { [name: string]: string } } = {},
): Promise<RawAnswer> =>
  raw(service(), {
    method: 'POST',
    path: path + (options.query ?? ''),
    headers: { 'content-type': formType, ...options.headers },
    body: formBody(parts),
  })

const keyIn = (answer: RawAnswer): string => {
  expect([answer.status, answer.json?.code], answer.text).toEqual([200, 0])
  expect(Object.keys(answer.json?.data as object)).toEqual(['file_object_key'])
  return (answer.json?.data as { file_object_key: string }).file_object_key
}

describe('uploads', () => {
  it('[F-01] take file and user_id in either order', async () => {
    for (const order of ['file first', 'user first']) {
      const name = newUser()
      const parts = order === 'file first' ? [file('a.csv'), user(name)] : [user(name), file('a.csv')]
      const file_object_key = keyIn(await upload(parts))
      const source = await clientOf(service(), name).datasources.createAlone({
        name: 'a.csv',
        type: 'FILE',
        file_object_key,
      })
      expect(source.size).toBe(4)
    }
  })

  it('[F-01][C-07] take user_id from the query too, and the form wins', async () => {
    const [anna, ben] = [newUser('anna'), newUser('ben')]
    const byQuery = keyIn(await upload([file('a.csv')], { query: `?user_id=${anna}` }))
    await clientOf(service(), anna).datasources.createAlone({
      name: 'a.csv',
      type: 'FILE',
      file_object_key: byQuery,
    })
    const both = keyIn(await upload([file('a.csv'), user(ben)], { query: `?user_id=${anna}` }))
    await clientOf(service(), ben).datasources.createAlone({
      name: 'a.csv',
      type: 'FILE',
      file_object_key: both,
    })
    await expectFailure(
      clientOf(service(), anna).datasources.createAlone({
        name: 'a.csv',
        type: 'FILE',
        file_object_key: both,
      }),
      300011,
    )
  })

  it('[F-02] take every format, its extension in any case', async () => {
    expect([...fileExtensions].sort()).toEqual([
      'csv',
      'doc',
      'docx',
      'json',
      'md',
      'mdx',
      'pdf',
      'ppt',
      'pptx',
      'tsv',
      'txt',
      'xls',
      'xlsx',
    ])
    for (const extension of fileExtensions) {
      keyIn(await upload([user(), file(`a.${extension}`)]))
      keyIn(await upload([user(), file(`a.${extension.toUpperCase()}`)]))
    }
    keyIn(await upload([user(), file('a.b.c.CsV')]))
  })

  it('[F-03] refuse every other extension', async () => {
    for (const name of ['a.exe', 'a', 'a.', 'csv', 'a.csv.gz', 'a.html', 'a.cs', 'a.csvx', '.'])
      expectRawFailure(await upload([user(), file(name)]), 300004)
  })

  it('[F-04] refuse an empty file', async () => {
    expectRawFailure(await upload([user(), file('a.csv', '')]), 300005)
    expectRawFailure(await upload([file('a.csv', ''), user()]), 300005)
  })

  it.skipIf(isRemote)('[F-05] refuse a file that is too large, and take one just as large', async () => {
    const client = clientOf(service())
    await client.files.upload(Buffer.alloc(200_000, 'x'), { name: 'a.txt' })
    expectRawFailure(await upload([user(), file('a.txt', Buffer.alloc(200_001, 'x'))]), 300007, 413)
    expectRawFailure(await upload([file('a.txt', Buffer.alloc(5_000_000, 'x')), user()]), 300007, 413)
    await expectFailure(client.files.initMultipart({ file_name: 'a.csv', file_size: 200_001 }), 300007, 413)
  })

  it('[F-06] need a file and a user', async () => {
    expectRawFailure(await upload([user()]), 300001)
    expectRawFailure(await upload([file('a.csv')]), 300001)
    expectRawFailure(await upload([file('a.csv'), user(' ')]), 300001)
    expectRawFailure(await upload([]), 300001)
    expectRawFailure(await upload([{ name: 'file', value: 'n\n1\n' }, user()]), 300001)
  })

  it('[F-06] refuse a body that is no form', async () => {
    const send = (body: string, headers: { [name: string]: string }) =>
      raw(service(), { method: 'POST', path, body, headers })
    expectRawFailure(await send('{"user_id":"a"}', { 'content-type': 'application/json' }), 300001)
    expectRawFailure(await send('n\n1\n', { 'content-type': 'text/csv' }), 300001)
    expectRawFailure(await send('x', { 'content-type': 'multipart/form-data' }), 300001)
    expectRawFailure(await send('no boundary here', { 'content-type': formType }), 300001)
    const unfinished = formBody([user(), file('a.csv')], { unfinished: true })
    expectRawFailure(
      await raw(service(), { method: 'POST', path, body: unfinished, headers: { 'content-type': formType } }),
      300001,
    )
  })

  it('[F-07] keep the bytes as they came, whatever they are', async () => {
    const client = clientOf(service())
    const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => (index * 7919) % 256))
    const tricky = Buffer.concat([
      Buffer.from(`\r\n--${boundary.slice(0, -1)}\r\n`),
      bytes,
      Buffer.from('\r\n--'),
    ])
    const userId = newUser()
    const file_object_key = keyIn(await upload([user(userId), file('a.txt', tricky)]))
    const owner = clientOf(service(), userId)
    const source = await owner.datasources.createAlone({ name: 'a.txt', type: 'FILE', file_object_key })
    expect(source.size).toBe(tricky.length)
    const { presigned_url } = await owner.datasources.presign(source.dataset_id, source.id)
    expect((await raw(service(), { path: presigned_url, key: null })).body.equals(tricky)).toBe(true)
    expect((await client.sessions.list()).total_items).toBe(0)
  })

  it('[F-07] take a body that comes in chunks, without a length', async () => {
    const body = formBody([user(), file('a.csv', 'n\n1\n2\n')])
    const pieces = Array.from({ length: Math.ceil(body.length / 7) }, (_, index) =>
      body.subarray(index * 7, index * 7 + 7),
    )
    keyIn(await raw(service(), { method: 'POST', path, headers: { 'content-type': formType }, body: pieces }))
  })

  it('[F-08] take names of every script, and names that look like paths', async () => {
    for (const name of [
      '销售 报告.csv',
      'отчёт.csv',
      '../../etc/passwd.csv',
      'C:\\temp\\a.csv',
      'a\u202ecsv.csv',
      `${'x'.repeat(500)}.csv`,
    ])
      keyIn(await upload([user(), file(name)]))
    const extended: FormPart = {
      name: 'file',
      value: 'n\n1\n',
      disposition: 'form-data; name="file"; filename*=UTF-8\'\'%E9%94%80.csv',
    }
    keyIn(await upload([user(), extended]))
  })

  it('[F-09] give a key each, also for the same file sent twenty times at once', async () => {
    const keys = await Promise.all(
      Array.from({ length: 20 }, async () => keyIn(await upload([user(), file('a.csv')]))),
    )
    expect(new Set(keys).size).toBe(20)
  })

  it('[F-10] that break off leave the service well', async () => {
    const { hostname, port } = new URL(service().url)
    await Promise.all(
      Array.from(
        { length: 5 },
        () =>
          new Promise<void>((resolve) => {
            const socket = connect(Number(port), hostname, () => {
              const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nx-pd-api-key: ${service().key}\r\nContent-Type: ${formType}\r\nContent-Length: 90000\r\n\r\n`
              socket.write(
                head + formBody([user(), file('a.csv', 'x'.repeat(1_000))], { unfinished: true }).toString(),
              )
              setTimeout(() => socket.destroy(), 100)
            })
            socket.on('close', () => resolve())
            socket.on('error', () => resolve())
          }),
      ),
    )
    expect((await raw(service(), { path: '/readyz', key: null })).status).toBe(200)
    keyIn(await upload([user(), file('a.csv')]))
  })
})
