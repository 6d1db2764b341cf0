// All datasets that the questions of a set are about.
import { inParallel } from '../in-parallel.mjs'
import { openProgress } from '../progress.mjs'
import { uploadDataset } from './upload-dataset.mjs'

const saveEvery = 100

/** The ids of datasets by their names. */
export async function uploadSet({ set, folder, items }, { client, map, parallel, service }) {
  const datasets = [...new Map(items.map(({ dataset }) => [dataset.name, dataset])).values()]
  const progress = openProgress(set.name, datasets.length, 'datasets')
  const [ids, unusable] = [new Map(), []]
  let changed = 0
  try {
    await inParallel(datasets, parallel, async (dataset) => {
      service.mustLive()
      const known = map.get(`${set.name}/${dataset.name}`)
      const uploaded = await uploadDataset(dataset, { folder, known, client })
      map.set(`${set.name}/${dataset.name}`, uploaded)
      if (uploaded !== known && ++changed % saveEvery === 0) await map.save()
      ids.set(dataset.name, uploaded.id)
      const errors = Object.values(uploaded.sources).flatMap(({ error }) => error ?? [])
      unusable.push(...errors)
      progress.step(errors.length > 0)
    })
  } catch (error) {
    service.mustLive()
    throw error
  } finally {
    await map.save()
  }
  progress.end()
  for (const error of unusable) console.error(`  ${set.name}: ${error}`)
  return ids
}
