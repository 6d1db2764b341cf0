import path from 'node:path'
import { openDiskObjects } from './adapters/objects/disk.ts'
import { diskAt } from './adapters/objects/free-space.ts'
import type { Config } from './config.ts'
import type { Disk } from './ports/disk.ts'
import type { CacheMeter } from './ports/meter.ts'
import type { Objects } from './ports/objects.ts'
import { BadSettings } from './settings-reader.ts'

export interface OpenedObjects {
  readonly objects: Objects
  close(): Promise<void>
}

/** Files below the data folder, or a bucket with copies of what is worked with there. What speaks S3 is loaded where it is configured. */
export async function openObjects(
  { dataFolder, s3, cacheBytes, jobSeconds }: Pick<Config, 'dataFolder' | 's3' | 'cacheBytes' | 'jobSeconds'>,
  disk: Disk,
  meter?: CacheMeter,
): Promise<OpenedObjects> {
  if (s3 === undefined)
    return {
      objects: await openDiskObjects(path.join(dataFolder, 'objects'), disk),
      close: async () => undefined,
    }
  const { openS3Objects, UnusableBucket } = await import('./adapters/objects/s3/index.ts')
  // A question that waits for its turn may come back to its files.
  const keptMilliseconds = (Math.max(jobSeconds, 300) + 60) * 1_000
  try {
    const objects = await openS3Objects(s3, {
      ...{ folder: path.join(dataFolder, 's3'), cacheBytes },
      ...{ keptMilliseconds, disk, meter },
    })
    return { objects, close: () => objects.close() }
  } catch (error) {
    throw error instanceof UnusableBucket ? new BadSettings([error.message]) : error
  }
}

/** The objects of a data folder, wherever those of the service are. */
export const openFolderObjects = (dataFolder: string): Promise<Objects> =>
  openDiskObjects(path.join(dataFolder, 'objects'), diskAt(dataFolder))

/** The bucket of the settings. */
export const openBucketObjects = (config: Parameters<typeof openObjects>[0]): Promise<OpenedObjects> =>
  openObjects(config, diskAt(config.dataFolder))
