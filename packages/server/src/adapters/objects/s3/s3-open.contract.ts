import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openS3Objects, type LocalPlace, type S3ObjectsSettings } from './open-s3-objects.ts'

export const newFolder = () => mkdtemp(join(tmpdir(), 'auger-s3-'))

type Told = Partial<S3ObjectsSettings> & Partial<LocalPlace> & Pick<S3ObjectsSettings, 'bucket' | 'endpoint'>

/** A bucket of the tests, with a folder and bounds of one's own. */
export async function openAt(told: Told): ReturnType<typeof openS3Objects> {
  const { bucket, endpoint, region = 'us-east-1', directUrl, ...local } = told
  return openS3Objects(
    { bucket, endpoint, region, directUrl },
    {
      ...{ folder: local.folder ?? (await newFolder()), cacheBytes: 2 ** 26, keptMilliseconds: 60_000 },
      ...{ disk: { free: () => Promise.resolve(Infinity) } },
      ...local,
    },
  )
}
