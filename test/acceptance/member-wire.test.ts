import { describe, expect, it } from 'vitest'
import { expectFailure, expectRawFailure } from './expect-failure.ts'
import { formBody, formType } from './form-body.ts'
import { newcomer, type Visit } from './page-visit.ts'
import { raw, type RawAnswer } from './raw-request.ts'
import { clientOf, createProject, isRemote, newUser, useOwnService } from './service.ts'

const dataOf = <Data>(answer: RawAnswer): Data => {
  expect(answer.status, answer.text.slice(0, 300)).toBe(200)
  return answer.json?.data as Data
}

const csv = 'city,revenue\nRome,10\nOslo,20\nRome,5\n'

describe.skipIf(isRemote)('the wire for members', () => {
  const service = useOwnService()
  const wire = (projectId: string, path: string) => `/page/projects/${projectId}/v2/team${path}`
  const memberOf = (projectId: string, role = 'member') =>
    newcomer(service(), newUser(role), '--project', projectId, '--role', role)

  async function uploadedBy(member: Visit, projectId: string, userId?: string) {
    const file = { name: 'file', filename: 'sales.csv', value: csv }
    const body = formBody(userId === undefined ? [file] : [file, { name: 'user_id', value: userId }])
    const headers = { 'content-type': formType }
    const { file_object_key } = dataOf<{ file_object_key: string }>(
      await member.send('POST', wire(projectId, '/file/upload-datasource'), body, headers),
    )
    const dataset = dataOf<{ id: string }>(
      await member.send('POST', wire(projectId, '/datasets'), { name: 'Sales', user_id: userId }),
    )
    const path = wire(projectId, `/datasets/${dataset.id}/datasources`)
    const source = dataOf<{ id: string }>(
      await member.send('POST', path, { name: 'sales.csv', type: 'FILE', file_object_key }),
    )
    const events = await member.send('GET', `${path}/${source.id}/events`)
    expect(events.headers['content-type']).toMatch(/^text\/event-stream/)
    expect(events.text).toContain('"status":"synched"')
    return dataset.id
  }

  it('[AC-11] upload, ask, stream and history work without key and user_id', async () => {
    const { id: projectId, key } = await createProject(service().local)
    const member = await memberOf(projectId)
    const datasetId = await uploadedBy(member, projectId)
    const session = dataOf<{ id: string }>(await member.send('POST', wire(projectId, '/sessions'), {}))
    // 10 + 5 in Rome, 20 in Oslo.
    const question = {
      session_id: session.id,
      dataset_id: datasetId,
      question: 'What is the total revenue by city?',
    }
    const whole = dataOf<{ job_id: string; result: { rows: unknown[][] } }>(
      await member.send('POST', wire(projectId, '/jobs'), question),
    )
    expect([...whole.result.rows].sort()).toEqual([
      ['Oslo', 20],
      ['Rome', 15],
    ])
    const stream = await member.send('POST', wire(projectId, '/jobs'), { ...question, stream: true })
    expect(stream.headers['content-type']).toBe('text/event-stream; charset=utf-8')
    expect(stream.rawHeaders.filter((name) => name.toLowerCase() === 'cache-control')).toHaveLength(1)
    const jobId = /data:\s?(job-\w+)/.exec(stream.text)?.[1] ?? ''
    expect(stream.text).toMatch(/event:\s?END_MARK\n(?:id:.*\n)?data:\s?\[DONE\]/)
    const again = await member.send('GET', wire(projectId, `/jobs/${jobId}/events?after=1`))
    expect(again.text).toContain('[DONE]')
    const history = dataOf<{ total_items: number }>(
      await member.send('GET', wire(projectId, `/sessions/${session.id}/history`)),
    )
    expect(history.total_items).toBe(2)

    // What is an account's is nobody else's, and no key may say that it is that account.
    const { account } = dataOf<{ account: { user_id: string } }>(await member.send('GET', '/page/state'))
    expect(account.user_id).toMatch(/^account:member-/)
    await expectFailure(clientOf(service(), newUser(), key).sessions.get(session.id), 300003)
    await expectFailure(clientOf(service(), account.user_id, key).sessions.get(session.id), 300001)
    const colleague = await memberOf(projectId)
    expectRawFailure(await colleague.send('GET', wire(projectId, `/sessions/${session.id}`)), 300003)
  })

  it('[AC-11] a user_id that is sent changes nothing', async () => {
    const { id: projectId, key } = await createProject(service().local)
    const member = await memberOf(projectId)
    const userId = newUser('claimed')
    await uploadedBy(member, projectId, userId)
    for (const path of ['/sessions', `/sessions?user_id=${userId}`])
      dataOf(await member.send('POST', wire(projectId, path), { user_id: userId }))
    const list = (query: string) => member.send('GET', wire(projectId, `/sessions${query}`))
    expect(dataOf(await list(''))).toMatchObject({ total_items: 2 })
    expect(dataOf(await list(`?user_id=${userId}`))).toMatchObject({ total_items: 2 })
    expect((await clientOf(service(), userId, key).sessions.list()).total_items).toBe(0)
  })

  it('[AC-12] a project is reached by its members and by owners of the service, others do not know it', async () => {
    const { id: projectId } = await createProject(service().local)
    const [member, owner] = [
      await memberOf(projectId),
      await newcomer(service(), newUser('owner'), '--owner'),
    ]
    const stranger = await newcomer(service(), newUser('stranger'))
    const sessions = wire(projectId, '/sessions')
    dataOf(await member.send('GET', sessions))
    dataOf(await owner.send('GET', sessions))
    for (const refused of [
      await stranger.send('GET', sessions),
      await stranger.send('POST', sessions, {}),
      await owner.send('GET', wire('project-unknown', '/sessions')),
      await member.send('GET', wire('%2e%2e', '/sessions')),
    ])
      expectRawFailure(refused, 300003)
    const { id: otherId } = await createProject(service().local)
    const refused = await member.send('GET', wire(otherId, '/sessions'))
    expectRawFailure(refused, 300003)
    expect(refused.json?.msg).toBe('Project not found')
    expectRawFailure(await raw(service(), { path: sessions }), 1004)
    expectRawFailure(await member.send('POST', sessions, {}, { 'x-auger-page': 'page' }), 1006)
    expectRawFailure(
      await raw(service(), { path: '/v2/team/sessions', key: null, headers: { cookie: member.cookie } }),
      1003,
    )
  })

  it('[AC-13] a key may not speak for an account, wherever it names its user', async () => {
    const userId = 'account:Ada'
    const { host } = new URL(service().url)
    const named = (answer: RawAnswer) => {
      expectRawFailure(answer, 300001)
      expect(answer.json?.msg).toContain('user_id')
    }
    named(await raw(service(), { path: `/v2/team/sessions?user_id=${userId}` }))
    named(await raw(service(), { method: 'POST', path: '/v2/team/sessions', body: { user_id: userId } }))
    named(await raw(service(), { method: 'DELETE', path: `/v2/team/sessions/x?user_id=${userId}` }))
    const form = formBody([
      { name: 'user_id', value: userId },
      { name: 'file', filename: 'a.csv', value: csv },
    ])
    const upload = { method: 'POST', path: '/v2/team/file/upload-datasource', body: form }
    named(await raw(service(), { ...upload, headers: { 'content-type': formType } }))
    const agent = { host, accept: 'application/json, text/event-stream', 'x-auger-user': userId }
    const body = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }
    named(await raw(service(), { method: 'POST', path: '/mcp', headers: agent, body }))
    await clientOf(service(), 'accountant:Ada').sessions.create()
  })

  it('[AC-14] an administrator deletes any dataset of the project, a member its own', async () => {
    const { id: projectId, key } = await createProject(service().local)
    const [member, other] = [await memberOf(projectId), await memberOf(projectId)]
    const administrator = await memberOf(projectId, 'administrator')
    const owner = await newcomer(service(), newUser('owner'), '--owner')
    const made = async (by: Visit) =>
      dataOf<{ id: string }>(await by.send('POST', wire(projectId, '/datasets'), { name: 'x' })).id
    const remove = (by: Visit, id: string) => by.send('DELETE', wire(projectId, `/datasets/${id}`))
    const first = await made(member)
    expectRawFailure(await remove(other, first), 300002)
    dataOf(await remove(administrator, first))
    expectRawFailure(await remove(administrator, first), 300003)
    dataOf(await remove(owner, await made(other)))
    dataOf(await remove(member, await made(member)))
    const byKey = (await clientOf(service(), newUser(), key).datasets.create({ name: 'of a key' })).id
    expectRawFailure(await remove(member, byKey), 300002)
    dataOf(await remove(administrator, byKey))
    // It is theirs to delete, not to rename.
    const named = await made(member)
    const rename = { name: 'y' }
    expectRawFailure(await administrator.send('POST', wire(projectId, `/datasets/${named}`), rename), 300002)
    const elsewhere = (await clientOf(service()).datasets.create({ name: 'elsewhere' })).id
    expectRawFailure(await remove(administrator, elsewhere), 300003)
  })
})
