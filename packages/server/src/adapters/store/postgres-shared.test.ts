import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startPostgres, withoutPostgres, type PostgresServer } from '../../../../../test/services/postgres.ts'
import { readConfig } from '../../config.ts'
import { ensureFirstProject } from '../../first-project.ts'
import {
  aFile,
  aJob,
  aRequest,
  anOwner,
  aSession,
  aWord,
  failed,
  keptJob,
  keptSession,
  later,
  noon,
  runningJob,
  times,
} from '../../ports/store-samples.contract.ts'
import type { Session } from '../../domain/session.ts'
import type { Store } from '../../ports/store.ts'
import { openPostgresStore } from './postgres.ts'

const created = (outcomes: readonly boolean[]) => outcomes.filter(Boolean).length

describe.skipIf(withoutPostgres !== undefined)('a database that several processes share', () => {
  let server: PostgresServer
  let url = ''
  const opened: Store[] = []

  beforeAll(async () => {
    server = await startPostgres()
  })
  beforeEach(async () => {
    url = await server.fresh()
  })
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close()
  })
  afterAll(() => server.stop())

  const open = async (connections = 3): Promise<Store> => {
    const store = await openPostgresStore({ url, connections })
    opened.push(store)
    return store
  }
  const run = async (sql: string): Promise<readonly { readonly [name: string]: unknown }[]> => {
    const client = new pg.Client({ connectionString: url, application_name: 'test' })
    await client.connect()
    try {
      return (await client.query<{ [name: string]: unknown }>(sql)).rows
    } finally {
      await client.end()
    }
  }
  const cutAll = () =>
    run(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'auger' and datname = current_database()`)

  test('an empty one is opened by many at once, and its tables are made once', async () => {
    const stores = await Promise.all(times(6, () => open()))
    const owner = await anOwner(stores[0] as Store)
    const sessions = await Promise.all(stores.map((store) => keptSession(store, owner)))
    for (const store of stores)
      expect((await store.sessions.list(owner, { number: 1, size: 10 })).total).toBe(sessions.length)
    expect(await run(`select count(*)::int as made from kysely_migration where name like '0001%'`)).toEqual([
      { made: 1 },
    ])
  })

  test('no more jobs wait than may, where most of them are made without waiting for others', async () => {
    const [first, second] = [await open(), await open()]
    const stores = [first, second]
    // As many as the server takes connections, and some.
    const mostWaiting = 310
    const sessions = await Promise.all(times(8, async () => keptSession(first, await anOwner(first))))
    const created = await Promise.all(
      times(330, (index) =>
        (stores[index % 2] as Store).jobs.create(aJob(sessions[index % 8] as Session), { mostWaiting }),
      ),
    )
    expect(created.filter(({ outcome }) => outcome === 'created')).toHaveLength(310)
    expect(created.filter(({ outcome }) => outcome === 'full')).toHaveLength(20)
    expect(await second.jobs.waiting()).toBe(mostWaiting)
  })

  test('quotas hold whoever counts', async () => {
    const stores = [await open(), await open()]
    const [first] = stores as [Store, Store]
    const owner = await anOwner(first, { jobQuota: 7, storageQuota: 1_000 })
    const sessions = await Promise.all(
      times(20, (index) => (stores[index % 2] as Store).sessions.create(aSession(owner), 5)),
    )
    expect(created(sessions)).toBe(5)
    const session = await keptSession(first, owner)
    const jobs = await Promise.all(
      times(20, (index) => (stores[index % 2] as Store).jobs.create(aJob(session))),
    )
    expect(jobs.filter(({ outcome }) => outcome === 'created')).toHaveLength(7)
    const job = jobs.findIndex(({ outcome }) => outcome === 'created')
    expect(job).toBeGreaterThanOrEqual(0)
    const [counted] = await first.jobs.unfinished()
    const stored = await Promise.all(
      times(20, async (index) => {
        const { files, jobs } = stores[index % 2] as Store
        return index % 4 < 2
          ? files.create(aFile(owner, { size: 100 }))
          : (await jobs.countResults(counted?.id ?? '', [{ name: `${index}.csv`, size: 100 }])) === 'counted'
      }),
    )
    expect(created(stored)).toBe(10)
    expect(await first.projects.storageUsed(owner.projectId)).toBe(1_000)
  })

  test('what results take is given back with their session, however many are counted meanwhile', async () => {
    const stores = [await open(), await open()]
    const [first, second] = stores as [Store, Store]
    const owner = await anOwner(first)
    for (let round = 0; round < 5; round++) {
      const session = await keptSession(first, owner)
      const job = await runningJob(first, session)
      await Promise.all([
        ...times(4, (index) => first.jobs.countResults(job.id, [{ name: `${index}.csv`, size: 10 }])),
        second.sessions.remove(session.id, owner),
        ...times(4, (index) => second.jobs.countResults(job.id, [{ name: `${index}.txt`, size: 10 }])),
      ])
    }
    expect(await first.projects.storageUsed(owner.projectId)).toBe(0)
  })

  test('what is said of a job that goes meanwhile is let go, and is no error', async () => {
    const [first, second] = [await open(), await open()]
    const owner = await anOwner(first)
    const outcome = { usage: { sent: 1, received: 1 }, milliseconds: 1 }
    for (let round = 0; round < 10; round++) {
      const session = await keptSession(first, owner)
      const job = await keptJob(first, session)
      await Promise.all([
        first.modelCalls.keep(job.id, 'plan', outcome),
        second.sessions.remove(session.id, owner),
      ])
    }
    expect((await first.jobs.unfinished()).length).toBe(0)
  })

  test('a connection that is cut is an error of the call that had it, and of no other', async () => {
    const store = await open()
    const owner = await anOwner(store)
    const job = await runningJob(store, await keptSession(store, owner))
    const holder = new pg.Client({ connectionString: url, application_name: 'test' })
    await holder.connect()
    await holder.query('begin')
    await holder.query('select * from jobs for update')
    const appending = store.jobs.append(job.id, [aWord('lost')])
    const rejected = expect(appending).rejects.toThrow()
    await expect.poll(() => run(`select 1 from pg_locks where not granted`)).not.toEqual([])
    await cutAll()
    await rejected
    await holder.end()
    expect(await store.jobs.append(job.id, [aWord('kept')])).toBe(1)
    expect(await store.jobs.events(job.id, 0)).toHaveLength(1)
  })

  test('a server that is started again is used again, and has what was answered', async () => {
    const store = await open()
    const owner = await anOwner(store)
    const session = await keptSession(store, owner)
    await server.restart()
    await expect.poll(() => store.sessions.find(session.id, owner).catch(() => undefined)).toEqual(session)
    await store.check()
    expect(await store.sessions.create(aSession(owner), 10)).toBe(true)
  })

  test('work is done alone across processes, though it takes every connection there is', async () => {
    const [first, second] = [await open(2), await open(2)]
    const owner = await anOwner(first)
    let inside = 0
    let most = 0
    const work = (store: Store) => async () => {
      most = Math.max(most, ++inside)
      await Promise.all(times(6, () => keptSession(store, owner)))
      inside--
    }
    await Promise.all(
      times(6, (index) => {
        const store = index % 2 === 0 ? first : second
        return store.alone('a topic', work(store))
      }),
    )
    expect(most).toBe(1)
    expect((await first.sessions.list(owner, { number: 1, size: 1 })).total).toBe(36)
  })

  test('whoever loses the connection that keeps others away is told, and the next goes on', async () => {
    const [first, second] = [await open(), await open()]
    let end = () => {}
    let begun = () => {}
    const beginning = new Promise<void>((resolve) => (begun = resolve))
    const losing = first.alone('a topic', () => {
      begun()
      return new Promise<void>((resolve) => (end = resolve))
    })
    await beginning
    const next = second.alone('a topic', async () => 'next')
    await run(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted`)
    expect(await next).toBe('next')
    end()
    await expect(losing).rejects.toThrow('The connection was lost that kept others from "a topic"')
  })

  test('many writes of one topic leave connections to everyone else', async () => {
    const store = await open(2)
    const owner = await anOwner(store)
    const holder = new pg.Client({ connectionString: url, application_name: 'test' })
    await holder.connect()
    await holder.query('begin')
    await holder.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [
      `owner ${owner.projectId} ${owner.userId}`,
    ])
    const waiting = times(20, () => store.sessions.create(aSession(owner), 100))
    await expect.poll(() => run(`select 1 from pg_locks where not granted`)).not.toEqual([])
    expect(await store.projects.find(owner.projectId)).toMatchObject({ id: owner.projectId })
    await holder.end()
    expect(created(await Promise.all(waiting))).toBe(20)
  })

  test('what is under way when the store closes is done', async () => {
    const store = await openPostgresStore({ url, connections: 2 })
    const owner = await anOwner(store)
    const sessions = times(10, () => aSession(owner))
    const creating = sessions.map((session) => store.sessions.create(session, 100))
    await store.close()
    expect(created(await Promise.all(creating))).toBe(10)
    expect((await (await open()).sessions.list(owner, { number: 1, size: 1 })).total).toBe(10)
  })

  test('processes that start together make one first project, and one key of it is shown', async () => {
    const stores = await Promise.all(times(4, () => open()))
    const first = await Promise.all(
      stores.map((store) => ensureFirstProject(store, readConfig({}), new Date(noon))),
    )
    expect(new Set(first.map(({ projectId }) => projectId)).size).toBe(1)
    expect(first.filter(({ madeKey }) => madeKey !== undefined)).toHaveLength(1)
    expect(await stores[0]?.projects.list()).toHaveLength(1)
  })

  test('documents that cannot be read keep no other from being listed, and a NUL keeps none', async () => {
    const store = await open()
    const owner = await anOwner(store)
    const session = await keptSession(store, owner)
    const asked = ['It is "a\\u0000b"', 'a\0b', 'half \ud83d a pair', 'plain']
    const jobs = []
    for (const question of asked)
      jobs.push(await keptJob(store, session, { request: aRequest({ question }) }))
    const broken = await runningJob(store, session)
    await store.jobs.append(broken.id, [aWord('hello')])
    await store.jobs.finish(broken.id, failed, later, () => [])
    await run(`update jobs set request = '{"question', cost = '{' where id = '${broken.id}'`)
    await run(`update job_events set body = '{' where job_id = '${broken.id}'`)
    const page = { number: 1, size: 10 }
    const questions = async () =>
      (await store.questions.asked(owner, page)).items.map(({ question }) => question)
    expect(await questions()).toEqual(['', 'plain', 'half \ufffd a pair', 'a\ufffdb', 'It is "a\\u0000b"'])
    expect((await store.questions.ofProject(owner.projectId, page)).items[0]).toMatchObject({
      jobId: broken.id,
      question: '',
      analyst: null,
      error: null,
      tokens: null,
    })
    expect((await store.jobs.list(session.id, page)).items).toMatchObject([{ id: broken.id, question: '' }])
  })

  test('a role that owns nothing but its schema is enough, and a name may hold a NUL', async () => {
    await run(`create role plain login password 'plain'`)
    await run(`grant usage, create on schema public to plain`)
    const own = url.replace(/\/\/[^@]+@/, '//plain:plain@')
    const store = await openPostgresStore({ url: own, connections: 2 })
    opened.push(store)
    const owner = await anOwner(store)
    const session = await keptSession(store, { ...owner, userId: 'a\0b' }, { name: 'x\0y' })
    expect(await store.sessions.find(session.id, { ...owner, userId: 'a\0b' })).toMatchObject({
      name: 'x\ufffdy',
    })
    expect(
      await run(`select collation_name from information_schema.columns
      where table_name = 'sessions' and column_name = 'name'`),
    ).toEqual([{ collation_name: 'C' }])
  })

  test('a database of another encoding, or that is not there, is refused with the reason', async () => {
    await run(`create database latin template template0 encoding 'LATIN1' locale 'C'`)
    const other = (name: string) => url.replace(/[^/]+$/, name)
    await expect(openPostgresStore({ url: other('latin'), connections: 2 })).rejects.toThrow(
      'The database of AUGER_DATABASE_URL cannot be used: The encoding of the database must be UTF8, and it is LATIN1',
    )
    await expect(openPostgresStore({ url: other('nowhere'), connections: 2 })).rejects.toThrow(
      'database "nowhere" does not exist',
    )
  })
})
