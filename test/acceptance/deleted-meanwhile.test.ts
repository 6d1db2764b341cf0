import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { AugerError } from '@auger/sdk'
import { askerOf, type Asker } from './asker-of.ts'
import { clientOf, useService } from './service.ts'

const service = useService()
const question = 'What is the total Crates by Orchard?'
/** More than there are engines, so that some are under way and some wait for their turn. */
const askers = 12

/** What many questions are answered with when something happens to their data after they were all accepted. */
async function codesWhen(happens: (asker: Asker) => Promise<unknown>): Promise<readonly number[]> {
  const asker = await askerOf(service(), 'orchard.csv')
  const accepted: (() => void)[] = []
  const all = Array.from({ length: askers }, (_, index) => {
    const heard = new Promise<void>((resolve) => (accepted[index] = resolve))
    return { client: clientOf(service()), idempotencyKey: randomUUID(), heard, heardAt: index }
  })
  const asked = all.map(async ({ client, idempotencyKey, heardAt }) => {
    const { id: session_id } = await client.sessions.create()
    const asking = { session_id, dataset_id: asker.dataset_id, question }
    for await (const event of client.jobs.stream(asking, { idempotencyKey }))
      if (event.type === 'JOB_ID') accepted[heardAt]?.()
    return client.jobs.ask(asking, { idempotencyKey }).then(
      () => 0,
      (error: unknown) => (error instanceof AugerError ? error.code : -1),
    )
  })
  await Promise.all(all.map(({ heard }) => heard))
  await happens(asker)
  return Promise.all(asked)
}

describe('data that goes while it is asked', () => {
  it('[J-28] as a dataset that is deleted: 300003', async () => {
    const codes = await codesWhen(({ client, dataset_id }) => client.datasets.delete(dataset_id))
    expect(codes).toContain(300003)
    expect(codes.filter((code) => code !== 0 && code !== 300003)).toEqual([])
  })

  it('[J-28] as a source that is deleted: 300003', async () => {
    const codes = await codesWhen(({ client, dataset_id, sourceIds }) =>
      client.datasources.delete(dataset_id, sourceIds[0] ?? ''),
    )
    expect(codes).toContain(300003)
    expect(codes.filter((code) => code !== 0 && code !== 300003)).toEqual([])
  })

  it('[J-28] as a source that is read anew: 210023', async () => {
    const codes = await codesWhen(({ client, dataset_id, sourceIds }) =>
      client.datasources.reread(dataset_id, sourceIds[0] ?? '', { header_row: 1 }),
    )
    expect(codes).toContain(210023)
    expect(codes.filter((code) => code !== 0 && code !== 210023)).toEqual([])
  })
})
