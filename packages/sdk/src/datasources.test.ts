import { describe, expect, it } from 'vitest'
import { createClient } from './client.ts'
import { DatasourceNotReady } from './datasources.ts'

const source = {
  id: 'ds-1',
  dataset_id: 'dset-1',
  name: 'a.csv',
  type: 'FILE',
  size: 9,
  error: null,
  report: null,
}

/** A service whose source has these statuses one after the other, the last one for ever. */
function clientSeeing(...seen: readonly object[]) {
  let asked = 0
  const fetch: typeof globalThis.fetch = async () =>
    Response.json({ code: 0, data: { ...source, ...seen[Math.min(asked++, seen.length - 1)] } })
  return {
    client: createClient({ baseUrl: 'http://auger.test', apiKey: 'k', userId: 'anna', fetch }),
    asked: () => asked,
  }
}

describe('waiting for a source', () => {
  it('asks until it is synched', async () => {
    const { client, asked } = clientSeeing(
      { status: 'synching' },
      { status: 'synching' },
      { status: 'synched' },
    )
    expect(
      await client.datasources.waitUntilReady('dset-1', 'ds-1', { intervalMilliseconds: 1 }),
    ).toMatchObject({ status: 'synched' })
    expect(asked()).toBe(3)
  })

  it('says why a source is invalid', async () => {
    const { client } = clientSeeing({ status: 'invalid', error: 'no table in it' })
    const failure = await client.datasources.waitUntilReady('dset-1', 'ds-1').catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(DatasourceNotReady)
    expect(failure).toMatchObject({
      message: 'a.csv cannot be used: no table in it',
      datasource: { id: 'ds-1' },
    })
  })

  it('gives up in time and when it is aborted', async () => {
    const { client } = clientSeeing({ status: 'synching' })
    const short = { timeoutMilliseconds: 10, intervalMilliseconds: 2 }
    await expect(client.datasources.waitUntilReady('dset-1', 'ds-1', short)).rejects.toThrow(
      'not ready in time',
    )
    const waiting = client.datasources.waitUntilReady('dset-1', 'ds-1', { signal: AbortSignal.timeout(30) })
    await expect(waiting).rejects.toThrow(/timeout|abort/i)
  })
})
