import { chmod, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { openEmbeddedStore } from './adapters/store/embedded.ts'
import type { Config } from './config.ts'
import type { TellUnreadable } from './domain/read-document.ts'
import type { Store } from './ports/store.ts'

/** The store alone, which is all that administration needs. What is not to last need not be on the disk before work goes on. */
export async function openStore(
  config: Pick<Config, 'dataFolder'>,
  tellUnreadable?: TellUnreadable,
  lasting = true,
): Promise<Store> {
  await mkdir(config.dataFolder, { recursive: true, mode: 0o700 })
  await chmod(config.dataFolder, 0o700)
  return openEmbeddedStore(path.join(config.dataFolder, 'auger.db'), tellUnreadable, lasting)
}
