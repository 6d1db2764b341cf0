import { setTimeout as pause } from 'node:timers/promises'
import { allSources } from '../../ask/pin-sources.ts'
import { newDataset, type Dataset } from '../../domain/dataset.ts'
import { failures } from '../../domain/errors.ts'
import { derivedId } from '../../domain/ids.ts'
import type { Owner } from '../../domain/owner.ts'
import type { Source } from '../../domain/source.ts'
import { acceptSource, type AcceptDeps } from '../../ingest/accept.ts'
import { keepFile, receiveFile } from '../../ingest/upload/receive-file.ts'
import type { UploadDeps } from '../../ingest/upload/upload-deps.ts'
import { sample } from './sample.ts'

export type PutSampleDeps = AcceptDeps & UploadDeps

/** The dataset of the sample, read and ready, of which a project has one. */
export async function putSample(owner: Owner, deps: PutSampleDeps, gone: AbortSignal): Promise<string> {
  const id = derivedId('dataset', 'sample', owner.projectId)
  const source = (await sourceIn(id, deps)) ?? (await addSample(id, owner, deps))
  const read = await settled(source, deps, gone)
  if (read?.status !== 'synched') throw failures.sourcesNotReady(read?.error ?? 'the sample was deleted')
  return id
}

const sourceIn = async (datasetId: string, { store }: PutSampleDeps): Promise<Source | undefined> =>
  (await allSources(datasetId, store)).find(({ name }) => name === sample.name)

/** The file first: where there is no room for it, no empty dataset is left. */
async function addSample(id: string, owner: Owner, deps: PutSampleDeps): Promise<Source> {
  const received = await receiveFile({ name: sample.name, bytes: sample.open() }, owner.projectId, deps)
  await keepFile(received, owner, deps)
  const offered = { name: sample.name, fileId: received.id }
  return acceptSource(offered, owner, deps, await datasetOf(id, owner, deps))
}

async function datasetOf(id: string, owner: Owner, { store, clock }: PutSampleDeps): Promise<Dataset> {
  const find = () => store.datasets.find(id, owner.projectId)
  const there = await find()
  if (there !== undefined) return there
  const made = { ...newDataset(owner, sample.name, '', clock.now()), id }
  try {
    await store.datasets.create(made)
    return made
  } catch (error) {
    // Another process made it in between.
    const other = await find()
    if (other === undefined) throw error
    return other
  }
}

const lookEveryMilliseconds = 25

async function settled(
  source: Source,
  { store }: PutSampleDeps,
  gone: AbortSignal,
): Promise<Source | undefined> {
  let current: Source | undefined = source
  while (current?.status === 'synching') {
    await pause(lookEveryMilliseconds, undefined, { signal: gone })
    current = await store.sources.find(source.id)
  }
  return current
}
