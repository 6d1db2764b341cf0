import { describe, expect, it } from 'vitest'
import { addSource, datasetOf, fixtureBytes, offerSource, settled } from './dataset-of.ts'
import { expectFailure, expectRawFailure } from './expect-failure.ts'
import { raw } from './raw-request.ts'
import { clientOf, newUser, useService } from './service.ts'

const service = useService()

describe('datasets', () => {
  it('[D-01] are created with an id and listed as they are', async () => {
    const client = clientOf(service())
    const name = newUser('Orchard')
    const created = await client.datasets.create({ name, description: 'What we picked' })
    expect(Object.keys(created)).toEqual(['id'])
    const { records } = await client.datasets.list({ search: name })
    expect(records).toEqual([{ id: created.id, name, description: 'What we picked' }])
  })

  it('[D-02] have their name cut at 128 and their description at 50,000 code points', async () => {
    const client = clientOf(service())
    const mark = newUser('')
    const { id } = await client.datasets.create({
      name: mark + '😀'.repeat(200),
      description: '界'.repeat(49_999) + '😀😀',
    })
    const [record] = (await client.datasets.list({ search: mark })).records
    expect(record?.id).toBe(id)
    expect([...(record?.name ?? '')]).toHaveLength(128)
    expect(record?.name.endsWith('😀')).toBe(true)
    expect(record?.description).toBe('界'.repeat(49_999) + '😀')
  })

  it('[D-03] have an empty description where none was given', async () => {
    const client = clientOf(service())
    const name = newUser('Bare')
    await client.datasets.create({ name })
    expect((await client.datasets.list({ search: name })).records[0]?.description).toBe('')
  })

  it('[D-04][C-17] are listed newest first and found by name or description', async () => {
    const client = clientOf(service())
    const mark = newUser('mark')
    const first = await client.datasets.create({ name: `${mark} Äpfel` })
    const second = await client.datasets.create({ name: 'Pears', description: `of ${mark.toUpperCase()}` })
    const { records, total_items } = await client.datasets.list({ search: mark })
    expect([total_items, records.map(({ id }) => id)]).toEqual([2, [second.id, first.id]])
    expect((await client.datasets.list({ search: `${mark} äPFEL` })).records.map(({ id }) => id)).toEqual([
      first.id,
    ])
    const page = await client.datasets.list({ search: mark, page_number: 2, page_size: 1 })
    expect([page.total_items, page.records.map(({ id }) => id)]).toEqual([2, [first.id]])
  })

  it('[D-05] change only what is named', async () => {
    const client = clientOf(service())
    const name = newUser('Name')
    const { id } = await client.datasets.create({ name, description: 'first' })
    const read = async () => (await client.datasets.list({ search: name })).records[0]
    expect(await client.datasets.update(id, { description: 'second' })).toEqual({})
    expect(await read()).toEqual({ id, name, description: 'second' })
    await client.datasets.update(id, { name: `${name} new` })
    expect(await read()).toEqual({ id, name: `${name} new`, description: 'second' })
    await client.datasets.update(id, { description: '' })
    expect((await read())?.description).toBe('')
    await expectFailure(client.datasets.update(id, { name: ' ' }), 300001)
    await expectFailure(client.datasets.update('dset-none', { name: 'x' }), 300003)
  })

  it('[D-06][E-09] are deleted with their sources and files, once', async () => {
    const client = clientOf(service())
    const dataset = await datasetOf(client, 'orchard.csv')
    const [source = ''] = dataset.sourceIds
    const { presigned_url } = await client.datasources.presign(dataset.id, source)
    expect((await raw(service(), { path: presigned_url, key: null })).status).toBe(200)
    expect(await client.datasets.delete(dataset.id)).toEqual({})
    expectRawFailure(await raw(service(), { path: presigned_url, key: null }), 300003)
    await expectFailure(client.datasources.get(dataset.id, source), 300003)
    await expectFailure(client.datasets.overview(dataset.id), 300003)
    await expectFailure(client.datasets.delete(dataset.id), 300003)
    const { id: session_id } = await client.sessions.create()
    await expectFailure(
      client.jobs.ask({ session_id, dataset_id: dataset.id, question: 'How many rows?' }),
      300003,
    )
  })

  it('[D-07] have an overview that says what they hold and what to ask', async () => {
    const client = clientOf(service())
    const dataset = await datasetOf(client, 'orchard.csv')
    const overview = await client.datasets.overview(dataset.id)
    expect(Object.keys(overview).sort()).toEqual([
      'description',
      'exploration_questions',
      'id',
      'keywords',
      'name',
      'summary',
    ])
    expect(overview).toMatchObject({ id: dataset.id, name: 'orchard.csv', description: '' })
    expect(overview.summary).toMatch(/60/)
    expect(overview.exploration_questions.length).toBeGreaterThan(0)
    expect(overview.keywords.length).toBeGreaterThan(0)
    for (const text of [...overview.exploration_questions, ...overview.keywords])
      expect(text.trim()).not.toBe('')
  })

  it('[D-07] have exploration questions that the service answers', async () => {
    const client = clientOf(service())
    const dataset = await datasetOf(client, 'orchard.csv')
    const { id: session_id } = await client.sessions.create()
    const { exploration_questions } = await client.datasets.overview(dataset.id)
    expect(exploration_questions.length).toBeGreaterThan(0)
    for (const question of exploration_questions) {
      const job = await client.jobs.ask({ session_id, dataset_id: dataset.id, question })
      expect(['answered', 'assumed'], `${question}: ${String(job.status)}`).toContain(job.status)
    }
  })

  it('[D-08] have an empty overview while they are empty', async () => {
    const client = clientOf(service())
    const { id } = await client.datasets.create({ name: 'Empty', description: 'none' })
    expect(await client.datasets.overview(id)).toEqual({
      id,
      name: 'Empty',
      description: 'none',
      summary: '',
      exploration_questions: [],
      keywords: [],
    })
  })

  it('[D-09] answer the overview with a code that is an object, its failures plainly', async () => {
    const client = clientOf(service())
    const { id } = await client.datasets.create({ name: 'Coded' })
    const answer = await raw(service(), { path: `/v2/team/datasets/${id}/overview?user_id=anna` })
    expect(answer.json?.code).toEqual({ code: 0 })
    expectRawFailure(
      await raw(service(), { path: '/v2/team/datasets/dset-none/overview?user_id=anna' }),
      300003,
    )
  })

  it('[D-10] count their sources by status', async () => {
    const client = clientOf(service())
    const { id } = await client.datasets.create({ name: 'Counted' })
    expect(await client.datasets.status(id)).toEqual({
      synched_count: 0,
      invalid_count: 0,
      synching_count: 0,
    })
    const offered = await offerSource(client, id, 'broken.xlsx', 'this is no workbook')
    await settled(client, id, offered.id)
    await addSource(client, id, 'a.csv', 'n\n1\n2\n')
    await addSource(client, id, 'b.csv', 'n\n3\n4\n')
    expect(await client.datasets.status(id)).toEqual({
      synched_count: 2,
      invalid_count: 1,
      synching_count: 0,
    })
    await client.datasources.delete(id, offered.id)
    expect(await client.datasets.status(id)).toEqual({
      synched_count: 2,
      invalid_count: 0,
      synching_count: 0,
    })
  })

  it('[D-11] have their texts searched, with page and heading', async () => {
    const client = clientOf(service())
    const { id } = await client.datasets.create({ name: 'Letters' })
    const letter =
      '# The orchard\n\nApples ripen in September.\n\n## Water\n\nThe well gives 400 litres a day.\n'
    const english = await addSource(client, id, 'letter.md', letter)
    const chinese = await addSource(client, id, '果园.txt', '苹果在九月成熟。\n\n水井每天出水四百升。\n')
    await addSource(client, id, 'orchard.csv', await fixtureBytes('orchard.csv'))

    const [best] = (await client.datasets.search(id, { query: 'How much water does the well give?' }))
      .passages
    expect(best).toMatchObject({
      datasource_id: english,
      source: 'letter.md',
      page_no: null,
      headings: ['The orchard', 'Water'],
      content: 'Water\nThe well gives 400 litres a day.',
    })
    const found = await client.datasets.search(id, { query: '苹果什么时候成熟？', limit: 1 })
    expect(found.passages.map(({ datasource_id }) => datasource_id)).toEqual([chinese])
    const chosen = await client.datasets.search(id, { query: 'apples', datasource_ids: [chinese] })
    expect(chosen.passages).toEqual([])
    await expectFailure(client.datasets.search(id, { query: 'apples', datasource_ids: ['ds-none'] }), 300003)
    expect((await client.datasets.overview(id)).summary).toContain('letter.md: a text of')
  })
})
