import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { JobRecord, ProjectRecord, UsageDay } from '@auger/contract'
import { addSource } from './dataset-of.ts'
import { expectFailure, expectRawFailure } from './expect-failure.ts'
import { objectKeys } from './kept.ts'
import { dataOf } from './page-browser.ts'
import { raw } from './raw-request.ts'
import { startServer, type LocalServer, type ServerSettings, type Surroundings } from './server.ts'
import { clientOf, isRemote, newUser, type Service } from './service.ts'

const key = 'a-key-that-outlives-a-restart'
const csv = 'Orchard,Crates\nNorth,3\nSouth,5\n'
const question = 'What is the total Crates by Orchard?'

const asService = (local: LocalServer): Service => ({ ...local, local, otherKey: async () => '' })

describe.skipIf(isRemote)('what was asked long ago', () => {
  let folder: string
  let service: Service
  const userId = newUser()
  const made = { dataset: '', session: '', emptied: '', old: '', definition: '' }

  const start = async (settings: ServerSettings, surroundings: Surroundings = {}) => {
    service = asService(
      await startServer({ AUGER_DATA_DIR: folder, AUGER_API_KEY: key, ...settings }, surroundings),
    )
    return clientOf(service, userId, key)
  }
  /** The jobs that have files. */
  const results = async () => [
    ...new Set((await objectKeys(service.local, 'results')).map((key) => key.split('/')[1])),
  ]
  const project = async () => {
    const { key: globalKey } = await service.local.command('key', 'create', '--global', '--json')
    const admin = (path: string) => raw(service, { path, key: String(globalKey) })
    const [first] = dataOf<{ projects: ProjectRecord[] }>(await admin('/admin/projects')).projects
    const { days } = dataOf<{ days: UsageDay[] }>(await admin(`/admin/projects/${first?.id}/usage?days=7`))
    return { stored: first?.storage_used, asked: days.reduce((sum, { jobs }) => sum + jobs, 0) }
  }
  const linksOf = ({ blocks }: JobRecord) =>
    blocks.flatMap(({ type, content }) => (type === 'TABLE' || type === 'IMAGE' ? [content] : []))

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'auger-retention-'))
    const client = await start({}, { hoursAhead: -48 })
    const { id: dataset } = await client.datasets.create({ name: 'orchard' })
    await addSource(client, dataset, 'orchard.csv', csv)
    const [session, emptied] = [await client.sessions.create(), await client.sessions.create()]
    const old = await client.jobs.ask({ session_id: session.id, dataset_id: dataset, question })
    await client.jobs.ask({ session_id: emptied.id, dataset_id: dataset, question })
    await client.jobs.feedback(old.job_id, {
      verdict: 'wrong',
      definition: { kind: 'unit', table: 'orchard', column: 'Crates', unit: 'kg' },
    })
    Object.assign(made, { dataset, session: session.id, emptied: emptied.id, old: old.job_id })
    await service.local.stop()
  }, 240_000)

  afterAll(async () => {
    await service.local.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('[RT-01] is kept for ever unless a setting says otherwise', async () => {
    const client = await start({})
    expect((await client.jobs.get(made.old)).state).toBe('done')
    const [link] = linksOf(await client.jobs.get(made.old))
    expect((await raw(service, { path: link?.url ?? '', key: null })).status).toBe(200)
    expect(await results()).toHaveLength(2)
    await service.local.stop()
  })

  it('[RT-02] loses the files of its tables and pictures after so many days: 404, and all else stays', async () => {
    const client = await start({ AUGER_RESULT_DAYS: '1' })
    await expect.poll(results, { timeout: 20_000 }).toEqual([])
    const job = await client.jobs.get(made.old)
    expect(job).toMatchObject({ state: 'done', result: { rows: expect.arrayContaining([['North', 3]]) } })
    const links = linksOf(job)
    expect(links.length).toBeGreaterThan(0)
    for (const link of links)
      for (const url of 'spec_url' in link ? [link.url, link.spec_url] : [link.url])
        expectRawFailure(await raw(service, { path: url, key: null }), 300003)
    expect(await results()).toEqual([])
    const { records } = await client.sessions.history(made.session)
    expect(records.map(({ job_id }) => job_id)).toEqual([made.old])
    await expectFailure(client.jobs.replay(made.old), 300003)
    expect(await project()).toEqual({ stored: csv.length, asked: 2 })
    // It is still what the next question goes on from.
    const next = await client.jobs.ask({
      ...{ session_id: made.session, dataset_id: made.dataset },
      question: 'And only for North?',
    })
    expect(next.result?.rows.flat()).toContain(3)
    expect(linksOf(next).length).toBeGreaterThan(0)
    await service.local.stop()
  })

  it('[RT-03] is deleted after so many days with its files; sessions, definitions and what was used stay', async () => {
    const client = await start({ AUGER_JOB_DAYS: '1' })
    await expect
      .poll(() => client.sessions.history(made.emptied).then(({ records }) => records), { timeout: 20_000 })
      .toEqual([])
    await expectFailure(client.jobs.get(made.old), 300003)
    await expectFailure(client.jobs.events(made.old).next(), 300003)
    const { records } = await client.sessions.history(made.session)
    expect(records).toHaveLength(1)
    expect(await results()).toEqual([records[0]?.job_id])
    expect((await client.sessions.get(made.emptied)).id).toBe(made.emptied)
    expect((await client.definitions.list(made.dataset)).records).toMatchObject([
      { kind: 'unit', unit: 'kg' },
    ])
    expect((await project()).asked).toBe(3)
    const asked = { session_id: made.emptied, dataset_id: made.dataset, question }
    expect((await client.jobs.ask(asked)).result?.rows).toEqual(expect.arrayContaining([['South', 5]]))
  })
})
