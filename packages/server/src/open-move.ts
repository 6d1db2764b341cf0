import { access } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from './config.ts'
import type { Move } from './move/move.ts'
import { MoveProblem } from './move/move-problem.ts'
import { openBucketObjects, openFolderObjects } from './open-objects.ts'
import { openDatabaseRows, openFolderRows, openStore } from './open-store.ts'
import { toldAddress } from './told-address.ts'

export interface OpenedMove extends Move {
  close(): Promise<void>
}

/** From the data folder to what the settings name beside it: a database, a bucket, or both. */
export async function openMove(config: Config): Promise<OpenedMove> {
  const { dataFolder, database, s3 } = config
  if (database === undefined && s3 === undefined)
    throw new MoveProblem('Where to? --database-url, --s3-bucket, or both.')
  await requireFolder(dataFolder)
  await requireStopped(dataFolder)
  const opened: { close(): Promise<void> }[] = []
  const keep = <Part extends { close(): Promise<void> }>(part: Part): Part => {
    opened.unshift(part)
    return part
  }
  const close = async () => {
    for (const part of opened) await part.close()
  }
  try {
    const from = keep(await openFolderRows({ dataFolder }))
    const rows = database && {
      ...{ from, to: keep(await openDatabaseRows(database)) },
      prepare: async () => (await openStore({ dataFolder, database })).close(),
    }
    const objects = s3 && {
      from: await openFolderObjects(dataFolder),
      to: keep(await openBucketObjects(config)).objects,
    }
    return { ...(rows && { rows }), ...(objects && { objects }), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function requireFolder(dataFolder: string): Promise<void> {
  await access(path.join(dataFolder, 'auger.db')).catch((error: unknown) => {
    throw new MoveProblem(`AUGER_DATA_DIR: there is no data in ${dataFolder}`, { cause: error })
  })
}

/** What a service writes while it is moved would be left behind. */
async function requireStopped(dataFolder: string): Promise<void> {
  const address = await toldAddress(dataFolder)
  if (address === undefined) return
  const answers = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(3_000) }).then(
    () => true,
    () => false,
  )
  if (answers) throw new MoveProblem(`A service runs on ${dataFolder}, at ${address}: stop it first.`)
}
