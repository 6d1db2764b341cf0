import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { Client } from '@auger/sdk'
import { askerOf } from './asker-of.ts'
import { csvTable } from './csv-table.ts'
import { addSource, settled } from './dataset-of.ts'
import { expectFailure } from './expect-failure.ts'
import { clientOf, createProject, isRemote, newUser, useOwnService, type Service } from './service.ts'

const service = useOwnService({ AUGER_ENGINES: '1' })
const totalByOrchard = 'What is the total Crates by Orchard?'

/** Two tables under the same header: read as one they make 6 and 16, from the second header on 1 and 9. */
const twice = 'Orchard,Crates\nOld Wall,5\nYoung Hill,7\nOrchard,Crates\nYoung Hill,9\nOld Wall,1\n'

async function answered(text: string, client: Client = clientOf(service())) {
  const { id: session_id } = await client.sessions.create()
  const { id: dataset_id } = await client.datasets.create({ name: 'Harvest' })
  const sourceId = await addSource(client, dataset_id, 'harvest.csv', text)
  const job = await client.jobs.ask({ session_id, dataset_id, question: totalByOrchard })
  const reread = async (overrides: Parameters<Client['datasources']['reread']>[2]) => {
    await client.datasources.reread(dataset_id, sourceId, overrides)
    expect((await settled(client, dataset_id, sourceId)).status).toBe('synched')
  }
  return { client, session_id, dataset_id, sourceId, job, reread }
}

describe('replaying a job', () => {
  it('[J-23] gives the same, again and again, with the statement and the rows of each step', async () => {
    const { client, session_id, dataset_id, sourceIds } = await askerOf(service(), 'orchard.csv')
    const job = await client.jobs.ask({ session_id, dataset_id, question: totalByOrchard })
    const code = job.blocks.find(({ type }) => type === 'CODE')?.content
    const table = job.blocks.find((block) => block.type === 'TABLE')?.content
    const address = typeof table === 'object' ? table.url : ''
    const { rows } = csvTable(await (await fetch(address)).text())
    const first = await client.jobs.replay(job.job_id)
    expect(first).toMatchObject({
      job_id: job.job_id,
      same: true,
      steps: [{ rows_before: rows.length, rows_after: rows.length, same: true }],
      differences: [],
      more_differences: false,
      sources: [{ source: 'orchard.csv', datasource_id: sourceIds[0], change: 'none' }],
    })
    expect(first.reason).toBeUndefined()
    expect(code).toBe(`\`\`\`sql\n${first.steps[0]?.sql}\n\`\`\``)
    expect(await client.jobs.replay(job.job_id)).toEqual(first)
  })

  it('[J-24] tells what differs cell by cell once its source was read otherwise', async () => {
    const { client, sourceId, job, reread } = await answered(twice)
    const column = job.result?.columns.at(-1)?.name
    expect(job.result?.rows).toEqual(
      expect.arrayContaining([
        ['Old Wall', 6],
        ['Young Hill', 16],
      ]),
    )
    await reread({ header_row: 4 })
    const place = (orchard: string) => job.result?.rows.findIndex(([name]) => name === orchard)
    const replayed = await client.jobs.replay(job.job_id)
    expect(replayed).toMatchObject({
      same: false,
      steps: [{ rows_before: 2, rows_after: 2, same: false }],
      more_differences: false,
      sources: [{ source: 'harvest.csv', datasource_id: sourceId, change: 'reread' }],
      reason: expect.stringContaining('"harvest.csv"'),
    })
    const step = replayed.steps[0]?.id
    expect(replayed.differences).toHaveLength(2)
    expect(replayed.differences).toEqual(
      expect.arrayContaining([
        { step, row: place('Old Wall'), column, before: 6, after: 1 },
        { step, row: place('Young Hill'), column, before: 16, after: 9 },
      ]),
    )
    await reread({})
    expect(await client.jobs.replay(job.job_id)).toMatchObject({
      same: true,
      sources: [{ change: 'reread' }],
    })
  })

  it('[J-24] tells rows that are gone, and how many there are', async () => {
    const { client, job, reread } = await answered(twice.replace('\nOld Wall,1', ''))
    await reread({ header_row: 4 })
    const { steps, differences } = await client.jobs.replay(job.job_id)
    expect(steps).toMatchObject([{ rows_before: 2, rows_after: 1, same: false }])
    expect(differences.filter(({ row }) => row === 1).map((cell) => 'after' in cell)).toEqual([false, false])
  })

  it('[J-25] says which column is gone', async () => {
    const { client, job, reread } = await answered(twice)
    await reread({ header_row: 0 })
    const replayed = await client.jobs.replay(job.job_id)
    expect(replayed).toMatchObject({
      same: false,
      steps: [{ sql: null, rows_before: 2, rows_after: null, same: false }],
      differences: [],
      sources: [{ change: 'reread' }],
    })
    expect(replayed.reason).toMatch(/no column "(Orchard|Crates)"/)
  })

  it('[J-25] says which source is gone, and which has its name now', async () => {
    const { client, dataset_id, sourceId, job } = await answered(twice)
    await client.datasources.delete(dataset_id, sourceId)
    const gone = await client.jobs.replay(job.job_id)
    expect(gone).toMatchObject({
      same: false,
      sources: [{ source: 'harvest.csv', datasource_id: sourceId, change: 'deleted' }],
      reason: expect.stringContaining('"harvest.csv" was deleted'),
    })
    const replacement = await addSource(client, dataset_id, 'harvest.csv', twice)
    expect((await client.jobs.replay(job.job_id)).reason).toContain(replacement)
    await client.datasets.delete(dataset_id)
    expect(await client.jobs.replay(job.job_id)).toMatchObject({
      same: false,
      sources: [{ change: 'deleted' }],
    })
  })

  it('[J-26] refuses a job that computed nothing', async () => {
    const client = clientOf(service())
    const { id: session_id } = await client.sessions.create()
    const { job_id } = await client.jobs.ask({ session_id, question: totalByOrchard })
    expect((await expectFailure(client.jobs.replay(job_id), 300001)).message).toMatch(/no plan/)
    await expectFailure(client.jobs.replay('job-none'), 300003)
  })

  it('[J-26] refuses a job that still runs, and one that was cancelled', async () => {
    const { client, session_id, dataset_id } = await askerOf(service(), 'orchard.csv')
    const question = { session_id, dataset_id, question: totalByOrchard }
    const cancelled: string[] = []
    const messages: string[] = []
    const ask = async () => {
      for await (const event of client.jobs.stream(question)) {
        if (event.type !== 'JOB_ID') continue
        const early = await client.jobs.replay(event.jobId).catch((error: unknown) => error)
        if (early instanceof Error) messages.push(early.message)
        else expect(early).toMatchObject({ same: true })
        if ((await client.jobs.cancel(event.jobId)).state === 'cancelled') cancelled.push(event.jobId)
      }
    }
    await Promise.all(Array.from({ length: 20 }, ask))
    expect(messages.length).toBeGreaterThan(0)
    for (const message of messages) expect(message).toMatch(/^Invalid parameters: id: .*(queued|running)/)
    expect(cancelled.length).toBeGreaterThan(0)
    const failure = await expectFailure(client.jobs.replay(cancelled[0] ?? ''), 300001)
    expect(failure.message).toMatch(/cancelled/)
  })

  it("[J-26] finds neither a colleague's job nor another project's", async () => {
    const userId = newUser()
    const { job } = await answered(twice, clientOf(service(), userId))
    await expectFailure(clientOf(service()).jobs.replay(job.job_id), 300003)
    const namesake = clientOf(service(), userId, await service().otherKey())
    await expectFailure(namesake.jobs.replay(job.job_id), 300003)
  })

  it.skipIf(isRemote)('[J-27] uses no quota, and the job stays as it was', async () => {
    const project = await createProject(service().local)
    await service().local.command('quota', 'set', project.id, '--jobs', '1')
    const { client, session_id, job } = await answered(twice, clientOf(service(), newUser(), project.key))
    await expectFailure(client.jobs.ask({ session_id, question: 'Hello' }), 210021)
    for (let time = 0; time < 3; time++) expect((await client.jobs.replay(job.job_id)).same).toBe(true)
    const { result, state, status } = await client.jobs.get(job.job_id)
    expect({ result, state, status }).toEqual({ result: job.result, state: 'done', status: job.status })
    expect((await client.sessions.history(session_id)).total_items).toBe(1)
  })

  it.skipIf(isRemote)('[J-27] ends without harm when its caller goes away', async () => {
    const userId = newUser()
    const { client, job } = await answered(twice, clientOf(service(), userId))
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => hangUp(service(), job.job_id, userId, index * 3)),
    )
    expect((await client.jobs.replay(job.job_id)).same).toBe(true)
    await wait(1_200)
    expect(service().local.log()).not.toContain('request failed')
  })
})

/** Asks for a replay and closes the connection so many milliseconds later. */
async function hangUp(
  { url, key }: Service,
  jobId: string,
  userId: string,
  milliseconds: number,
): Promise<void> {
  const headers = { 'x-pd-api-key': key, 'content-type': 'application/json' }
  const sent = request(`${url}/v2/team/jobs/${jobId}/replay`, { method: 'POST', headers, agent: false })
  sent.on('error', () => undefined)
  sent.end(JSON.stringify({ user_id: userId }))
  await wait(milliseconds)
  sent.destroy()
}
