// A dataset with these files and no others: what is there already and has not changed stays.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { AugerError, DatasourceNotReady } from '@auger/sdk'

const longestMinutes = 10

/**
 * { id, sources: { file: { id, hash } } }, or { error, hash } of a file that is refused; the known one itself where
 * nothing has changed. What was refused is tried again.
 */
export async function uploadDataset({ name, files }, { folder, known, client }) {
  const hashes = new Map()
  for (const file of files) hashes.set(file, await hashOf(path.join(folder, file)))
  const had = Object.entries(known?.sources ?? {})
  const kept = new Map(had.filter(([file, { hash, error }]) => hashes.get(file) === hash && !error))
  if (known !== undefined && kept.size === had.length && kept.size === files.length) return known

  const id = known?.id ?? (await client.datasets.create({ name })).id
  for (const [file, source] of had)
    if (!kept.has(file) && source.id !== undefined) await client.datasources.delete(id, source.id)
  for (const file of files.filter((one) => !kept.has(one)))
    kept.set(file, { ...(await uploadFile(id, path.join(folder, file), client)), hash: hashes.get(file) })
  return { id, sources: Object.fromEntries(kept) }
}

const hashOf = async (file) =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex')

async function uploadFile(datasetId, file, client) {
  const name = path.basename(file)
  let id
  try {
    const { file_object_key } = await client.files.upload(file, { name })
    id = (await client.datasources.create(datasetId, { name, type: 'FILE', file_object_key })).id
    await client.datasources.waitUntilReady(datasetId, id, {
      intervalMilliseconds: 50,
      timeoutMilliseconds: longestMinutes * 60_000,
    })
    return { id }
  } catch (error) {
    if (!(error instanceof DatasourceNotReady || error instanceof AugerError)) throw error
    return { id, error: `${name}: ${error.message}` }
  }
}
