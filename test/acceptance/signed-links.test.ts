import { beforeAll, describe, expect, it } from 'vitest'
import { askerOf, type Asker } from './asker-of.ts'
import { fixtureBytes, offerSource } from './dataset-of.ts'
import { expectForbidden } from './expect-failure.ts'
import { raw, type RawAnswer } from './raw-request.ts'
import { useService } from './service.ts'

const service = useService()
const get = (path: string, headers: { [name: string]: string } = {}, method = 'GET'): Promise<RawAnswer> =>
  raw(service(), { path, headers, method, key: null })

/** Addresses of every kind that the service hands out. */
interface Links {
  readonly asker: Asker
  readonly table: string
  readonly image: string
  readonly specification: string
  readonly source: string
}
let links: Links

beforeAll(async () => {
  const asker = await askerOf(service(), 'orchard.csv')
  const { client, session_id, dataset_id, sourceIds } = asker
  const job = await client.jobs.ask({
    session_id,
    dataset_id,
    question: 'What is the total Crates by Orchard?',
  })
  const table = job.blocks.find((block) => block.type === 'TABLE')
  const image = job.blocks.find((block) => block.type === 'IMAGE')
  const { presigned_url } = await client.datasources.presign(dataset_id, sourceIds[0] ?? '')
  links = {
    asker,
    table: table?.content.url ?? '',
    image: image?.content.url ?? '',
    specification: image?.content.spec_url ?? '',
    source: presigned_url,
  }
})

const kinds = ['table', 'image', 'specification', 'source'] as const

describe('signed addresses', () => {
  it.each(kinds)('[L-01] of a %s need no key and live outside /v2/team', async (kind) => {
    expect(new URL(links[kind]).pathname.startsWith('/v2/team')).toBe(false)
    const answer = await get(links[kind])
    expect(answer.status).toBe(200)
    expect(answer.body.length).toBeGreaterThan(0)
    expect(answer.headers['x-pd-trace-id']).toBeTruthy()
  })

  it.each(kinds)('[L-02] of a %s do not work with any character of the query changed', async (kind) => {
    const { pathname, search } = new URL(links[kind])
    for (const [index, character] of [...search.slice(1)].entries()) {
      for (const other of ['0', '9', 'a', 'Z', '-', '_', '%41', '=']) {
        if (other === character || /[&=]/.test(character)) continue
        const spoiled = `?${search.slice(1, index + 1)}${other}${search.slice(index + 2)}`
        if (sameQuery(spoiled, search)) continue
        expectForbidden(await get(pathname + spoiled))
        break
      }
    }
  })

  const sameQuery = (one: string, other: string): boolean =>
    JSON.stringify([...new URLSearchParams(one)]) === JSON.stringify([...new URLSearchParams(other)])

  it.each(kinds)(
    '[L-02] of a %s do not work with a piece of the query missing, doubled or swapped',
    async (kind) => {
      const url = new URL(links[kind])
      const pairs = url.search.slice(1).split('&')
      expectForbidden(await get(url.pathname))
      for (const [index, pair] of pairs.entries()) {
        expectForbidden(await get(`${url.pathname}?${pairs.filter((_, other) => other !== index).join('&')}`))
        expectForbidden(await get(`${url.pathname}?${pairs.join('&')}&${pair}`))
        expectForbidden(
          await get(
            `${url.pathname}?${pairs.map((each, other) => (other === index ? `${each.split('=')[0] ?? ''}=` : each)).join('&')}`,
          ),
        )
      }
      const later = url.search.replace(/\d{10}/, (seconds) => String(Number(seconds) + 3_600))
      expect(later).not.toBe(url.search)
      expectForbidden(await get(url.pathname + later))
    },
  )

  it.each(kinds)('[L-02] of a %s do not open another path', async (kind) => {
    const { pathname, search } = new URL(links[kind])
    const content = (await get(links[kind])).body
    for (const [index, character] of [...pathname].entries()) {
      if (!/[A-Za-z0-9._-]/.test(character)) continue
      const other = /\d/.test(character)
        ? String((Number(character) + 1) % 10)
        : character === 'a'
          ? 'b'
          : 'a'
      const answer = await get(`${pathname.slice(0, index)}${other}${pathname.slice(index + 1)}${search}`)
      expect([403, 404]).toContain(answer.status)
      expect(answer.body.equals(content)).toBe(false)
    }
    const odd = [
      `${pathname}/`,
      `/${pathname}`,
      `/files/..${pathname}`,
      pathname.replace(/([a-z])$/, '%$1'),
      `${pathname}%00`,
      pathname.toUpperCase(),
    ]
    for (const path of odd) expect([400, 403, 404]).toContain((await get(path + search)).status)
  })

  it('[L-02] of one file do not open another', async () => {
    const [table, source] = [new URL(links.table), new URL(links.source)]
    expectForbidden(await get(table.pathname + source.search))
    expectForbidden(await get(source.pathname + table.search))
  })

  it.each(kinds)('[L-05] of a %s serve ranges', async (kind) => {
    const whole = (await get(links[kind])).body
    const size = whole.length
    const cases: readonly [string, number, number][] = [
      ['bytes=0-9', 0, 9],
      ['bytes=5-', 5, size - 1],
      ['bytes=-7', size - 7, size - 1],
      [`bytes=0-${size + 100}`, 0, size - 1],
      [`bytes=${size - 1}-${size - 1}`, size - 1, size - 1],
      [`bytes=-${size + 5}`, 0, size - 1],
    ]
    for (const [range, start, end] of cases) {
      const answer = await get(links[kind], { range })
      expect(answer.status, range).toBe(206)
      expect(answer.headers['content-range']).toBe(`bytes ${start}-${end}/${size}`)
      expect(Number(answer.headers['content-length'])).toBe(end - start + 1)
      expect(answer.body.equals(whole.subarray(start, end + 1))).toBe(true)
    }
    for (const range of [`bytes=${size}-`, `bytes=${size + 5}-${size + 9}`, 'bytes=-0']) {
      const answer = await get(links[kind], { range })
      expect(answer.status, range).toBe(416)
      expect(answer.headers['content-range']).toBe(`bytes */${size}`)
    }
    for (const range of ['bytes', 'bytes=', 'bytes=x-y', 'bytes=9-5', 'pages=1-2', 'bytes=--5']) {
      const answer = await get(links[kind], { range })
      expect([200, 416], range).toContain(answer.status)
      if (answer.status === 200) expect(answer.body.equals(whole)).toBe(true)
    }
    expect((await get(links[kind])).headers['accept-ranges']).toBe('bytes')
  })

  it.each(kinds)('[L-06] of a %s answer HEAD as GET without the body', async (kind) => {
    const [whole, head] = [await get(links[kind]), await get(links[kind], {}, 'HEAD')]
    expect([head.status, head.body.length]).toEqual([200, 0])
    for (const name of ['content-length', 'content-type', 'content-disposition', 'accept-ranges'])
      expect(head.headers[name]).toBe(whole.headers[name])
    expect((await get(`${links[kind]}x`, {}, 'HEAD')).status).toBe(403)
  })

  it.each(kinds)('[L-07] of a %s may be fetched from another origin', async (kind) => {
    for (const answer of [
      await get(links[kind], { origin: 'https://app.example' }),
      await get(links[kind], { range: 'bytes=0-1' }),
      await get(`${links[kind]}x`),
    ]) {
      expect(answer.headers['access-control-allow-origin']).toBe('*')
      expect(answer.headers['access-control-expose-headers']).toMatch(/\bETag\b/i)
      expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin')
    }
  })

  it('[L-08] answer OPTIONS so that a browser goes on to read a range or put a part', async () => {
    const { part_items } = await links.asker.client.files.initMultipart({ file_name: 'a.csv', file_size: 5 })
    const upload = part_items[0]?.upload_url ?? ''
    for (const [url, method, wanted] of [
      [links.table, 'GET', 'range'],
      [links.image, 'GET', 'range'],
      [upload, 'PUT', 'content-type'],
    ] as const) {
      const answer = await get(
        url,
        {
          origin: 'https://app.example',
          'access-control-request-method': method,
          'access-control-request-headers': wanted,
        },
        'OPTIONS',
      )
      expect([200, 204]).toContain(answer.status)
      expect(answer.headers['access-control-allow-origin']).toBe('*')
      expect(answer.headers['access-control-allow-methods']).toContain(method)
      expect(answer.headers['access-control-allow-headers']).toMatch(new RegExp(`\\*|${wanted}`, 'i'))
    }
    const put = await raw(service(), {
      method: 'PUT',
      path: upload,
      body: Buffer.from('n\n1\n2'),
      key: null,
      headers: { origin: 'https://app.example' },
    })
    expect([
      put.headers['access-control-allow-origin'],
      put.headers['access-control-expose-headers'],
    ]).toEqual(['*', 'ETag'])
    expect(put.headers['cross-origin-resource-policy']).toBe('cross-origin')
  })

  it('[L-09] name the file by their path alone, also when signed anew', async () => {
    const { client, session_id, dataset_id, sourceIds } = links.asker
    const [record] = (await client.sessions.history(session_id)).records
    const tables =
      record?.answer.blocks.flatMap((block) => (block.type === 'TABLE' ? [String(block.content)] : [])) ?? []
    expect(tables.map((url) => new URL(url).pathname)).toContain(new URL(links.table).pathname)
    const again = await client.datasources.presign(dataset_id, sourceIds[0] ?? '', { expires_in: 3_600 })
    expect(new URL(again.presigned_url).pathname).toBe(new URL(links.source).pathname)
    expect(again.presigned_url).not.toBe(links.source)
  })

  it('[L-10] say what they serve, and nothing a browser would run', async () => {
    const types = Object.fromEntries(
      await Promise.all(kinds.map(async (kind) => [kind, (await get(links[kind])).headers['content-type']])),
    )
    expect(types).toEqual({
      table: 'text/csv; charset=utf-8',
      image: 'image/png',
      specification: expect.stringMatching(/^application\/json/) as string,
      source: 'text/csv; charset=utf-8',
    })
    const { client, dataset_id } = links.asker
    const page = '<script>alert(1)</script>\n\n# Title\n\nSome words.\n'
    const { id } = await offerSource(client, dataset_id, 'page.md', page)
    const { presigned_url } = await client.datasources.presign(dataset_id, id)
    const answer = await get(presigned_url)
    expect(answer.headers['content-type']).not.toMatch(/html|javascript|svg|xml/)
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  it('[L-11] give a download its name, whatever is in it', async () => {
    const { client, dataset_id } = links.asker
    const names = [
      '销售 报告.csv',
      'a "quoted" name.csv',
      "it's 100%.csv",
      'two\r\nlines: x.csv',
      'semi;colon,comma.csv',
      'über (1).csv',
      '😀.csv',
      'back\\slash.csv',
    ]
    const { file_object_key } = await client.files.upload(await fixtureBytes('orchard.csv'), {
      name: 'a.csv',
    })
    for (const name of names) {
      const source = await client.datasources.create(dataset_id, { name, type: 'FILE', file_object_key })
      const { presigned_url } = await client.datasources.presign(dataset_id, source.id)
      const answer = await get(presigned_url)
      expect(answer.status, name).toBe(200)
      const disposition = answer.headers['content-disposition'] ?? ''
      expect(disposition, name).toMatch(/^(attachment|inline)/)
      const exact = /filename\*=UTF-8''([A-Za-z0-9%!#$&+.^_`|~-]+)/.exec(disposition)?.[1]
      const decoded = decodeURIComponent(exact ?? '')
      expect(decoded.endsWith('.csv')).toBe(true)
      expect(decoded).not.toMatch(/["\r\n\\]/)
      for (const word of name.match(/[\p{L}\p{N}]+/gu) ?? []) expect(decoded).toContain(word)
      expect(answer.rawHeaders.filter((header) => /^x$/i.test(header))).toEqual([])
    }
  })

  it('[L-12] that were never signed are refused like forged ones', async () => {
    for (const path of [
      '/files/results/job-x/1.csv/a.csv',
      '/files/sources/ds-x/a.csv',
      '/files/../secret',
      '/uploads/file-x/1',
    ])
      expect([403, 404]).toContain((await get(`${path}?expires=9999999999&signature=x`)).status)
  })

  it('[L-13] begin with the address listened on where none is set', () => {
    for (const kind of kinds) expect(links[kind].startsWith(`${service().url}/`)).toBe(true)
  })
})
