import { beforeAll, describe, expect, it } from 'vitest'
import type { EndpointName, ErrorCode } from '@auger/contract'
import type { Plan } from '@auger/contract/plan'
import type { Client } from '@auger/sdk'
import { askerOf, type Asker } from './asker-of.ts'
import { endpointNames } from './endpoint-request.ts'
import { expectFailure } from './expect-failure.ts'
import { clientOf, newUser, useService } from './service.ts'

const service = useService()

/** What one user of one project has. */
interface Belongings extends Asker {
  readonly jobId: string
  readonly sourceId: string
  readonly fileKey: string
  readonly uploadId: string
  readonly uploadKey: string
  readonly definitionId: string
  readonly webhookId: string
  readonly deliveryId: string
}

/** Someone who tries to reach them: another user of the project, or the same user of another project. */
interface Intruder {
  readonly client: Client
  readonly sessionId: string
  readonly datasetId: string
  readonly fileKey: string
}

let anna: Belongings
let colleague: Intruder
let stranger: Intruder

beforeAll(async () => {
  const asker = await askerOf(service(), 'orchard.csv')
  const { client, session_id, dataset_id, sourceIds } = asker
  const job = await client.jobs.ask({ session_id, dataset_id, question: 'What is the total Crates?' })
  const { file_object_key: fileKey } = await client.files.upload(Buffer.from('n\n1\n'), {
    name: 'secret.csv',
  })
  const begun = await client.files.initMultipart({ file_name: 'secret.csv', file_size: 4 })
  const meaning = { kind: 'meaning', column: 'Crates', text: 'What was picked.' } as const
  const { definition } = await client.definitions.create(dataset_id, meaning)
  const webhook = await client.webhooks.create({ url: nowhere })
  const ping = await client.webhooks.test(webhook.id)
  anna = {
    ...asker,
    jobId: job.job_id,
    sourceId: sourceIds[0] ?? '',
    fileKey,
    uploadId: begun.upload_id,
    uploadKey: begun.file_object_key,
    definitionId: definition.id,
    webhookId: webhook.id,
    deliveryId: ping.delivery_id,
  }
  colleague = await intruder(clientOf(service(), newUser('ben')))
  stranger = await intruder(clientOf(service(), anna.userId, await service().otherKey()))
})

async function intruder(client: Client): Promise<Intruder> {
  const session = await client.sessions.create()
  const dataset = await client.datasets.create({ name: 'Own' })
  const { file_object_key } = await client.files.upload(Buffer.from('n\n1\n'), { name: 'own.csv' })
  return { client, sessionId: session.id, datasetId: dataset.id, fileKey: file_object_key }
}

/** A name that never resolves. */
const nowhere = 'https://hooks.invalid/auger'

interface Case {
  /** Reaches for Anna's things through the endpoint. */
  readonly reach: (by: Intruder) => Promise<unknown>
  /** What another user of her project gets: a failure, or what only may be read. */
  readonly colleague: ErrorCode | 'allowed' | 'unseen'
  /** What her namesake in another project gets. */
  readonly stranger: ErrorCode | 'unseen'
}

const hidden = { colleague: 300003, stranger: 300003 } as const
const shared = { colleague: 'allowed', stranger: 300003 } as const
const hers = { colleague: 300002, stranger: 300003 } as const

/** A list that does not hold the id. */
const unseen = (ids: readonly string[], id: string) => {
  expect(ids).not.toContain(id)
  return 'unseen'
}

/** All rows of Anna's table. */
const anyRows: Plan = {
  version: 2,
  steps: [{ id: 'a', input: { kind: 'table', tableId: 'orchard' }, verbs: [], chart: 'none', answer: [] }],
}

const cases: { readonly [Name in EndpointName]: readonly Case[] } = {
  createSession: [
    {
      reach: async ({ client }) =>
        unseen([(await client.sessions.create({ name: anna.session_id })).id], anna.session_id),
      colleague: 'unseen',
      stranger: 'unseen',
    },
  ],
  listSessions: [
    {
      reach: async ({ client }) =>
        unseen(
          (await client.sessions.list({ page_size: 1_000 })).records.map(({ id }) => id),
          anna.session_id,
        ),
      colleague: 'unseen',
      stranger: 'unseen',
    },
  ],
  getSession: [{ reach: ({ client }) => client.sessions.get(anna.session_id), ...hidden }],
  updateSession: [
    { reach: ({ client }) => client.sessions.update(anna.session_id, { name: 'taken' }), ...hidden },
  ],
  deleteSession: [{ reach: ({ client }) => client.sessions.delete(anna.session_id), ...hidden }],
  listSessionHistory: [{ reach: ({ client }) => client.sessions.history(anna.session_id), ...hidden }],
  createJob: [
    { reach: ({ client }) => client.jobs.ask({ session_id: anna.session_id, question: 'Hello' }), ...hidden },
    {
      reach: ({ client, sessionId }) =>
        client.jobs.ask({
          session_id: sessionId,
          dataset_id: anna.dataset_id,
          question: 'What is the total Crates?',
        }),
      ...shared,
    },
    {
      reach: ({ client, sessionId }) =>
        client.jobs.ask({
          session_id: sessionId,
          dataset_id: anna.dataset_id,
          datasource_ids: [anna.sourceId],
          question: 'How many rows are there?',
        }),
      ...shared,
    },
    {
      reach: ({ client, sessionId, datasetId }) =>
        client.jobs.ask({
          session_id: sessionId,
          dataset_id: datasetId,
          datasource_ids: [anna.sourceId],
          question: 'How many rows are there?',
        }),
      ...hidden,
    },
  ],
  createPlanJob: [
    {
      reach: ({ client, datasetId }) =>
        client.jobs.run(datasetId, { session_id: anna.session_id, plan: anyRows }),
      ...hidden,
    },
    {
      reach: ({ client, sessionId }) =>
        client.jobs.run(anna.dataset_id, { session_id: sessionId, plan: anyRows }),
      ...shared,
    },
  ],
  getJob: [{ reach: ({ client }) => client.jobs.get(anna.jobId), ...hidden }],
  streamJobEvents: [{ reach: ({ client }) => client.jobs.events(anna.jobId).next(), ...hidden }],
  cancelJob: [{ reach: ({ client }) => client.jobs.cancel(anna.jobId), ...hidden }],
  getJobLedger: [{ reach: ({ client }) => client.jobs.ledger(anna.jobId), ...hidden }],
  replayJob: [{ reach: ({ client }) => client.jobs.replay(anna.jobId), ...hidden }],
  giveFeedback: [
    { reach: ({ client }) => client.jobs.feedback(anna.jobId, { verdict: 'wrong' }), ...hidden },
  ],
  createDataset: [
    {
      reach: async ({ client }) =>
        unseen([(await client.datasets.create({ name: anna.dataset_id })).id], anna.dataset_id),
      colleague: 'unseen',
      stranger: 'unseen',
    },
  ],
  listDatasets: [
    {
      reach: async ({ client }) => {
        const { records } = await client.datasets.list({ page_size: 1_000 })
        return records.some(({ id }) => id === anna.dataset_id) ? 'seen' : 'unseen'
      },
      colleague: 'allowed',
      stranger: 'unseen',
    },
  ],
  updateDataset: [
    { reach: ({ client }) => client.datasets.update(anna.dataset_id, { name: 'taken' }), ...hers },
  ],
  deleteDataset: [{ reach: ({ client }) => client.datasets.delete(anna.dataset_id), ...hers }],
  getDatasetOverview: [{ reach: ({ client }) => client.datasets.overview(anna.dataset_id), ...shared }],
  getDatasetStatus: [{ reach: ({ client }) => client.datasets.status(anna.dataset_id), ...shared }],
  createDefinition: [
    {
      reach: ({ client }) =>
        client.definitions.create(anna.dataset_id, { kind: 'unit', column: 'Crates', unit: 'kg' }),
      ...hers,
    },
  ],
  listDefinitions: [{ reach: ({ client }) => client.definitions.list(anna.dataset_id), ...shared }],
  deleteDefinition: [
    { reach: ({ client }) => client.definitions.delete(anna.dataset_id, anna.definitionId), ...hers },
    { reach: ({ client, datasetId }) => client.definitions.delete(datasetId, anna.definitionId), ...hidden },
  ],
  createWebhook: [
    {
      reach: async ({ client }) => {
        const made = await client.webhooks.create({ url: nowhere })
        await client.webhooks.delete(made.id)
        return unseen([made.id], anna.webhookId)
      },
      colleague: 'unseen',
      stranger: 'unseen',
    },
  ],
  listWebhooks: [
    {
      reach: async ({ client }) => {
        const { records } = await client.webhooks.list({ page_size: 1_000 })
        return records.some(({ id }) => id === anna.webhookId) ? 'seen' : 'unseen'
      },
      colleague: 'allowed',
      stranger: 'unseen',
    },
  ],
  getWebhook: [{ reach: ({ client }) => client.webhooks.get(anna.webhookId), ...shared }],
  updateWebhook: [
    { reach: ({ client }) => client.webhooks.update(anna.webhookId, { state: 'shut' }), ...hers },
  ],
  deleteWebhook: [{ reach: ({ client }) => client.webhooks.delete(anna.webhookId), ...hers }],
  rotateWebhook: [{ reach: ({ client }) => client.webhooks.rotate(anna.webhookId), ...hers }],
  testWebhook: [{ reach: ({ client }) => client.webhooks.test(anna.webhookId), ...hers }],
  listDeliveries: [{ reach: ({ client }) => client.webhooks.deliveries(anna.webhookId), ...shared }],
  replayDelivery: [
    { reach: ({ client }) => client.webhooks.replayDelivery(anna.webhookId, anna.deliveryId), ...hers },
  ],
  replayWebhook: [
    {
      reach: ({ client }) => client.webhooks.replay(anna.webhookId, { since: '2026-03-02T00:00:00Z' }),
      ...hers,
    },
  ],
  createDatasource: [
    {
      reach: ({ client, fileKey }) =>
        client.datasources.create(anna.dataset_id, {
          name: 'own.csv',
          type: 'FILE',
          file_object_key: fileKey,
        }),
      ...hers,
    },
    {
      // A foreign key is told apart from an unknown one by nobody: both are "key unknown".
      reach: ({ client, datasetId }) =>
        client.datasources.create(datasetId, { name: 'a.csv', type: 'FILE', file_object_key: anna.fileKey }),
      colleague: 300011,
      stranger: 300011,
    },
  ],
  createDatasourceAlone: [
    {
      reach: ({ client }) =>
        client.datasources.createAlone({ name: 'a.csv', type: 'FILE', file_object_key: anna.fileKey }),
      colleague: 300011,
      stranger: 300011,
    },
  ],
  listDatasources: [{ reach: ({ client }) => client.datasources.list(anna.dataset_id), ...shared }],
  getDatasource: [
    { reach: ({ client }) => client.datasources.get(anna.dataset_id, anna.sourceId), ...shared },
    { reach: ({ client, datasetId }) => client.datasources.get(datasetId, anna.sourceId), ...hidden },
  ],
  deleteDatasource: [
    { reach: ({ client }) => client.datasources.delete(anna.dataset_id, anna.sourceId), ...hers },
    { reach: ({ client, datasetId }) => client.datasources.delete(datasetId, anna.sourceId), ...hidden },
  ],
  presignDatasource: [
    { reach: ({ client }) => client.datasources.presign(anna.dataset_id, anna.sourceId), ...shared },
    { reach: ({ client, datasetId }) => client.datasources.presign(datasetId, anna.sourceId), ...hidden },
  ],
  searchDataset: [
    { reach: ({ client }) => client.datasets.search(anna.dataset_id, { query: 'rain' }), ...shared },
    {
      reach: ({ client, datasetId }) =>
        client.datasets.search(datasetId, { query: 'rain', datasource_ids: [anna.sourceId] }),
      ...hidden,
    },
  ],
  presignRejectedRows: [
    {
      reach: ({ client }) => client.datasources.presignRejected(anna.dataset_id, anna.sourceId),
      colleague: 300003,
      stranger: 300003,
    },
    {
      reach: ({ client, datasetId }) => client.datasources.presignRejected(datasetId, anna.sourceId),
      ...hidden,
    },
  ],
  rereadDatasource: [
    { reach: ({ client }) => client.datasources.reread(anna.dataset_id, anna.sourceId), ...hers },
    { reach: ({ client, datasetId }) => client.datasources.reread(datasetId, anna.sourceId), ...hidden },
  ],
  streamDatasourceEvents: [
    { reach: ({ client }) => client.datasources.follow(anna.dataset_id, anna.sourceId).next(), ...shared },
    {
      reach: ({ client, datasetId }) => client.datasources.follow(datasetId, anna.sourceId).next(),
      ...hidden,
    },
  ],
  uploadFile: [
    {
      reach: async ({ client }) =>
        unseen(
          [(await client.files.upload(Buffer.from('n\n1\n'), { name: 'secret.csv' })).file_object_key],
          anna.fileKey,
        ),
      colleague: 'unseen',
      stranger: 'unseen',
    },
  ],
  initMultipartUpload: [
    {
      reach: async ({ client }) =>
        unseen(
          [(await client.files.initMultipart({ file_name: 'secret.csv', file_size: 4 })).upload_id],
          anna.uploadId,
        ),
      colleague: 'unseen',
      stranger: 'unseen',
    },
  ],
  completeMultipartUpload: [
    {
      reach: ({ client }) =>
        client.files.completeMultipart({
          file_object_key: anna.uploadKey,
          upload_id: anna.uploadId,
          part_etags: [{ number: 1, etag: 'x' }],
        }),
      ...hidden,
    },
  ],
}

async function expectOutcome(
  attempt: Promise<unknown>,
  expected: ErrorCode | 'allowed' | 'unseen',
): Promise<void> {
  if (typeof expected === 'number') await expectFailure(attempt, expected)
  else if (expected === 'allowed') expect(await attempt).not.toBe('unseen')
  else expect(await attempt).toBe('unseen')
}

describe('isolation', () => {
  it('[O-01] every endpoint has a case', () => {
    for (const name of endpointNames) expect(cases[name]?.length, name).toBeGreaterThan(0)
    expect(Object.keys(cases).sort()).toEqual([...endpointNames].sort())
  })

  it.each(endpointNames)('[O-02] %s reaches nothing of another project', async (name) => {
    for (const { reach, stranger: expected } of cases[name]) await expectOutcome(reach(stranger), expected)
  })

  it.each(endpointNames)(
    '[O-03][O-04][O-05] %s gives a colleague what is the project’s and nothing that is hers',
    async (name) => {
      for (const { reach, colleague: expected } of cases[name])
        await expectOutcome(reach(colleague), expected)
    },
  )

  it('[O-06] after all that everything is as it was', async () => {
    const { client, session_id, dataset_id, sourceId, jobId, fileKey } = anna
    expect((await client.sessions.get(session_id)).name).toBe('New session')
    expect((await client.datasets.overview(dataset_id)).name).toBe('orchard.csv')
    expect((await client.datasources.get(dataset_id, sourceId)).status).toBe('synched')
    expect((await client.datasources.list(dataset_id)).total_items).toBe(1)
    expect((await client.definitions.list(dataset_id)).total_items).toBe(1)
    expect((await client.jobs.get(jobId)).state).toBe('done')
    expect((await client.sessions.history(session_id)).total_items).toBe(1)
    await client.datasources.createAlone({ name: 'secret.csv', type: 'FILE', file_object_key: fileKey })
  })

  it("[O-04] a colleague's answer from the dataset is the colleague's own", async () => {
    const { client, sessionId } = colleague
    const job = await client.jobs.ask({
      session_id: sessionId,
      dataset_id: anna.dataset_id,
      question: 'What is the total Crates?',
    })
    expect(job.result?.answer).toEqual([[1881]])
    await expectFailure(anna.client.jobs.get(job.job_id), 300003)
    await expectFailure(anna.client.sessions.get(sessionId), 300003)
  })
})
