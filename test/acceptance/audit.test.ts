import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AuditRecord } from '@auger/contract'
import { addSource } from './dataset-of.ts'
import { dataOf, expectRefused, firstOwner, newMember, wire, type Browser } from './page-browser.ts'
import { claim, loggedIn, logIn, password } from './page-visit.ts'
import { raw, type RawAnswer } from './raw-request.ts'
import { startServer, type LocalServer } from './server.ts'
import { clientOf, newUser, useOwnService } from './service.ts'

const service = useOwnService({ AUGER_ENGINES: '1' })

let owner: Browser
let globalKey: string
let globalKeyId: string

beforeAll(async () => {
  owner = await firstOwner(service())
  const made = await service().local.command('key', 'create', '--global', '--name', 'ops', '--json')
  globalKey = String(made['key'])
  globalKeyId = String(made['id'])
})

interface Found {
  readonly total_items: number
  readonly records: readonly AuditRecord[]
}

const found = (answer: RawAnswer): Found => dataOf<Found>(answer)

/** All of a project, oldest first. */
const auditOf = async (projectId: string, query = ''): Promise<readonly AuditRecord[]> =>
  [...found(await owner.get(`/admin/projects/${projectId}/audit?page_size=1000${query}`)).records].reverse()

const actions = (records: readonly AuditRecord[]) => records.map(({ action }) => action)

async function newProject(): Promise<{
  readonly id: string
  readonly secret: string
  readonly keyId: string
}> {
  const { id } = dataOf<{ id: string }>(await owner.post('/admin/projects', { name: 'Audited' }))
  const made = dataOf<{ key: { id: string }; secret: string }>(
    await owner.post(`/admin/projects/${id}/keys`, { name: 'web' }),
  )
  return { id, secret: made.secret, keyId: made.key.id }
}

const csv = 'Orchard,Crates\nNorth,3\nSouth,5\n'
const question = 'What is the total Crates?'

describe('the audit log', () => {
  it('[AU-01] has a row for whatever a user of a key does, with trace and address, and nothing of questions and data', async () => {
    const project = await newProject()
    const userId = newUser()
    const client = clientOf(service(), userId, project.secret)
    const { id: dataset } = await client.datasets.create({ name: 'orchard' })
    const source = await addSource(client, dataset, 'orchard.csv', csv)
    await client.datasets.update(dataset, { description: 'Crates by orchard' })
    const { id: session } = await client.sessions.create({ name: 'About crates' })
    await client.sessions.update(session, { name: 'Else' })
    const job = await client.jobs.ask({ session_id: session, dataset_id: dataset, question })
    await client.jobs.feedback(job.job_id, {
      verdict: 'wrong',
      reason: 'crates are not apples',
      definition: { kind: 'unit', table: 'orchard', column: 'Crates', unit: 'kg' },
    })
    await client.jobs.replay(job.job_id)
    const { records } = await client.definitions.list(dataset)
    await client.definitions.delete(dataset, records[0]?.id ?? '')
    await client.datasources.presign(dataset, source)
    await client.datasources.reread(dataset, source, { delimiter: ',' })
    await client.datasources.waitUntilReady(dataset, source, { intervalMilliseconds: 50 })
    await client.datasources.delete(dataset, source)
    await client.datasets.delete(dataset)
    await client.sessions.delete(session)

    const rows = (await auditOf(project.id)).filter(({ actor }) => actor === userId)
    expect(rows.map(({ action, subject, detail }) => [action, subject, detail])).toEqual([
      ['dataset.created', dataset, 'orchard'],
      ['file.uploaded', expect.stringMatching(/^file-/), 'orchard.csv'],
      ['datasource.added', source, 'orchard.csv'],
      ['dataset.changed', dataset, ''],
      ['session.created', session, ''],
      ['session.changed', session, ''],
      ['question.asked', job.job_id, ''],
      ['feedback.given', job.job_id, 'wrong'],
      ['definition.made', records[0]?.id, ''],
      ['question.replayed', job.job_id, ''],
      ['definition.removed', records[0]?.id, ''],
      ['data.downloaded', source, 'orchard.csv'],
      ['datasource.reread', source, 'orchard.csv'],
      ['datasource.deleted', source, 'orchard.csv'],
      ['dataset.deleted', dataset, 'orchard'],
      ['session.deleted', session, ''],
    ])
    for (const row of rows) {
      expect(row).toMatchObject({ project_id: project.id, address: '127.0.0.1' })
      expect(row.trace_id).toMatch(/^[0-9a-f]{32}$/)
      expect(Math.abs(Date.parse(row.at) - Date.now())).toBeLessThan(600_000)
    }
    for (const secret of [question, 'About crates', 'apples', 'Crates by orchard'])
      expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it('[AU-02] has a question once, as soon as there is its job: streamed, repeated, by a plan; what is cancelled and downloaded, too', async () => {
    const project = await newProject()
    const userId = newUser()
    const client = clientOf(service(), userId, project.secret)
    const { id: dataset } = await client.datasets.create({ name: 'orchard' })
    await addSource(client, dataset, 'orchard.csv', csv)
    const { id: session_id } = await client.sessions.create()
    const asked = { session_id, dataset_id: dataset, question }
    const trace = await raw(service(), {
      ...{ method: 'POST', path: '/v2/team/jobs', key: project.secret },
      body: { ...asked, user_id: userId, stream: true },
    })
    const streamed = /^data:\s*(job-\w+)/m.exec(trace.text)?.[1]
    const once = await client.jobs.ask(asked, { idempotencyKey: 'once' })
    expect((await client.jobs.ask(asked, { idempotencyKey: 'once' })).job_id).toBe(once.job_id)
    // It has ended: nothing is done.
    await client.jobs.cancel(once.job_id)
    const rows = (await auditOf(project.id)).filter(({ action }) => action.startsWith('question.'))
    expect(rows.map(({ action, subject }) => [action, subject])).toEqual([
      ['question.asked', streamed],
      ['question.asked', once.job_id],
    ])
    expect(rows[0]?.trace_id).toBe(trace.headers['x-pd-trace-id'])

    const member = await newMember(service(), owner, project.id)
    const sample = dataOf<{ job_id: string }>(await member.post(`/page/projects/${project.id}/sample`))
    dataOf(await member.post(`/page/projects/${project.id}/sample`))
    dataOf(await member.get(wire(project.id, `/jobs/${sample.job_id}`)))
    let state = ''
    while (state !== 'done')
      state = dataOf<{ state: string }>(await member.get(wire(project.id, `/jobs/${sample.job_id}`))).state
    await member.get(`/page/projects/${project.id}/jobs/${sample.job_id}/export?format=markdown`)
    const own = await auditOf(project.id, `&actor=account:${member.name}`)
    expect(own.map(({ action, subject, detail }) => [action, subject, detail])).toEqual([
      ['question.asked', sample.job_id, 'sample'],
      ['data.downloaded', sample.job_id, 'md'],
    ])
  })

  it('[AU-03] has what is done to projects, keys, members and accounts, by whom', async () => {
    const project = await newProject()
    const admin = (path: string, body: object | undefined, method = 'POST') =>
      raw(service(), { method, path, key: globalKey, ...(body === undefined ? {} : { body }) })
    const at = `/admin/projects/${project.id}`
    dataOf(await admin(at, { name: 'Renamed', job_quota: 7 }))
    const rotated = dataOf<{ key: { id: string } }>(await admin(`${at}/keys/${project.keyId}/rotate`, {}))
    dataOf(await admin(`${at}/keys/${rotated.key.id}`, undefined, 'DELETE'))
    const member = await newMember(service(), owner, project.id, 'administrator')
    dataOf(await owner.remove(`${at}/members/${member.name}`))
    const [byOwner, byKey] = [`account:${owner.name}`, `key:${globalKeyId}`]
    expect(
      (await auditOf(project.id)).map(({ action, actor, subject, detail }) => [
        action,
        actor,
        subject,
        detail,
      ]),
    ).toEqual([
      ['project.made', byOwner, project.id, 'Audited'],
      ['key.made', byOwner, project.keyId, 'web'],
      ['project.changed', byKey, project.id, 'name, job_quota'],
      ['key.rotated', byKey, project.keyId, rotated.key.id],
      ['key.revoked', byKey, rotated.key.id, ''],
      ['member.set', byOwner, member.name, 'administrator'],
      ['account.made', byOwner, member.name, ''],
      ['member.removed', byOwner, member.name, ''],
    ])

    const name = newUser('person')
    dataOf(await admin('/admin/accounts', { name }))
    dataOf(await admin(`/admin/accounts/${name}`, { owner: true }))
    dataOf(await admin(`/admin/accounts/${name}/link`, {}))
    dataOf(await admin(`/admin/accounts/${name}`, { shut: true, owner: false }))
    dataOf(await admin(`/admin/accounts/${name}`, { shut: false }))
    const all = found(await owner.get(`/admin/audit?page_size=1000&actor=${byKey}`)).records
    const ofAccount = all.filter(({ subject }) => subject === name).reverse()
    expect(ofAccount.map(({ action, detail }) => [action, detail])).toEqual([
      ['account.made', ''],
      ['account.changed', 'owner'],
      ['account.linked', ''],
      ['account.shut', 'no owner'],
      ['account.changed', 'opened'],
    ])
    expect(new Set(ofAccount.map(({ project_id }) => project_id))).toEqual(new Set([null]))
  })

  it('[AU-04] has logins, passwords and refused logins, and no name that is not an account’s', async () => {
    const made = await service().local.command('account', 'create', newUser('cleo'), '--json')
    const name = String(made['name'])
    const visit = loggedIn(service(), await claim(service(), String(made['url'])))
    expectRefused(await logIn(service(), name, 'wrong password'), 1005)
    expectRefused(await logIn(service(), 'my secret password', 'cleo'), 1005)
    dataOf(await logIn(service(), name))
    const change = { password, new_password: 'another horse battery' }
    dataOf(await visit.send('POST', '/page/password', change))
    dataOf(await visit.send('POST', '/page/logout', {}))
    const { records } = found(await owner.get('/admin/audit?page_size=1000'))
    const since = records.slice(
      0,
      records.findIndex(({ action, subject }) => action === 'account.made' && subject === name) + 1,
    )
    expect(since.map(({ action, actor, subject }) => [action, actor, subject]).reverse()).toEqual([
      ['account.made', 'auger', name],
      ['password.set', `account:${name}`, name],
      ['login.succeeded', `account:${name}`, name],
      ['login.refused', 'anyone', name],
      ['login.refused', 'anyone', null],
      ['login.succeeded', `account:${name}`, name],
      ['password.set', `account:${name}`, name],
      ['login.ended', `account:${name}`, expect.stringMatching(/^login-/)],
    ])
    expect(JSON.stringify(records)).not.toContain('my secret password')
  })

  it('[AU-05] keeps nothing of what was refused otherwise', async () => {
    const project = await newProject()
    const member = await newMember(service(), owner, project.id)
    const client = clientOf(service(), newUser(), project.secret)
    const { id: dataset } = await client.datasets.create({ name: 'mine' })
    const before = await auditOf(project.id)
    expectRefused(await member.remove(wire(project.id, `/datasets/${dataset}`)), 300002)
    expectRefused(await member.remove(wire(project.id, '/datasets/dset-none')), 300003)
    expectRefused(await member.post(`/admin/projects/${project.id}/keys`, { name: 'x' }), 300002)
    expectRefused(await owner.post(`/admin/projects/${project.id}/keys`, { name: '' }), 300001)
    const body = { name: 'x', user_id: 'ada' }
    expectRefused(
      await raw(service(), { method: 'POST', path: '/v2/team/datasets', key: 'wrong', body }),
      1003,
    )
    expect(await auditOf(project.id)).toEqual(before)
  })

  it('[AU-06] is read by owners and global keys whole, by administrators of a project that project, by others not', async () => {
    const [mine, other] = [await newProject(), await newProject()]
    const administrator = await newMember(service(), owner, mine.id, 'administrator')
    const member = await newMember(service(), owner, mine.id)
    const withKey = (path: string, key = globalKey) => raw(service(), { path, key })
    const path = (id: string) => `/admin/projects/${id}/audit`
    const ofProject = found(await administrator.get(path(mine.id)))
    expect(new Set(ofProject.records.map(({ project_id }) => project_id))).toEqual(new Set([mine.id]))
    for (const by of [owner.get, withKey]) {
      expect(found(await by(path(mine.id)))).toEqual(ofProject)
      const whole = found(await by('/admin/audit?page_size=1000'))
      const projects = new Set(whole.records.map(({ project_id }) => project_id))
      for (const id of [mine.id, other.id, null]) expect(projects.has(id)).toBe(true)
      expectRefused(await by(path('project-none')), 300003)
    }
    expectRefused(await administrator.get(path(other.id)), 300003)
    expectRefused(await member.get(path(mine.id)), 300002)
    for (const by of [administrator, member]) expectRefused(await by.get('/admin/audit'), 300002)
    for (const at of [path(mine.id), '/admin/audit']) {
      expectRefused(await withKey(at, mine.secret), 1003)
      expectRefused(await raw(service(), { path: at, key: null }), 1004)
    }
  })

  it('[AU-07] is paged newest first, and chosen by action, actor and time', async () => {
    const project = await newProject()
    const path = `/admin/projects/${project.id}/audit`
    const by = async (query: string) => found(await owner.get(`${path}?page_size=1000&${query}`)).records
    for (const name of ['a', 'b', 'c'])
      dataOf(await owner.post(`/admin/projects/${project.id}/keys`, { name }))
    const all = await by('')
    expect(actions(all)).toEqual(['key.made', 'key.made', 'key.made', 'key.made', 'project.made'])
    const second = found(await owner.get(`${path}?page_number=2&page_size=2`))
    expect(second).toMatchObject({ total_items: 5, page_number: 2, page_size: 2 })
    expect(second.records).toEqual(all.slice(2, 4))
    expect(found(await owner.get(`${path}?page_number=9&page_size=2`))).toMatchObject({
      total_items: 5,
      records: [],
    })
    expect(actions(await by('action=project.made'))).toEqual(['project.made'])
    // The name of an account is enough.
    expect(await by(`actor=${owner.name}`)).toEqual(all)
    expect(await by('actor=nobody')).toEqual([])
    const [from, to] = [all[1]?.at ?? '', all[3]?.at ?? '']
    expect(await by(`since=${from}`)).toEqual(all.filter(({ at }) => at >= from))
    expect(await by(`until=${to}`)).toEqual(all.filter(({ at }) => at < to))
    expect(await by('since=2999-01-01')).toEqual([])
    for (const bad of ['action=nothing', 'since=yesterday', 'until=2026-99-99', 'page_size=0'])
      expectRefused(await owner.get(`${path}?${bad}`), 300001)
  })

  it('[AU-08] has what the command line does, and is read there', async () => {
    const { local } = service()
    const { id } = await local.command('project', 'create', 'By command', '--json')
    const key = await local.command('key', 'create', '--project', String(id), '--name', 'k', '--json')
    await local.command('quota', 'set', String(id), '--jobs', '5')
    await local.command('key', 'revoke', String(key['id']))
    const rows = await auditOf(String(id))
    expect(rows.map(({ action, actor, subject, detail }) => [action, actor, subject, detail])).toEqual([
      ['project.made', 'auger', id, 'By command'],
      ['key.made', 'auger', key['id'], 'k'],
      ['project.changed', 'auger', id, 'job_quota'],
      ['key.revoked', 'auger', key['id'], ''],
    ])
    expect(rows[0]).toMatchObject({ trace_id: null, address: null })
    const read = async (...words: string[]) =>
      (await local.command('audit', '--project', String(id), ...words, '--json')) as unknown as unknown[]
    expect(await read()).toMatchObject([...rows].reverse().map(({ at, action }) => ({ at, action })))
    expect(await read('--action', 'key.made', '--actor', 'auger')).toHaveLength(1)
    expect(await read('--since', String(rows[2]?.at), '--most', '1')).toMatchObject([
      { action: 'key.revoked' },
    ])
  })

  it('[AU-09] knows the first project and its key, which the service made itself', async () => {
    const { records } = found(await owner.get('/admin/audit?page_size=1000&actor=auger'))
    expect(actions(records).slice(-2)).toEqual(['key.made', 'project.made'])
  })
})

describe('what was done long ago', () => {
  it('[AU-10] is forgotten after so many days', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'auger-audit-'))
    try {
      const old = await startServer({ AUGER_DATA_DIR: folder }, { hoursAhead: -48 })
      await old.stop()
      const then = await startServer({ AUGER_DATA_DIR: folder, AUGER_AUDIT_DAYS: '0' })
      const listed = async (local: LocalServer) =>
        ((await local.command('audit', '--json')) as unknown as AuditRecord[]).map(({ action }) => action)
      // The project is of two days ago; each of the two has a key of its own.
      expect(await listed(then)).toEqual(['key.made', 'key.made', 'project.made'])
      await then.stop()
      const now = await startServer({ AUGER_DATA_DIR: folder, AUGER_AUDIT_DAYS: '1' })
      try {
        await expect.poll(() => listed(now), { timeout: 20_000 }).toEqual(['key.made', 'key.made'])
      } finally {
        await now.stop()
      }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
})
