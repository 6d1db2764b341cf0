import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { endpoints } from '@auger/contract'
import { datasetOf } from './dataset-of.ts'
import { endpointNames } from './endpoint-request.ts'
import { expectRawFailure } from './expect-failure.ts'
import { raw, type RawAnswer } from './raw-request.ts'
import { clientOf, createProject, isRemote, newUser, useOwnService } from './service.ts'

describe.skipIf(isRemote)('the rate limit', () => {
  const service = useOwnService({ AUGER_RATE_LIMIT: '5' })
  const many = (path: string, key: string | null = service().key, count = 40): Promise<RawAnswer[]> =>
    Promise.all(Array.from({ length: count }, () => raw(service(), { path, key })))
  const patiently = async <Value>(attempt: () => Promise<Value>): Promise<Value> => {
    for (;;) {
      try {
        return await attempt()
      } catch (error) {
        if ((error as { code?: number }).code !== 201) throw error
        await wait(300)
      }
    }
  }

  it('[N-01] refuses what is too much with 201, 429 and Retry-After, and lets it pass later', async () => {
    const { key } = await createProject(service().local)
    const answers = await many('/v2/team/sessions?user_id=anna', key)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(20)
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(5)
    for (const answer of refused) {
      expectRawFailure(answer, 201)
      expect(answer.json?.msg).toBe('Rate limit reached for requests')
      expect(answer.headers['retry-after']).toMatch(/^[1-9]\d*$/)
    }
    await wait(Number(refused[0]?.headers['retry-after']) * 1_000 + 300)
    expect((await raw(service(), { path: '/v2/team/sessions?user_id=anna', key })).status).toBe(200)
  })

  it('[N-02] counts each key by itself', async () => {
    const { key } = await createProject(service().local)
    const other = await createProject(service().local)
    await many('/v2/team/sessions?user_id=anna', key)
    expect((await raw(service(), { path: '/v2/team/sessions?user_id=anna', key: other.key })).status).toBe(
      200,
    )
  })

  it('[N-03] counts neither polling nor signed addresses', async () => {
    const { key } = await createProject(service().local)
    const userId = newUser()
    const client = clientOf(service(), userId, key)
    const { id: session_id } = await patiently(() => client.sessions.create())
    const { job_id } = await patiently(() => client.jobs.ask({ session_id, question: 'Hello' }))
    await wait(1_200)
    const dataset = await datasetOf(client, 'orchard.csv')
    const [source = ''] = dataset.sourceIds
    const { presigned_url } = await patiently(() => client.datasources.presign(dataset.id, source))
    const base = `/v2/team/datasets/${dataset.id}`
    const user = `user_id=${userId}`
    for (const path of [
      `/v2/team/jobs/${job_id}?${user}`,
      `/v2/team/jobs/${job_id}/events?${user}`,
      `${base}/status?${user}`,
      `${base}/datasources?${user}`,
      `${base}/datasources/${source}?${user}`,
      presigned_url,
      '/healthz',
    ])
      expect((await many(path, key)).map(({ status }) => status)).toEqual(
        Array.from({ length: 40 }, () => 200),
      )
  })

  it('[N-03] counts every endpoint but these', () => {
    expect(endpointNames.filter((name) => !endpoints[name].counted).sort()).toEqual([
      'getDatasetStatus',
      'getDatasource',
      'getJob',
      'listDatasources',
      'streamDatasourceEvents',
      'streamJobEvents',
    ])
  })
})
