import { describe, expect, it } from 'vitest'
import { endpointNames, requestTo, requiredFields } from './endpoint-request.ts'
import { expectFailure, expectRawFailure } from './expect-failure.ts'
import { raw } from './raw-request.ts'
import { clientOf, createProject, isRemote, newUser, useOwnService } from './service.ts'

const service = useOwnService()

describe('keys', () => {
  it.each(endpointNames)('[K-01] %s is refused without a key and with a wrong one', async (name) => {
    const fields = { ...requiredFields[name], user_id: newUser() }
    for (const key of [
      null,
      '',
      'wrong',
      `${service().key}x`,
      service().key.slice(0, -1),
      service().key.toUpperCase(),
    ]) {
      const answer = await raw(service(), requestTo(name, fields, { key }))
      expectRawFailure(answer, 1003)
      expect(answer.json?.msg).toBe('insufficient.authentication')
    }
  })

  it('[K-01] a key counts in its header only', async () => {
    const path = `/v2/team/sessions?user_id=a&x-pd-api-key=${service().key}`
    const headers = { authorization: `Bearer ${service().key}`, 'x-api-key': service().key }
    expectRawFailure(await raw(service(), { path, key: null, headers }), 1003)
  })

  it.skipIf(isRemote)('[K-02] a revoked key is refused at once, its sibling is not', async () => {
    const { local } = service()
    const project = await createProject(local)
    const second = await local.command('key', 'create', '--project', project.id, '--json')
    const client = clientOf(service(), newUser(), String(second['key']))
    await client.sessions.create()
    await local.command('key', 'revoke', String(second['id']))
    await expectFailure(client.sessions.create(), 1003)
    await clientOf(service(), newUser(), project.key).sessions.create()
  })

  it.skipIf(isRemote)(
    '[K-02] a rotated key is refused and its successor reaches the same project',
    async () => {
      const { local } = service()
      const project = await createProject(local)
      const first = await local.command('key', 'create', '--project', project.id, '--json')
      const userId = newUser()
      const { id } = await clientOf(service(), userId, String(first['key'])).sessions.create()
      const second = await local.command('key', 'rotate', String(first['id']), '--json')
      await expectFailure(clientOf(service(), userId, String(first['key'])).sessions.get(id), 1003)
      expect((await clientOf(service(), userId, String(second['key'])).sessions.get(id)).id).toBe(id)
    },
  )

  it.skipIf(isRemote)('[K-03] a global key reaches no resource of a project', async () => {
    const made = await service().local.command('key', 'create', '--global', '--json')
    const client = clientOf(service(), newUser(), String(made['key']))
    await expectFailure(client.sessions.list(), 1003)
    await expectFailure(client.datasets.create({ name: 'x' }), 1003)
  })

  it('[K-04] two keys reach two projects, and the same user is someone else in each', async () => {
    const userId = newUser()
    const here = clientOf(service(), userId)
    const there = clientOf(service(), userId, await service().otherKey())
    const { id } = await here.sessions.create()
    await expectFailure(there.sessions.get(id), 300003)
    expect((await there.sessions.list()).total_items).toBe(0)
  })

  it('[K-05] no answer shows a key', async () => {
    const answer = await raw(service(), { path: '/v2/team/nowhere' })
    expect(answer.text + JSON.stringify(answer.headers)).not.toContain(service().key)
    const documents = await raw(service(), { path: '/openapi.json', key: null })
    expect(documents.text).not.toContain(service().key)
  })
})
