import { chmod, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { copyStoreFile, objectsNamedIn } from './adapters/store/copy-file.ts'
import { openEmbeddedStore } from './adapters/store/embedded.ts'
import { openSqliteRows } from './adapters/store/kept-rows/sqlite.ts'
import type { DataFolder } from './backup/back-up.ts'
import { shareOut, type DatabaseSettings } from './cluster-config.ts'
import type { Config } from './config.ts'
import type { TellUnreadable } from './domain/read-document.ts'
import type { KeptRows, KeptRowsTarget } from './ports/kept-rows.ts'
import type { Store } from './ports/store.ts'

/** The store alone, which is all that administration needs. What is not to last need not be on the disk before work goes on. */
export async function openStore(
  config: Pick<Config, 'dataFolder'> & Partial<Pick<Config, 'database'>>,
  tellUnreadable?: TellUnreadable,
  lasting = true,
  currentTrace?: () => string | undefined,
): Promise<Store> {
  if (config.database !== undefined) {
    const { openPostgresStore } = await import('./adapters/store/postgres.ts')
    const { url } = config.database
    const connections = shareOut(config.database).ofRows
    return openPostgresStore({ url, connections }, tellUnreadable, currentTrace)
  }
  await makeDataFolder(config)
  return openEmbeddedStore(path.join(config.dataFolder, 'auger.db'), tellUnreadable, lasting, currentTrace)
}

/** A service has one, wherever its rows are. */
export async function makeDataFolder({ dataFolder }: Pick<Config, 'dataFolder'>): Promise<void> {
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  await chmod(dataFolder, 0o700)
}

/** The rows of a data folder as they are kept, brought up to date. */
export async function openFolderRows({ dataFolder }: Pick<Config, 'dataFolder'>): Promise<KeptRows> {
  const file = path.join(dataFolder, 'auger.db')
  const store = await openEmbeddedStore(file)
  await store.close()
  return openSqliteRows(file)
}

/** The rows of a database, which may have no tables yet. */
export async function openDatabaseRows({ url }: DatabaseSettings): Promise<KeptRowsTarget> {
  const { openPostgresRows } = await import('./adapters/store/kept-rows/postgres.ts')
  return openPostgresRows(url)
}

/** The data folder as a backup sees it. */
export const folderToKeep = ({ dataFolder }: Pick<Config, 'dataFolder'>): DataFolder => ({
  folder: dataFolder,
  copyRows: async (target) => copyStoreFile(path.join(dataFolder, 'auger.db'), target),
  namedIn: objectsNamedIn,
})
