import { describe, expect, it } from 'vitest'
import { endpoints, type EndpointName } from '@auger/contract'
import { endpointNames, requestTo } from './endpoint-request.ts'
import { expectRawFailure } from './expect-failure.ts'
import { raw } from './raw-request.ts'
import { clientOf, newUser, useService } from './service.ts'

const service = useService()
const send = (name: EndpointName, fields: object) => raw(service(), requestTo(name, { ...fields }))

describe('lists', () => {
  it('[C-13] search is contains without regard to case, in every script', async () => {
    const client = clientOf(service())
    const names = ['Straße in KÖLN', 'ΟΔΥΣΣΕΥΣ', 'ПРОДАЖИ', 'İzmir', '销售额报告', 'plain']
    for (const name of names) await client.sessions.create({ name })
    const found = async (search: string) =>
      (await client.sessions.list({ search })).records.map(({ name }) => name)
    expect(await found('köln')).toEqual(['Straße in KÖLN'])
    expect(await found('STRASSE')).toEqual(['Straße in KÖLN'])
    expect(await found('οδυσσευ')).toEqual(['ΟΔΥΣΣΕΥΣ'])
    expect(await found('продажи')).toEqual(['ПРОДАЖИ'])
    expect(await found('售额')).toEqual(['销售额报告'])
    expect(await found('LAI')).toEqual(['plain'])
    expect(await found('')).toHaveLength(6)
    expect(await found('nothing like it')).toEqual([])
  })

  it('[C-14] % and _ in a search are only characters', async () => {
    const client = clientOf(service())
    for (const name of ['100% sure', '100 sure', 'a_b', 'axb', 'back\\slash', "it's"])
      await client.sessions.create({ name })
    const found = async (search: string) =>
      (await client.sessions.list({ search })).records.map(({ name }) => name)
    expect(await found('%')).toEqual(['100% sure'])
    expect(await found('_')).toEqual(['a_b'])
    expect(await found('\\')).toEqual(['back\\slash'])
    expect(await found("'")).toEqual(["it's"])
  })

  it('[C-15] a search has at most 128 characters', async () => {
    const user_id = newUser()
    for (const name of ['listSessions', 'listDatasets'] as const) {
      expect((await send(name, { user_id, search: '😀'.repeat(128) })).status).toBe(200)
      expectRawFailure(await send(name, { user_id, search: 'a'.repeat(129) }), 300001)
    }
  })

  const pagedNames = endpointNames.filter((name) => 'page_size' in endpoints[name].input.shape)

  it.each(pagedNames)('[C-18] %s refuses pages that cannot be', async (name) => {
    const client = clientOf(service())
    const userId = newUser()
    const owner = clientOf(service(), userId)
    const { id } =
      name === 'listSessionHistory'
        ? await owner.sessions.create()
        : name === 'listDeliveries'
          ? await owner.webhooks.create({ url: 'https://hooks.invalid/' })
          : await client.datasets.create({ name: 'Pages' })
    const page = (fields: object) => send(name, { id, user_id: userId, ...fields })
    for (const bad of ['0', '-1', '1.5', 'x', '1001', '1e2', ' ', 'NaN', 'Infinity', '99999999999999999999'])
      expectRawFailure(await page({ page_size: bad }), 300001)
    for (const bad of ['0', '-1', '2.5', 'one', '0x1'])
      expectRawFailure(await page({ page_number: bad }), 300001)
    const widest = await page({ page_size: '1000', page_number: '3' })
    expect(widest.json?.data).toMatchObject({ page_number: 3, page_size: 1000 })
  })

  it.each(pagedNames)('[C-16] %s has pages of 10 from page 1 unless told', async (name) => {
    const userId = newUser()
    const owner = clientOf(service(), userId)
    const { id } =
      name === 'listSessionHistory'
        ? await owner.sessions.create()
        : name === 'listDeliveries'
          ? await owner.webhooks.create({ url: 'https://hooks.invalid/' })
          : await owner.datasets.create({ name: 'Pages' })
    const data = (await send(name, { id, user_id: userId })).json?.data as object
    expect(Object.keys(data).sort()).toEqual(['page_number', 'page_size', 'records', 'total_items'])
    expect(data).toMatchObject({ page_number: 1, page_size: 10 })
  })
})
