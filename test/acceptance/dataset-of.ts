import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Client } from '@auger/sdk'

export const fixtures = join(import.meta.dirname, '../fixtures')
export const fixture = (name: string): string => join(fixtures, name)
export const fixtureBytes = (name: string): Promise<Buffer> => readFile(fixture(name))

export interface PreparedDataset {
  readonly id: string
  readonly sourceIds: readonly string[]
}

/** A dataset with these files in it, synched. */
export async function datasetOf(client: Client, ...names: readonly string[]): Promise<PreparedDataset> {
  const { id } = await client.datasets.create({ name: names.join(', ') })
  const sourceIds: string[] = []
  for (const name of names)
    sourceIds.push(await addSource(client, id, basename(name), await fixtureBytes(name)))
  return { id, sourceIds }
}

/** Uploads a file, adds it to the dataset and waits until it is synched. */
export async function addSource(
  client: Client,
  datasetId: string,
  name: string,
  content: Uint8Array | string,
): Promise<string> {
  const source = await offerSource(client, datasetId, name, content)
  await client.datasources.waitUntilReady(datasetId, source.id, { intervalMilliseconds: 50 })
  return source.id
}

/** As addSource, without waiting. */
export async function offerSource(
  client: Client,
  datasetId: string,
  name: string,
  content: Uint8Array | string,
) {
  const { file_object_key } = await client.files.upload(
    typeof content === 'string' ? Buffer.from(content) : content,
    { name },
  )
  return client.datasources.create(datasetId, { name, type: 'FILE', file_object_key })
}

/** Waits until a source is no longer synching, whatever it became. */
export async function settled(client: Client, datasetId: string, sourceId: string) {
  for (;;) {
    const source = await client.datasources.get(datasetId, sourceId)
    if (source.status !== 'synching') return source
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
