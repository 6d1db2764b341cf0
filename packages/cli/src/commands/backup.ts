import { access } from 'node:fs/promises'
import path from 'node:path'
import { readConfigWith } from '@auger/server/config'
import { version } from '@auger/server/version'
import { Command } from 'commander'
import { print } from '../print.ts'
import { UsageError } from '../usage-error.ts'

/** The folder, where all is in it. */
async function dataFolderAlone(): Promise<string> {
  const { dataFolder, database, s3 } = readConfigWith({})
  if (database !== undefined || s3 !== undefined)
    throw new UsageError('What is kept in PostgreSQL and S3 is backed up by their own means: docs/backup.md')
  return dataFolder
}

export function backupCommand(): Command {
  return new Command('backup')
    .argument('<folder>', 'an empty folder, or one to be made')
    .description('keep a copy of the data folder (AUGER_DATA_DIR), also while the service runs')
    .action(async (folder: string) => {
      const dataFolder = await dataFolderAlone()
      await access(path.join(dataFolder, 'auger.db')).catch(() => {
        throw new UsageError(`AUGER_DATA_DIR: there is no data in ${dataFolder}`)
      })
      const [{ backUp }, { folderToKeep }] = await Promise.all([
        import('@auger/server/backup/back-up'),
        import('@auger/server/open-store'),
      ])
      const createdAt = new Date().toISOString()
      const { files } = await backUp(folderToKeep({ dataFolder }), path.resolve(folder), {
        version,
        createdAt,
      })
      print(
        `Kept ${files.length} files of ${dataFolder} in ${folder}. To have them back: auger restore ${folder}`,
      )
    })
}

export function restoreCommand(): Command {
  return new Command('restore')
    .argument('<folder>', 'what "auger backup" made')
    .description('bring a copy back to an empty data folder (AUGER_DATA_DIR)')
    .action(async (folder: string) => {
      const dataFolder = await dataFolderAlone()
      const { restore } = await import('@auger/server/backup/restore')
      const { files, createdAt } = await restore(path.resolve(folder), dataFolder)
      print(
        `Restored ${files.length} files of ${createdAt} to ${dataFolder}, each compared with the manifest.`,
      )
    })
}
