import type { Client } from '@auger/sdk'
import { datasetOf, type PreparedDataset } from './dataset-of.ts'
import { clientOf, newUser, type Service } from './service.ts'

/** A user with a session and a dataset of these fixtures. */
export interface Asker {
  readonly client: Client
  readonly userId: string
  readonly session_id: string
  readonly dataset_id: string
  readonly sourceIds: readonly string[]
}

export async function askerOf(service: Service, ...files: readonly string[]): Promise<Asker> {
  const userId = newUser()
  return askerIn(service, userId, await datasetOf(clientOf(service, userId), ...files))
}

/** Datasets by where they are and of what: test files that run in one process share them. */
const shared = new Map<string, Promise<PreparedDataset>>()

/** The same of a dataset that other tests ask, too: for those that change nothing in it. */
export async function sharedAskerOf(service: Service, ...files: readonly string[]): Promise<Asker> {
  const place = [service.url, ...files].join(' ')
  const dataset = shared.get(place) ?? datasetOf(clientOf(service), ...files)
  shared.set(place, dataset)
  return askerIn(service, newUser(), await dataset)
}

async function askerIn(service: Service, userId: string, dataset: PreparedDataset): Promise<Asker> {
  const client = clientOf(service, userId)
  const { id: session_id } = await client.sessions.create()
  return { client, userId, session_id, dataset_id: dataset.id, sourceIds: dataset.sourceIds }
}
