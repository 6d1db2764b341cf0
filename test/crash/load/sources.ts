import { isReadable } from '../city-sales.ts'
import { oneOf, type LoadClient, type Operation } from './load-client.ts'

const file = { name: 'sales.csv', type: 'FILE' } as const

/** Into one of the client's datasets, or into one made for it. */
export const addSource: Operation = async (load) => {
  const { client, ledger, random, user } = load
  const uploaded = oneOf(usableFiles(load), load)
  if (uploaded === undefined) return false
  const dataset = random.chance(0.7) ? oneOf(ledger.datasets, load) : undefined
  const fields = { ...file, file_object_key: uploaded.key }
  const made =
    dataset === undefined
      ? await client.datasources.createAlone(fields)
      : await client.datasources.create(dataset.id, fields)
  const home = dataset ?? {
    id: made.dataset_id,
    user,
    name: file.name,
    wantedName: undefined,
    deletion: 'no',
  }
  if (dataset === undefined) ledger.datasets.push(home)
  ledger.sources.push({
    id: made.id,
    dataset: home,
    fileKey: uploaded.key,
    user,
    sales: uploaded.sales,
    synched: false,
    deletion: 'no',
  })
  return true
}

/** A file goes with the last source that used it. */
const usableFiles = ({ ledger }: LoadClient) => {
  const deleted = ledger.sources.filter(
    ({ deletion, dataset }) => deletion !== 'no' || dataset.deletion !== 'no',
  )
  return ledger.files.filter(({ key }) => !deleted.some(({ fileKey }) => fileKey === key))
}

/** A source that is there as far as the client knows. */
const presentSource = (load: LoadClient) =>
  oneOf(
    load.ledger.sources.filter(({ dataset }) => dataset.deletion === 'no'),
    load,
  )

export const lookAtSource: Operation = async (load) => {
  const source = presentSource(load)
  if (source === undefined) return false
  const { status } = await load.client.datasources.get(source.dataset.id, source.id)
  if (!isReadable(source.sales)) return true
  if (status === 'invalid' || (source.synched && status !== 'synched'))
    throw new Error(`A good source became ${status}`)
  if (status === 'synched') source.synched = true
  return true
}

export const deleteSource: Operation = async (load) => {
  const source = presentSource(load)
  if (source === undefined) return false
  source.deletion = 'asked'
  await load.client.datasources.delete(source.dataset.id, source.id)
  source.deletion = 'done'
  return true
}

export const downloadSource: Operation = async (load) => {
  const source = presentSource(load)
  if (source === undefined) return false
  const { presigned_url } = await load.client.datasources.presign(source.dataset.id, source.id)
  const response = await fetch(presigned_url)
  if (!Buffer.from(await response.arrayBuffer()).equals(source.sales.bytes))
    throw new Error(`${presigned_url} gave other bytes than were uploaded, status ${response.status}`)
  return true
}
