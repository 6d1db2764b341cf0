import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, type Client } from '@auger/sdk'
import { addSource } from '../acceptance/dataset-of.ts'
import { startServer, type LocalServer } from '../acceptance/server.ts'

const heapMebibytes = 256
const rows = 1_000
const charactersOfRow = 16_000
/** Together they are more than the server may hold. */
const jobs = 24
const question = 'Show all parcels and remarks'

/** A thousand rows of sixteen thousand characters: an answer of 16 MB. */
function remarks(): string {
  const lines = Array.from({ length: rows }, (_, row) => {
    const number = String(row).padStart(4, '0')
    return `P${number},${`${number} left at the door. `.repeat(charactersOfRow / 23)}`
  })
  return `Parcel,Remark\n${lines.join('\n')}\n`
}

describe(`answers of ${(rows * charactersOfRow) / 1e6} MB under a heap of ${heapMebibytes} MiB`, () => {
  let server: LocalServer | undefined
  let client: Client
  let session_id = ''
  const ids: string[] = []

  beforeAll(async () => {
    server = await startServer({}, { command: ['env', `NODE_OPTIONS=--max-old-space-size=${heapMebibytes}`] })
    client = createClient({ baseUrl: server.url, apiKey: server.key, userId: 'ada' })
    session_id = (await client.sessions.create()).id
    const { id: dataset_id } = await client.datasets.create({ name: 'remarks' })
    await addSource(client, dataset_id, 'remarks.csv', remarks())
    for (let count = 0; count < jobs; count++)
      ids.push((await client.jobs.ask({ session_id, dataset_id, question })).job_id)
  }, 600_000)
  afterAll(() => server?.stop())

  it('the whole history is answered', async () => {
    const { records } = await client.sessions.history(session_id, { page_size: 1_000 })
    expect(records.map(({ job_id }) => job_id)).toEqual([...ids].reverse())
  })

  it('a job is answered thirty times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => client.jobs.get(ids[0] ?? '')))
    expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['done']))
  }, 120_000)

  it('the result has as many whole rows as go into a mebibyte, the table has them all', async () => {
    const { result, blocks } = await client.jobs.get(ids[0] ?? '')
    const row = [...(result?.rows[0] ?? [])]
    expect(String(row[1])).toHaveLength(23 * Math.floor(charactersOfRow / 23))
    const kept = result?.rows.length ?? 0
    expect(Buffer.byteLength(JSON.stringify(result?.rows))).toBeLessThanOrEqual(2 ** 20)
    expect((kept + 1) * Buffer.byteLength(JSON.stringify(row))).toBeGreaterThan(2 ** 20)
    const table = blocks.find((block) => block.type === 'TABLE')
    const csv = table?.type === 'TABLE' ? await (await fetch(table.content.url)).text() : ''
    expect(csv.trimEnd().split('\n')).toHaveLength(rows + 1)
  })

  it('and the server still lives', async () => {
    expect((await fetch(`${server?.url}/healthz`)).status).toBe(200)
  })
})
