import type { Client } from '@auger/sdk'
import { datasetOf } from './dataset-of.ts'
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
  const client = clientOf(service, userId)
  const { id: session_id } = await client.sessions.create()
  const { id: dataset_id, sourceIds } = await datasetOf(client, ...files)
  return { client, userId, session_id, dataset_id, sourceIds }
}
