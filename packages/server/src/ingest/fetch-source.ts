import { setTimeout as pause } from 'node:timers/promises'
import { objectKeys } from '../domain/file.ts'
import { extensionOf, type Source } from '../domain/source.ts'
import { ObjectTooLarge, type Objects } from '../ports/objects.ts'
import type { Store } from '../ports/store.ts'
import { download } from './fetch/download.ts'
import { AddressRefused } from '../network/address-refused.ts'
import { probe } from './fetch/probe.ts'
import { UnreadableFile } from './unreadable.ts'

export interface FetchSettings {
  readonly maxUpload: number
  readonly urlSources: 'public' | 'private' | 'off'
}

/** Sees whether a file could be had from an address; how large it says it is. */
export async function probeSource(
  url: string,
  name: string,
  settings: FetchSettings,
): Promise<number | undefined> {
  if (settings.urlSources === 'off')
    throw new AddressRefused('sources by url are switched off here; upload the file instead')
  return (await probe(url, optionsFor(name, settings))).size
}

export interface FetchDeps {
  readonly store: Pick<Store, 'files'>
  readonly objects: Objects
  readonly settings: FetchSettings
}

const pauses = [1_000, 5_000]

/** Has the file of a source that was given as an address; one that is there already stays. */
export async function fetchSource(
  source: Source,
  deps: FetchDeps,
  signal: AbortSignal,
  onProgress: (bytes: number) => void,
): Promise<number> {
  const file = await deps.store.files.find(source.fileId)
  if (file === undefined || source.url === null || file.ready) return file?.size ?? 0
  const size = await patiently(source.url, source, deps, signal, onProgress)
  if (size === 0) throw new UnreadableFile('The address gives an empty file.')
  switch (await deps.store.files.fill(file, size)) {
    case 'filled':
      return size
    case 'gone':
      await deps.objects.remove(objectKeys.file(file.id))
      throw new Error(`The file of ${source.id} is gone.`)
    case 'no room':
      await deps.objects.remove(objectKeys.file(file.id))
      throw new UnreadableFile('The file does not fit into the storage that the project has left.')
  }
}

/** What broke off by chance is fetched again from its start. */
async function patiently(
  url: string,
  { name, fileId }: Source,
  { objects, settings }: FetchDeps,
  signal: AbortSignal,
  onProgress: (bytes: number) => void,
): Promise<number> {
  for (let failures = 0; ; failures++) {
    try {
      const { bytes } = await download(url, { ...optionsFor(name, settings), signal, onProgress })
      return (await objects.put(objectKeys.file(fileId), bytes, { signal, limit: settings.maxUpload })).size
    } catch (error) {
      if (error instanceof ObjectTooLarge)
        throw new UnreadableFile(`The file is larger than ${settings.maxUpload} bytes.`)
      if (!(error instanceof AddressRefused)) throw error
      const wait = pauses[failures]
      if (!error.transient || wait === undefined)
        throw new UnreadableFile(`The file could not be fetched: ${error.message}.`, { cause: error })
      await pause(wait, undefined, { signal })
    }
  }
}

const optionsFor = (name: string, { maxUpload, urlSources }: FetchSettings) => ({
  extension: extensionOf(name),
  maxBytes: maxUpload,
  allowPrivate: urlSources === 'private',
})
