import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import LibsqlDatabase from 'libsql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AugerError, createClient, type Client } from '@auger/sdk'
import { addSource, settled } from '../acceptance/dataset-of.ts'
import { expectFailure } from '../acceptance/expect-failure.ts'
import { startServer, type LocalServer } from '../acceptance/server.ts'
import { isRemote, newUser } from '../acceptance/service.ts'
import { mountSmallDisk, noSmallDisk, type SmallDisk } from './small-disk.ts'

const question = 'What is the total points by team?'
const rows = 'team,points\nred,5\nblue,4\nred,3\n'
const answer = [
  ['red', 8],
  ['blue', 4],
]
const mebibyte = 2 ** 20

const skipped = isRemote || (noSmallDisk !== undefined && process.env['CI'] !== 'true')
// eslint-disable-next-line no-console
if (skipped) console.warn(`SKIPPED: a full disk is not tried: ${noSmallDisk ?? 'the service runs already'}`)

describe.skipIf(skipped)('a disk that is full', () => {
  let disk: SmallDisk
  let server: LocalServer
  let client: Client
  let asked: { session_id: string; dataset_id: string; question: string }
  let before: Awaited<ReturnType<Client['jobs']['ask']>>
  let sourceId: string
  let upload: Awaited<ReturnType<Client['files']['initMultipart']>>
  let etags: string[]
  // A part and a bit; lines that a reader likes.
  const file = Buffer.from('number,text\n'.concat('1,abcdefgh\n'.repeat(480_000)))

  const get = async (path: string) => {
    const response = await fetch(`${server.url}${path}`)
    return { status: response.status, body: await response.json() }
  }
  const putPart = (number: number) => {
    const item = upload.part_items[number - 1]
    if (item === undefined) throw new Error(`no part ${number}`)
    const bytes = file.subarray((number - 1) * item.size, number * item.size)
    return fetch(item.upload_url, { method: 'PUT', body: new Uint8Array(bytes) })
  }
  const newAsker = () => createClient({ baseUrl: server.url, apiKey: server.key, userId: newUser() })
  const notReady = { status: 503, body: { status: 'not ready', reason: 'the disk is full' } }

  beforeAll(async () => {
    disk = await mountSmallDisk(80)
    server = await startServer({ AUGER_DATA_DIR: join(disk.folder, 'data'), AUGER_ENGINES: '2' })
    client = newAsker()
    const { id: dataset_id } = await client.datasets.create({ name: 'Teams' })
    sourceId = await addSource(client, dataset_id, 'teams.csv', rows)
    const { id: session_id } = await client.sessions.create()
    asked = { session_id, dataset_id, question }
    before = await client.jobs.ask(asked)
    expect(before.result?.answer).toEqual(answer)
    upload = await client.files.initMultipart({ file_name: 'big.csv', file_size: file.length })
    expect(upload.part_items).toHaveLength(2)
    etags = [(await putPart(1)).headers.get('etag') ?? '']
  })
  afterAll(async () => {
    await server?.stop()
    await disk?.unmount()
  })

  test('is told by /readyz, and 300006 for all that writes, the database too; reading goes on', async () => {
    await disk.fill()
    expect(await get('/readyz')).toMatchObject(notReady)
    expect((await get('/healthz')).status).toBe(200)
    const part = await putPart(2)
    expect(part.status).toBe(507)
    expect(await part.json()).toEqual({ code: 300006, msg: 'Insufficient storage space' })
    await expectFailure(client.files.upload(Buffer.from(rows), { name: 'a.csv' }), 300006)
    const others = newAsker()
    const makeSessions = async () => {
      for (let count = 0; count < 150; count++) await others.sessions.create({ name: 'x'.repeat(128) })
    }
    await expectFailure(makeSessions(), 300006)
    await expectFailure(client.jobs.ask(asked), 300006)

    expect((await client.jobs.get(before.job_id)).result).toEqual(before.result)
    expect((await client.sessions.history(asked.session_id)).total_items).toBe(1)
    for (const block of before.blocks)
      if (block.type === 'TABLE' || block.type === 'IMAGE')
        expect((await fetch(block.content.url)).status, block.type).toBe(200)
  })

  test('with room for the database alone: a job ends and says why, and a file that is read anew', async () => {
    await disk.fill(8 * mebibyte)
    expect(await get('/readyz')).toMatchObject(notReady)
    expect((await putPart(2)).status).toBe(507)
    await expectFailure(client.jobs.ask(asked), 300006)
    const { records } = await client.sessions.history(asked.session_id)
    expect(records).toHaveLength(2)
    expect(records[0]?.answer.blocks.at(-1)?.content).toContain('no storage space is left')
    expect((await client.jobs.get(records[0]?.job_id ?? '')).state).toBe('failed')

    const other = newAsker()
    const { id: dataset_id } = await other.datasets.create({ name: 'Other teams' })
    await disk.empty()
    const source = await addSource(other, dataset_id, 'teams.csv', rows)
    await disk.fill(8 * mebibyte)
    await other.datasources.reread(dataset_id, source, {})
    expect(await settled(other, dataset_id, source)).toMatchObject({
      status: 'invalid',
      error: 'There was no storage space left to read the file. Free some, then have it read anew.',
    })
    await disk.empty()
    await other.datasources.reread(dataset_id, source, {})
    expect((await settled(other, dataset_id, source)).status).toBe('synched')
  })

  test('while jobs run ends them once there is room again, and none stays behind', async () => {
    const asking = Array.from({ length: 16 }, () =>
      client.jobs.ask(asked).then(
        ({ result }) => result?.answer,
        (error: unknown) => (error instanceof AugerError ? error.code : error),
      ),
    )
    await Promise.race(asking)
    await disk.fill()
    await pause(2_500)
    await disk.empty()
    for (const outcome of await Promise.all(asking)) expect([answer, 300006]).toContainEqual(outcome)
  })

  test('that has room again loses nothing: what was begun goes on, and all is as it was', async () => {
    await expect.poll(async () => (await get('/readyz')).status).toBe(200)
    const second = await putPart(2)
    expect(second.status).toBe(200)
    etags.push(second.headers.get('etag') ?? '')
    const { file_object_key } = await client.files.completeMultipart({
      file_object_key: upload.file_object_key,
      upload_id: upload.upload_id,
      part_etags: etags.map((etag, index) => ({ number: index + 1, etag })),
    })
    const { dataset_id, id } = await client.datasources.createAlone({
      name: 'big.csv',
      type: 'FILE',
      file_object_key,
    })
    expect((await settled(client, dataset_id, id)).status).toBe('synched')
    const { presigned_url } = await client.datasources.presign(dataset_id, id)
    expect(Buffer.from(await (await fetch(presigned_url)).arrayBuffer()).equals(file)).toBe(true)

    expect((await client.jobs.get(before.job_id)).result).toEqual(before.result)
    expect((await client.jobs.ask(asked)).result).toEqual(before.result)
    expect((await client.datasources.get(asked.dataset_id, sourceId)).status).toBe('synched')
    for (const { job_id } of (await client.sessions.history(asked.session_id)).records)
      expect(['done', 'failed']).toContain((await client.jobs.get(job_id)).state)

    const data = join(disk.folder, 'data')
    const halves = await readdir(join(data, 'objects', 'work'), { recursive: true, withFileTypes: true })
    expect(halves.filter((entry) => entry.isFile())).toEqual([])
    const database = new LibsqlDatabase(join(data, 'auger.db'))
    try {
      expect(database.prepare('pragma integrity_check').all()).toMatchObject([{ integrity_check: 'ok' }])
      const unfinished = database.prepare("select id from jobs where state in ('queued', 'running')").all()
      expect(unfinished).toEqual([])
    } finally {
      database.close()
    }
  })
})
