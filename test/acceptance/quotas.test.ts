import { describe, expect, it } from 'vitest'
import { addSource } from './dataset-of.ts'
import { createProject, clientOf, isRemote, newUser, useOwnService } from './service.ts'
import { expectFailure } from './expect-failure.ts'

const service = useOwnService()

describe.skipIf(isRemote)('quotas', () => {
  async function projectWith(...quota: readonly string[]) {
    const project = await createProject(service().local)
    await service().local.command('quota', 'set', project.id, ...quota)
    return { ...project, client: clientOf(service(), newUser(), project.key) }
  }

  it('[Q-01] end a project of so many jobs, for all its users and nobody else', async () => {
    const { client, key, id } = await projectWith('--jobs', '2')
    const { id: session_id } = await client.sessions.create()
    for (let count = 0; count < 2; count++) await client.jobs.ask({ session_id, question: 'Anything?' })
    const failure = await expectFailure(client.jobs.ask({ session_id, question: 'Anything?' }), 210021)
    expect(failure.message).toBe('Job quota exceeded')
    const colleague = clientOf(service(), newUser(), key)
    const theirs = await colleague.sessions.create()
    await expectFailure(colleague.jobs.ask({ session_id: theirs.id, question: 'Anything?' }), 210021)
    const neighbour = clientOf(service())
    const { id: other } = await neighbour.sessions.create()
    expect((await neighbour.jobs.ask({ session_id: other, question: 'Anything?' })).state).toBe('done')
    await service().local.command('quota', 'set', id, '--jobs', '3')
    await client.jobs.ask({ session_id, question: 'Anything?' })
  })

  it('[Q-01] hold when many jobs race', async () => {
    const { client } = await projectWith('--jobs', '5')
    const { id: session_id } = await client.sessions.create()
    const attempts = await Promise.allSettled(
      Array.from({ length: 20 }, () => client.jobs.ask({ session_id, question: 'Anything?' })),
    )
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  })

  it('[Q-02][C-21] are looked at after everything else', async () => {
    const { client } = await projectWith('--jobs', '0', '--storage', '10')
    const { id: session_id } = await client.sessions.create()
    await expectFailure(client.jobs.ask({ session_id, question: ' ' }), 300001)
    await expectFailure(client.jobs.ask({ session_id: 'session-none', question: 'Anything?' }), 300003)
    await expectFailure(
      client.jobs.ask({ session_id, question: 'Anything?', dataset_id: 'dset-none' }),
      300003,
    )
    await expectFailure(client.jobs.ask({ session_id, question: 'Anything?' }), 210021)
    await expectFailure(client.files.initMultipart({ file_name: 'a.exe', file_size: 100 }), 300004)
    await expectFailure(client.files.initMultipart({ file_name: 'a.csv', file_size: 100 }), 300006)
  })

  it('[Q-03] end a project of so many bytes, until some are freed', async () => {
    const { client } = await projectWith('--storage', '1000')
    const upload = (size: number) => client.files.upload(Buffer.alloc(size, '1\n'), { name: 'a.csv' })
    const { file_object_key } = await upload(600)
    const failure = await expectFailure(upload(600), 300006)
    expect(failure.message).toBe('Insufficient storage space')
    await expectFailure(client.files.initMultipart({ file_name: 'a.csv', file_size: 600 }), 300006)
    await client.files.initMultipart({ file_name: 'a.csv', file_size: 200 })
    await expectFailure(upload(201), 300006)
    const source = await client.datasources.createAlone({ name: 'a.csv', type: 'FILE', file_object_key })
    await client.datasets.delete(source.dataset_id)
    await upload(600)
  })

  it('[Q-03] hold when many uploads race', async () => {
    const { client } = await projectWith('--storage', '1000')
    const attempts = await Promise.allSettled(
      Array.from({ length: 20 }, () => client.files.upload(Buffer.alloc(300, '1\n'), { name: 'a.csv' })),
    )
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  })

  /** A session and a dataset of ten cities. */
  async function asking(...quota: readonly string[]) {
    const project = await projectWith(...quota)
    const { client } = project
    const { id: session_id } = await client.sessions.create()
    const { id: dataset_id } = await client.datasets.create({ name: 'Cities' })
    const rows = Array.from({ length: 100 }, (_, index) => `City ${index % 10},${index}`)
    const csv = ['city,amount', ...rows, ''].join('\n')
    await addSource(client, dataset_id, 'cities.csv', csv)
    const ask = () =>
      client.jobs.ask({ session_id, dataset_id, question: 'What is the total amount by city?' })
    return { ...project, session_id, dataset_id, ask, csvBytes: csv.length }
  }

  it('[Q-06] count what answers keep, until their session is deleted', async () => {
    const { client, session_id, csvBytes, ask } = await asking('--storage', '100000')
    const { blocks } = await ask()
    const fits = (size: number) =>
      client.files.initMultipart({ file_name: 'a.csv', file_size: size }).then(
        () => true,
        () => false,
      )
    const [image] = blocks.flatMap((block) => (block.type === 'IMAGE' ? [block.content] : []))
    const [table] = blocks.flatMap((block) => (block.type === 'TABLE' ? [block.content] : []))
    const sizes = await Promise.all(
      [table?.url, image?.url, image?.spec_url].map(async (url) => {
        const answer = await fetch(url ?? '')
        expect(answer.status).toBe(200)
        return (await answer.arrayBuffer()).byteLength
      }),
    )
    const bytes = sizes.reduce((sum, size) => sum + size, 0)
    const left = 100_000 - csvBytes - bytes
    expect(await fits(left + 1)).toBe(false)
    await client.sessions.delete(session_id)
    expect(await fits(left + bytes + 1)).toBe(false)
    expect(await fits(left + bytes)).toBe(true)
  })

  it('[Q-07] end a job whose answer finds no room, and say so', async () => {
    const { client, id, session_id, csvBytes, ask } = await asking('--storage', '100000', '--jobs', '5')
    await service().local.command('quota', 'set', id, '--storage', String(csvBytes + 100))
    const failure = await expectFailure(ask(), 300006)
    expect(failure.message).toBe('Insufficient storage space')
    const [record] = (await client.sessions.history(session_id)).records
    expect(record?.answer.blocks.map(({ type }) => type)).toEqual(['CODE', 'MESSAGE'])
    expect(record?.answer.blocks.at(-1)?.content).toContain('no storage space is left')
    expect((await client.jobs.get(record?.job_id ?? '')).state).toBe('failed')
    await service().local.command('quota', 'set', id, '--storage', '100000', '--jobs', '1')
    expect((await ask()).state).toBe('done')
  })

  it('[Q-05] that a job which was refused did not use stay whole', async () => {
    const { client } = await projectWith('--jobs', '1')
    const { id: session_id } = await client.sessions.create()
    const { id: dataset_id } = await client.datasets.create({ name: 'Empty' })
    await expectFailure(client.jobs.ask({ session_id, question: 'x'.repeat(6_001) }), 210022)
    await expectFailure(client.jobs.ask({ session_id, question: 'How many?', dataset_id }), 210023)
    expect((await client.jobs.ask({ session_id, question: 'Anything?' })).state).toBe('done')
  })
})
