import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { openEmbeddedStore } from './adapters/store/embedded.ts'
import type { Config } from './config.ts'
import type { Store } from './ports/store.ts'

/** The store alone, which is all that administration needs: the rest of the service takes a second to load. */
export async function openStore(config: Config): Promise<Store> {
  await mkdir(config.dataFolder, { recursive: true })
  return openEmbeddedStore(path.join(config.dataFolder, 'auger.db'))
}
