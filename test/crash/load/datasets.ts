import { oneOf, type Operation } from './load-client.ts'

export const createDataset: Operation = async ({ client, ledger, random, user }) => {
  const name = `Dataset ${random.whole(0, 1e9)}`
  const { id } = await client.datasets.create({ name, description: 'made while it was crashing' })
  ledger.datasets.push({ id, user, name, wantedName: undefined, deletion: 'no' })
  return true
}

export const renameDataset: Operation = async (load) => {
  const dataset = oneOf(load.ledger.datasets, load)
  if (dataset === undefined) return false
  const name = `Renamed ${load.random.whole(0, 1e9)}`
  dataset.wantedName = name
  await load.client.datasets.update(dataset.id, { name })
  dataset.name = name
  dataset.wantedName = undefined
  return true
}

export const deleteDataset: Operation = async (load) => {
  const dataset = oneOf(load.ledger.datasets, load)
  if (dataset === undefined) return false
  dataset.deletion = 'asked'
  await load.client.datasets.delete(dataset.id)
  dataset.deletion = 'done'
  return true
}
