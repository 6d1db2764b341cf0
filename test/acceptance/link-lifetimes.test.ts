import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { askerOf } from './asker-of.ts'
import { expectForbidden } from './expect-failure.ts'
import { raw } from './raw-request.ts'
import { isRemote, useOwnService } from './service.ts'

describe.skipIf(isRemote)('signed addresses that end', () => {
  const brief = useOwnService({ AUGER_LINK_SECONDS: '5' })

  it('[L-03][H-05] stop at their time, and history and the job sign anew', async () => {
    const { client, session_id, dataset_id, userId } = await askerOf(brief(), 'orchard.csv')
    const job = await client.jobs.ask({
      session_id,
      dataset_id,
      question: 'What is the total Crates by Orchard?',
    })
    const table = job.blocks.find((block) => block.type === 'TABLE')
    const fetched = (path: string) => raw(brief(), { path, key: null })
    expect((await fetched(table?.content.url ?? '')).status).toBe(200)
    const left = Date.parse(table?.content.expires_at ?? '') - Date.now()
    expect(left).toBeLessThan(6_000)
    // A timer may fire a moment early, and the address ends at the very millisecond.
    await wait(left + 20)
    expectForbidden(await fetched(table?.content.url ?? ''))
    const again = (await client.jobs.get(job.job_id)).blocks.find((block) => block.type === 'TABLE')
    expect((await fetched(again?.content.url ?? '')).status).toBe(200)
    const [record] = (await client.sessions.history(session_id)).records
    const old = record?.answer.blocks.find((block) => block.type === 'TABLE')
    expect((await fetched(String(old?.content))).status).toBe(200)
    const events = await fetch(`${brief().url}/v2/team/jobs/${job.job_id}/events?user_id=${userId}`, {
      headers: { 'x-pd-api-key': brief().key },
    })
    const streamed = /"url":"([^"]+\.csv[^"]*)"/.exec(await events.text())?.[1] ?? ''
    expect((await fetched(streamed)).status).toBe(200)
  })
})

describe.skipIf(isRemote)('signed addresses behind another name', () => {
  const named = useOwnService({ AUGER_PUBLIC_URL: 'https://files.example/auger' })

  it('[L-13] begin with the public address, and work under their path', async () => {
    const { client, dataset_id, sourceIds } = await askerOf(named(), 'orchard.csv')
    const { presigned_url } = await client.datasources.presign(dataset_id, sourceIds[0] ?? '')
    expect(presigned_url.startsWith('https://files.example/auger/')).toBe(true)
    const inner = presigned_url.replace('https://files.example/auger', '')
    expect((await raw(named(), { path: inner, key: null })).status).toBe(200)
  })
})
