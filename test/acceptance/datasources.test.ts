import { describe, expect, it } from 'vitest'
import { addSource, datasetOf, fixtureBytes, offerSource, settled } from './dataset-of.ts'
import { expectFailure } from './expect-failure.ts'
import { raw } from './raw-request.ts'
import { clientOf, useService } from './service.ts'

const service = useService()

describe('data sources', () => {
  it('[R-01] are synching from the moment they are accepted, then synched', async () => {
    const client = clientOf(service())
    const { id: dataset_id } = await client.datasets.create({ name: 'Orchard' })
    const bytes = await fixtureBytes('orchard.csv')
    const source = await offerSource(client, dataset_id, 'orchard.csv', bytes)
    expect(source).toMatchObject({
      dataset_id,
      name: 'orchard.csv',
      type: 'FILE',
      status: 'synching',
      size: bytes.length,
      error: null,
    })
    const ready = await client.datasources.waitUntilReady(dataset_id, source.id, { intervalMilliseconds: 50 })
    expect(ready).toMatchObject({
      id: source.id,
      dataset_id,
      name: 'orchard.csv',
      type: 'FILE',
      status: 'synched',
      size: bytes.length,
      error: null,
    })
    expect(Object.keys(ready).sort()).toEqual([
      'dataset_id',
      'error',
      'id',
      'name',
      'overrides',
      'progress',
      'report',
      'size',
      'status',
      'type',
    ])
    expect(ready.report).not.toBeNull()
  })

  it('[R-02] may come without a dataset, and get one of their own', async () => {
    const client = clientOf(service())
    const { file_object_key } = await client.files.upload(await fixtureBytes('orchard.csv'), {
      name: 'orchard.csv',
    })
    const source = await client.datasources.createAlone({
      name: 'orchard.csv',
      type: 'FILE',
      file_object_key,
    })
    expect(source.dataset_id).toMatch(/^dset-/)
    await client.datasources.waitUntilReady(source.dataset_id, source.id, { intervalMilliseconds: 50 })
    expect((await client.datasets.overview(source.dataset_id)).summary).not.toBe('')
    expect((await client.datasources.list(source.dataset_id)).total_items).toBe(1)
  })

  it('[R-03] keep the extension when their name is cut at 128 code points', async () => {
    const client = clientOf(service())
    const { id } = await client.datasets.create({ name: 'Long names' })
    const source = await offerSource(client, id, `${'文'.repeat(200)}.csv`, 'n\n1\n')
    expect(source.name).toBe(`${'文'.repeat(124)}.csv`)
    const exact = await offerSource(client, id, `${'😀'.repeat(124)}.csv`, 'n\n1\n')
    expect(exact.name).toBe(`${'😀'.repeat(124)}.csv`)
  })

  it('[R-04] have a name with an extension that is read, type FILE and exactly one of key and url', async () => {
    const client = clientOf(service())
    const { id } = await client.datasets.create({ name: 'Strict' })
    const { file_object_key } = await client.files.upload(Buffer.from('n\n1\n'), { name: 'a.csv' })
    const create = (fields: object) =>
      client.datasources.create(id, { name: 'a.csv', type: 'FILE', file_object_key, ...fields })
    for (const name of ['a', 'a.exe', 'csv', 'a.csv.zip', '.', 'a.'])
      await expectFailure(create({ name }), 300004)
    for (const name of ['', ' ']) await expectFailure(create({ name }), 300001)
    for (const type of ['file', 'URL', '']) await expectFailure(create({ type }), 300001)
    await expectFailure(create({ url: 'https://example.com/a.csv' }), 300001)
    await expectFailure(create({ file_object_key: undefined }), 300001)
    expect((await create({ name: 'UPPER.CSV' })).name).toBe('UPPER.CSV')
    await expectFailure(
      client.datasources.create('dset-none', { name: 'a.csv', type: 'FILE', file_object_key }),
      300003,
    )
  })

  it('[R-05] are refused when their key is unknown or not uploaded yet', async () => {
    const client = clientOf(service())
    const { id } = await client.datasets.create({ name: 'Unknown keys' })
    const begun = await client.files.initMultipart({ file_name: 'a.csv', file_size: 10 })
    for (const file_object_key of ['file-none', '', '../x', begun.file_object_key])
      await expectFailure(
        client.datasources.create(id, { name: 'a.csv', type: 'FILE', file_object_key }),
        300011,
      )
    expect((await client.datasources.list(id)).total_items).toBe(0)
  })

  it('[R-06] may share one key', async () => {
    const client = clientOf(service())
    const { id } = await client.datasets.create({ name: 'Shared' })
    const { file_object_key } = await client.files.upload(Buffer.from('n\n1\n2\n'), { name: 'a.csv' })
    const first = await client.datasources.create(id, { name: 'a.csv', type: 'FILE', file_object_key })
    const second = await client.datasources.create(id, { name: 'b.csv', type: 'FILE', file_object_key })
    const third = await client.datasources.createAlone({ name: 'c.csv', type: 'FILE', file_object_key })
    await client.datasources.waitUntilReady(id, first.id)
    await client.datasources.delete(id, first.id)
    await client.datasources.waitUntilReady(id, second.id)
    await client.datasources.waitUntilReady(third.dataset_id, third.id)
    const { presigned_url } = await client.datasources.presign(id, second.id)
    expect((await raw(service(), { path: presigned_url, key: null })).text).toBe('n\n1\n2\n')
  })

  it('[R-24] of zero bytes are invalid, and say why', async () => {
    const client = clientOf(service())
    const { id } = await client.datasets.create({ name: 'Damaged' })
    for (const [name, bytes] of [
      ['zeros.csv', Buffer.alloc(5_000)],
      ['lines.csv', Buffer.from('\0\0\0\n\0\0\0\n')],
      ['zeros.txt', Buffer.alloc(100_000)],
    ] as const) {
      const source = await settled(client, id, (await offerSource(client, id, name, bytes)).id)
      expect([source.status, source.error]).toEqual(['invalid', expect.stringContaining('zero bytes')])
    }
  })

  it('[R-07] by url are refused when the address is private, loopback, link-local or no web address', async () => {
    const client = clientOf(service())
    const { id } = await client.datasets.create({ name: 'By url' })
    const offer = (url: string) => client.datasources.create(id, { name: 'a.csv', type: 'FILE', url })
    const hidden = [
      '127.0.0.1',
      'localhost',
      '10.0.0.1',
      '192.168.1.1',
      '172.16.0.1',
      '169.254.169.254',
      '0.0.0.0',
      '[::1]',
      '[fe80::1]',
      '[fc00::1]',
      '[::ffff:127.0.0.1]',
      '2130706433',
      '0x7f.1',
    ]
    for (const host of hidden) await expectFailure(offer(`http://${host}/a.csv`), 300011)
    await expectFailure(offer(`${service().url}/healthz`), 300011)
    await expectFailure(offer('http://no-such-host.invalid/a.csv'), 300011)
    for (const url of ['ftp://example.com/a.csv', 'file:///etc/passwd', 'data:text/csv,n%0A1', 'nonsense']) {
      const failure = await offer(url).then(
        () => undefined,
        (error: { code: number }) => error.code,
      )
      expect([300001, 300011]).toContain(failure)
    }
    expect((await client.datasources.list(id)).total_items).toBe(0)
  })

  it('[R-08][C-17] are listed newest first, by any of the statuses named', async () => {
    const client = clientOf(service())
    const { id } = await client.datasets.create({ name: 'Listed' })
    const good = await addSource(client, id, 'good.csv', 'n\n1\n')
    const bad = (await offerSource(client, id, 'bad.xlsx', 'no workbook')).id
    await settled(client, id, bad)
    const later = await addSource(client, id, 'later.csv', 'n\n2\n')
    const ids = async (fields: Parameters<typeof client.datasources.list>[1]) =>
      (await client.datasources.list(id, fields)).records.map((source) => source.id)
    expect(await ids({})).toEqual([later, bad, good])
    expect(await ids({ status: 'invalid' })).toEqual([bad])
    expect(await ids({ status: ['synched', 'invalid'] })).toEqual([later, bad, good])
    expect(await ids({ status: ['synching'] })).toEqual([])
    expect(await ids({ page_size: 1, page_number: 2 })).toEqual([bad])
    const page = await client.datasources.list(id, { status: 'synched', page_size: 1 })
    expect([page.total_items, page.records.map((source) => source.id)]).toEqual([2, [later]])
  })

  it('[R-09] are found only under their own dataset', async () => {
    const client = clientOf(service())
    const first = await datasetOf(client, 'orchard.csv')
    const { id: second } = await client.datasets.create({ name: 'Other' })
    const [source = ''] = first.sourceIds
    await expectFailure(client.datasources.get(second, source), 300003)
    await expectFailure(client.datasources.presign(second, source), 300003)
    await expectFailure(client.datasources.delete(second, source), 300003)
    expect((await client.datasources.get(first.id, source)).id).toBe(source)
  })

  it('[R-10][E-09] are gone once removed, with their file', async () => {
    const client = clientOf(service())
    const dataset = await datasetOf(client, 'orchard.csv')
    const [source = ''] = dataset.sourceIds
    const { presigned_url } = await client.datasources.presign(dataset.id, source)
    expect(await client.datasources.delete(dataset.id, source)).toEqual({})
    expect((await raw(service(), { path: presigned_url, key: null })).status).toBe(404)
    await expectFailure(client.datasources.get(dataset.id, source), 300003)
    await expectFailure(client.datasources.delete(dataset.id, source), 300003)
  })

  it('[R-11] are presigned as uploaded, for 600 seconds unless told, at least 60', async () => {
    const client = clientOf(service())
    const dataset = await datasetOf(client, 'orchard.csv')
    const [source = ''] = dataset.sourceIds
    const presigned = await client.datasources.presign(dataset.id, source)
    expect(Object.keys(presigned).sort()).toEqual(['expires_at', 'presigned_url'])
    const file = await raw(service(), { path: presigned.presigned_url, key: null })
    expect(file.body.equals(await fixtureBytes('orchard.csv'))).toBe(true)
    const seconds = (time: string) => (Date.parse(time) - Date.now()) / 1_000
    expect(seconds(presigned.expires_at)).toBeGreaterThan(580)
    expect(seconds(presigned.expires_at)).toBeLessThan(620)
    const short = await client.datasources.presign(dataset.id, source, { expires_in: 60 })
    expect(seconds(short.expires_at)).toBeLessThan(70)
    const long = await client.datasources.presign(dataset.id, source, { expires_in: 86_400 })
    expect(seconds(long.expires_at)).toBeGreaterThan(86_000)
    for (const expires_in of [59, 0, -1, 60.5])
      await expectFailure(client.datasources.presign(dataset.id, source, { expires_in }), 300001)
  })

  it('[R-12] once synched are counted in by the overview', async () => {
    const client = clientOf(service())
    const { id } = await client.datasets.create({ name: 'Growing' })
    await addSource(client, id, 'cats.csv', 'Whiskers\n1\n2\n')
    const before = JSON.stringify(await client.datasets.overview(id))
    expect(before).toContain('Whiskers')
    await addSource(client, id, 'dogs.csv', 'Tail wags\n1\n2\n3\n')
    expect(JSON.stringify(await client.datasets.overview(id))).toContain('Tail wags')
  })

  it('[R-13] are invalid, with a reason, when they cannot be read', async () => {
    const client = clientOf(service())
    const { id } = await client.datasets.create({ name: 'Broken' })
    for (const [name, content] of [
      ['broken.xlsx', 'no workbook at all'],
      ['broken.pdf', '%PDF-1.7 cut off'],
      ['broken.json', '{"a": ['],
    ] as const) {
      const source = await settled(client, id, (await offerSource(client, id, name, content)).id)
      expect(source.status, name).toBe('invalid')
      expect(source.error).toMatch(/\S/)
    }
  })

  it('[R-14] report what was understood, and hand out the lines that are in no table', async () => {
    const client = clientOf(service())
    const { id } = await client.datasets.create({ name: 'Messy' })
    const text = 'Sales of the shop\n\ncity;amount\nOslo;1,5\nRome;2,5\nParis;3,5;4\nBonn;4,5\n'
    const source = await settled(client, id, (await offerSource(client, id, 'messy.csv', text)).id)
    expect(source.status).toBe('synched')
    expect(source.report).toMatchObject({
      delimiter: ';',
      header: true,
      headerLine: 3,
      above: ['Sales of the shop'],
      rejectedRows: 1,
      rejectedSamples: ['Paris;3,5;4'],
      tables: [
        {
          name: 'messy',
          rows: 3,
          columns: [
            { name: 'city', type: 'text' },
            { name: 'amount', type: 'number', missing: 0 },
          ],
        },
      ],
    })
    const { presigned_url } = await client.datasources.presignRejected(id, source.id)
    expect(await (await fetch(presigned_url)).text()).toBe(
      'line,reason,text\n1,above the table,Sales of the shop\n6,more values than columns,"Paris;3,5;4"\n',
    )
    const clean = await offerSource(client, id, 'orchard.csv', await fixtureBytes('orchard.csv'))
    await settled(client, id, clean.id)
    await expectFailure(client.datasources.presignRejected(id, clean.id), 300003)
  })

  it('[R-15] are read anew by overrides, which a second reading without them takes back', async () => {
    const client = clientOf(service())
    const { id } = await client.datasets.create({ name: 'Codes' })
    const text = 'shop,code\nOslo,01\nRome,2\n'
    const { id: sourceId } = await offerSource(client, id, 'codes.csv', text)
    const first = await settled(client, id, sourceId)
    const again = await client.datasources.reread(id, sourceId, {
      header_row: 0,
      delimiter: ',',
    })
    expect(again).toMatchObject({ status: 'synching', overrides: { header_row: 0, delimiter: ',' } })
    const followed = []
    for await (const one of client.datasources.follow(id, sourceId)) followed.push(one)
    expect(followed.at(-1)).toMatchObject({
      status: 'synched',
      progress: null,
      report: { header: false, tables: [{ rows: 3 }] },
    })
    await client.datasources.reread(id, sourceId, { types: { column_2: 'text' } })
    expect((await settled(client, id, sourceId)).report).toEqual(first.report)
    await expectFailure(client.datasources.reread(id, sourceId, { types: { nowhere: 'text' } }), 300001)
    for (const delimiter of ['"', "'", '`', '\n', '\r', ',\n', '\0']) {
      const failure = await expectFailure(client.datasources.reread(id, sourceId, { delimiter }), 300001)
      expect(failure.message).toMatch(/^Invalid parameters: delimiter/)
    }
    await client.datasources.reread(id, sourceId, { types: { code: 'integer' } })
    expect((await settled(client, id, sourceId)).report).toMatchObject({
      tables: [{ columns: [{ type: 'text' }, { name: 'code', type: 'integer' }] }],
    })
  })
})
