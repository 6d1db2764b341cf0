import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import type {
  AccountRecord,
  ApiKeyRecord,
  Health,
  JobRecord,
  MemberRecord,
  ProjectJob,
  ProjectRecord,
  UsageDay,
} from '@auger/contract'
import { addSource } from './dataset-of.ts'
import { expectFailure } from './expect-failure.ts'
import { harmTables } from './kept.ts'
import {
  dataOf,
  expectRefused,
  firstOwner,
  followLink,
  newMember,
  wire,
  type Browser,
} from './page-browser.ts'
import { raw } from './raw-request.ts'
import { clientOf, newUser, useOwnService } from './service.ts'

const service = useOwnService({ AUGER_ENGINES: '1', AUGER_JOB_QUOTA: '50', AUGER_STORAGE_QUOTA: '5 MiB' })

let owner: Browser

beforeAll(async () => {
  owner = await firstOwner(service())
})

const newProject = async (name = 'Project'): Promise<ProjectRecord> =>
  dataOf<ProjectRecord>(await owner.post('/admin/projects', { name }))

interface MadeKey {
  readonly key: ApiKeyRecord
  readonly secret: string
}

const newKey = async (projectId: string, name = 'a key'): Promise<MadeKey> =>
  dataOf<MadeKey>(await owner.post(`/admin/projects/${projectId}/keys`, { name }))

const orchard = 'Orchard,Crates\nNorth,3\nSouth,5\n'
const total = 'What is the total Crates?'

/** A program with a key of the project, with a dataset to ask. */
async function program(projectId: string) {
  const { secret } = await newKey(projectId)
  const userId = newUser()
  const client = clientOf(service(), userId, secret)
  const { id: dataset_id } = await client.datasets.create({ name: 'orchard' })
  await addSource(client, dataset_id, 'orchard.csv', orchard)
  const { id: session_id } = await client.sessions.create()
  const ask = (question: string) => client.jobs.ask({ session_id, dataset_id, question })
  return { client, userId, session_id, dataset_id, ask }
}

describe('who may administer', () => {
  it('[AD-01] an administrator a project of theirs, an owner and a global key all, a member and a project key none', async () => {
    const [mine, other] = [await newProject('Mine'), await newProject('Other')]
    const administrator = await newMember(service(), owner, mine.id, 'administrator')
    const member = await newMember(service(), owner, mine.id)
    const { key } = await service().local.command('key', 'create', '--global', '--json')
    const withKey = (path: string, given = String(key)) => raw(service(), { path, key: given })
    const names = (answer: Awaited<ReturnType<typeof withKey>>) =>
      dataOf<{ projects: ProjectRecord[] }>(answer).projects.map(({ name }) => name)

    expect(names(await administrator.get('/admin/projects'))).toEqual(['Mine'])
    expect(names(await owner.get('/admin/projects'))).toEqual(expect.arrayContaining(['Mine', 'Other']))
    expect(names(await withKey('/admin/projects'))).toEqual(names(await owner.get('/admin/projects')))
    expectRefused(await member.get('/admin/projects'), 300002)

    for (const path of ['keys', 'members', 'usage', 'jobs']) {
      dataOf(await administrator.get(`/admin/projects/${mine.id}/${path}`))
      dataOf(await owner.get(`/admin/projects/${other.id}/${path}`))
      dataOf(await withKey(`/admin/projects/${mine.id}/${path}`))
      expectRefused(await administrator.get(`/admin/projects/${other.id}/${path}`), 300003)
      expectRefused(await member.get(`/admin/projects/${mine.id}/${path}`), 300002)
      expectRefused(await withKey(`/admin/projects/${mine.id}/${path}`, service().key), 1003)
      expectRefused(await raw(service(), { path: `/admin/projects/${mine.id}/${path}`, key: null }), 1004)
      for (const by of [owner.get, withKey])
        expectRefused(await by(`/admin/projects/project-x/${path}`), 300003)
    }
    for (const path of ['/admin/accounts', '/admin/health']) {
      dataOf(await withKey(path))
      for (const by of [administrator, member]) expectRefused(await by.get(path), 300002)
      expectRefused(await withKey(path, service().key), 1003)
    }
    for (const by of [administrator, member]) {
      expectRefused(await by.post('/admin/projects', { name: 'x' }), 300002)
      expectRefused(await by.post('/admin/accounts', { name: newUser() }), 300002)
      expectRefused(await by.post(`/admin/accounts/${owner.name}`, { shut: true }), 300002)
    }
    const made = await raw(service(), {
      method: 'POST',
      path: '/admin/projects',
      key: String(key),
      body: { name: 'By a program' },
    })
    expect(dataOf<ProjectRecord>(made).name).toBe('By a program')
  })
})

describe('projects', () => {
  it('[AD-02] are made with the quotas of the settings, renamed, and told what they use', async () => {
    const project = await newProject('First name')
    expect(project).toMatchObject({
      name: 'First name',
      job_quota: 50,
      jobs_used: 0,
      storage_quota: 5 * 2 ** 20,
      storage_used: 0,
      token_quota: null,
      tokens_used: 0,
    })
    const { ask } = await program(project.id)
    await ask(total)
    const renamed = dataOf<ProjectRecord>(
      await owner.post(`/admin/projects/${project.id}`, { name: 'Zweiter Name ✓' }),
    )
    expect(renamed).toMatchObject({ name: 'Zweiter Name ✓', job_quota: 50, jobs_used: 1 })
    expect(renamed.storage_used).toBeGreaterThanOrEqual(orchard.length)
    for (const name of ['', '  ', 'x'.repeat(129)])
      expectRefused(await owner.post('/admin/projects', { name }), 300001)
  })

  it('[AD-03] have quotas that take effect with the next question and upload, and are taken away', async () => {
    const project = await newProject()
    const { ask, client, dataset_id } = await program(project.id)
    const set = (body: object) => owner.post(`/admin/projects/${project.id}`, body)
    await ask(total)
    dataOf(await set({ job_quota: 1 }))
    await expectFailure(ask(total), 210021)
    expect(dataOf<ProjectRecord>(await set({ job_quota: 2 })).job_quota).toBe(2)
    await ask(total)
    await expectFailure(ask(total), 210021)
    expect(dataOf<ProjectRecord>(await set({ unlimited: ['job_quota'] })).job_quota).toBeNull()
    await ask(total)
    dataOf(await set({ storage_quota: 10 }))
    await expectFailure(addSource(client, dataset_id, 'more.csv', orchard), 300006)
    dataOf(await set({ unlimited: ['storage_quota', 'token_quota'] }))
    await addSource(client, dataset_id, 'more.csv', orchard)
    expectRefused(await set({ job_quota: 3, unlimited: ['job_quota'] }), 300001)
    expectRefused(await set({ job_quota: -1 }), 300001)
  })
})

describe('keys', () => {
  it('[AD-04] are made, shown once, listed, rotated and revoked', async () => {
    const project = await newProject()
    const works = async (secret: string) =>
      (await raw(service(), { path: `/v2/team/sessions?user_id=${newUser()}`, key: secret })).json?.code
    const path = `/admin/projects/${project.id}/keys`
    const first = await newKey(project.id, 'first')
    const second = await newKey(project.id, 'second')
    expect(await works(first.secret)).toBe(0)

    const answer = await owner.get(path)
    const { keys } = dataOf<{ keys: ApiKeyRecord[] }>(answer)
    expect(keys.map(({ name }) => name)).toEqual(['second', 'first'])
    expect(keys[1]?.last_used_at).not.toBeNull()
    expect(keys[0]).toEqual(second.key)
    for (const { secret } of [first, second]) expect(answer.text).not.toContain(secret)
    expect(Object.keys(keys[0] ?? {}).sort()).toEqual(
      ['created_at', 'hint', 'id', 'last_used_at', 'name', 'revoked_at'].sort(),
    )

    const rotated = dataOf<MadeKey>(await owner.post(`${path}/${first.key.id}/rotate`))
    expect(rotated.key.name).toBe('first')
    // A key is remembered for a tenth of a second.
    await wait(150)
    expect([await works(first.secret), await works(rotated.secret), await works(second.secret)]).toEqual([
      1003, 0, 0,
    ])
    expect(await owner.remove(`${path}/${second.key.id}`)).toMatchObject({ status: 200 })
    await wait(150)
    expect(await works(second.secret)).toBe(1003)

    const other = await newProject()
    const foreign = await newKey(other.id)
    for (const id of [second.key.id, first.key.id, foreign.key.id, 'key-x']) {
      expectRefused(await owner.remove(`${path}/${id}`), 300003)
      expectRefused(await owner.post(`${path}/${id}/rotate`), 300003)
    }
    expect(await works(foreign.secret)).toBe(0)
  })
})

describe('members', () => {
  it('[AD-05] are added with a link where there is no account, get another role, and are taken out', async () => {
    const project = await newProject()
    const path = `/admin/projects/${project.id}/members`
    const administrator = await newMember(service(), owner, project.id, 'administrator')
    const name = newUser('Łukasz')
    const added = dataOf<{ member: MemberRecord; link: { url: string; expires_at: string } | null }>(
      await administrator.post(path, { name, role: 'member' }),
    )
    expect(added.member).toEqual({ name, role: 'member', has_password: false, shut: false, seen_at: null })
    expect(added.link?.url).toMatch(new RegExp(`^${service().url}/link#\\S{20,}$`))
    const member = await followLink(service(), added.link?.url ?? '')
    dataOf(await member.get(wire(project.id, '/datasets')))
    expectRefused(await member.get(path), 300002)

    const again = dataOf<{ member: MemberRecord; link: unknown }>(
      await administrator.post(path, { name: name.toUpperCase(), role: 'administrator' }),
    )
    expect(again).toMatchObject({ member: { name, role: 'administrator', has_password: true }, link: null })
    const listed = dataOf<{ members: MemberRecord[] }>(await member.get(path)).members
    expect(new Set(listed.map(({ name }) => name))).toEqual(new Set([name, administrator.name]))

    dataOf(await administrator.remove(`${path}/${encodeURIComponent(name)}`))
    expectRefused(await administrator.remove(`${path}/${encodeURIComponent(name)}`), 300003)
    expectRefused(await member.get(wire(project.id, '/datasets')), 300003)
    for (const bad of ['', 'a b', '../x', '-x', 'x'.repeat(65)])
      expectRefused(await administrator.post(path, { name: bad, role: 'member' }), 300001)
    expectRefused(await administrator.post(path, { name: newUser(), role: 'owner' }), 300001)
  })
})

describe('accounts', () => {
  it('[AD-06] are made, listed, shut and opened; the last owner stays one', async () => {
    const name = newUser('second')
    const made = dataOf<{ account: AccountRecord; link: { url: string } }>(
      await owner.post('/admin/accounts', { name }),
    )
    expect(made.account).toMatchObject({
      name,
      user_id: `account:${name}`,
      owner: false,
      has_password: false,
    })
    expectRefused(await owner.post('/admin/accounts', { name: name.toUpperCase() }), 300013)

    const link = dataOf<{ url: string }>(await owner.post(`/admin/accounts/${name}/link`))
    const old = await raw(service(), {
      method: 'POST',
      path: '/page/link',
      key: null,
      headers: { 'x-auger-page': 'x' },
      body: { link: new URL(made.link.url).hash.slice(1) },
    })
    expectRefused(old, 1007)
    const second = await followLink(service(), link.url)

    const change = (of: string, body: object) => owner.post(`/admin/accounts/${of}`, body)
    for (const body of [{ shut: true }, { owner: false }]) {
      const refused = await change(owner.name, body)
      expectRefused(refused, 300001)
      expect(refused.json?.msg).toMatch(/last owner/)
    }
    expect(dataOf<AccountRecord>(await change(name, { owner: true })).owner).toBe(true)
    dataOf(await second.get('/admin/health'))
    expect(dataOf<AccountRecord>(await change(name, { shut: true }))).toMatchObject({ shut: true })
    expectRefused(await second.get('/admin/health'), 1004)
    expectRefused(await owner.post(`/admin/accounts/${name}/link`), 300001)
    expectRefused(await change(owner.name, { shut: true }), 300001)
    expect(dataOf<AccountRecord>(await change(name, { shut: false, owner: false }))).toMatchObject({
      shut: false,
      owner: false,
    })
    const { accounts } = dataOf<{ accounts: AccountRecord[] }>(await owner.get('/admin/accounts'))
    expect(accounts.map((one) => one.name)).toEqual(expect.arrayContaining([name, owner.name]))
    for (const path of ['', '/link']) expectRefused(await owner.post(`/admin/accounts/nobody${path}`), 300003)
  })
})

describe('use', () => {
  it('[AD-07] is told by day: answered, refused, failed and cancelled, and what was deleted still counts', async () => {
    const project = await newProject()
    const { client, userId, session_id, dataset_id, ask } = await program(project.id)
    const use = async () => {
      const { days } = dataOf<{ days: UsageDay[] }>(
        await owner.get(`/admin/projects/${project.id}/usage?days=3`),
      )
      expect(days).toHaveLength(3)
      const sum = (field: Exclude<keyof UsageDay, 'day'>) => days.reduce((all, day) => all + day[field], 0)
      const { jobs, answered, refused, failed, cancelled } = Object.fromEntries(
        (['jobs', 'answered', 'refused', 'failed', 'cancelled'] as const).map((field) => [field, sum(field)]),
      )
      return { counts: { jobs, answered, refused, failed, cancelled }, seconds: sum('seconds'), days }
    }
    expect((await use()).counts).toEqual({ jobs: 0, answered: 0, refused: 0, failed: 0, cancelled: 0 })

    await ask(total)
    await ask('Which Orchard has the most Crates?')
    const refusal = await ask('What is the average salary of the dentists?')
    expect(['clarify', 'not_in_data']).toContain(refusal.status)
    const told = { answered: 2, refused: 1, failed: 1, cancelled: 0 }
    // One engine and many questions at once: some wait long enough to be cancelled.
    const jobs = await Promise.all(
      Array.from({ length: 12 }, async () => {
        let job: JobRecord | undefined
        for await (const event of client.jobs.stream({ session_id, dataset_id, question: total }))
          if (event.type === 'JOB_ID') job = await client.jobs.cancel(event.jobId)
        return job?.state
      }),
    )
    told.cancelled = jobs.filter((state) => state === 'cancelled').length
    told.answered += jobs.filter((state) => state === 'done').length
    expect(told.cancelled).toBeGreaterThan(0)

    await harmTables(service().local)
    await expectFailure(ask('What is the mean Crates?'), 210020)

    const all = { jobs: 15 + 1, ...told }
    const used = await use()
    expect(used.counts).toEqual(all)
    expect(used.days.at(-1)?.day).toBe(new Date().toISOString().slice(0, 10))

    const path = `/admin/projects/${project.id}/jobs`
    const page = dataOf<{ total_items: number; records: ProjectJob[] }>(
      await owner.get(`${path}?page_size=100`),
    )
    expect(page.total_items).toBe(16)
    const seconds = page.records.reduce((sum, job) => sum + (job.seconds ?? 0), 0)
    expect(used.seconds).toBeCloseTo(seconds, 3)
    expect(page.records[0]).toMatchObject({
      user_id: userId,
      question: 'What is the mean Crates?',
      state: 'failed',
      status: null,
      analyst: null,
      error: 'Something went wrong during job execution. Please try again.',
      tokens: null,
    })
    expect(page.records[0]?.attempts).toBeGreaterThan(0)
    expect(page.records.at(-1)).toMatchObject({
      question: total,
      state: 'done',
      status: 'answered',
      analyst: 'builtin',
      error: null,
      attempts: 1,
    })
    expect(Object.keys(page.records[0] ?? {})).not.toContain('result')
    const cancelled = dataOf<{ total_items: number; records: ProjectJob[] }>(
      await owner.get(`${path}?state=cancelled&page_size=1&page_number=1`),
    )
    expect([cancelled.total_items, cancelled.records.length]).toEqual([told.cancelled, 1])
    expectRefused(await owner.get(`${path}?state=gone`), 300001)
    expectRefused(await owner.get(`/admin/projects/${project.id}/usage?days=0`), 300001)

    await client.sessions.delete(session_id)
    expect(dataOf<{ total_items: number }>(await owner.get(path)).total_items).toBe(0)
    expect((await use()).counts).toEqual(all)
  })
})

describe('health', () => {
  it('[AD-08] tells how the service is', async () => {
    const health = dataOf<Health>(await owner.get('/admin/health'))
    expect(health).toMatchObject({ ready: true, reason: null, model: null })
    expect(['sandbox', 'limits', 'process']).toContain(health.isolation['level'])
    expect(health.version).toMatch(/^\d+\.\d+\.\d+/)
    expect(Date.parse(health.started_at)).toBeLessThan(Date.now())
    expect(health.unfinished_jobs).toBeGreaterThanOrEqual(0)
    expect(health.unfinished_sources).toBeGreaterThanOrEqual(0)
    expect(health.disk_free).toBeGreaterThan(0)
    expect(health.memory).toBeGreaterThan(10_000_000)
  })
})
