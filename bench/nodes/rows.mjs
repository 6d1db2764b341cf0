// A dataset of so many rows, read and ready.
import { citySales } from '../../test/crash/city-sales.ts'
import { seededRandom } from '../../test/crash/random.ts'

export async function keepRows(client, rows) {
  const { bytes } = citySales(seededRandom(7), rows)
  const { file_object_key } = await client.files.uploadDirect(new Blob([bytes]), 'sales.csv')
  const fields = { name: 'sales.csv', type: 'FILE', file_object_key }
  const { id, dataset_id } = await client.datasources.createAlone(fields)
  await client.datasources.waitUntilReady(dataset_id, id, { intervalMilliseconds: 100 })
  return dataset_id
}
