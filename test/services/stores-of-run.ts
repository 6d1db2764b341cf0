import type { TestProject } from 'vitest/node'
import { kindOfRun, places } from './stores.ts'

/** One PostgreSQL and one S3 server for all files of a run on them, whichever of its projects comes first. */
export async function setup({ config }: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (
    kindOfRun({ ...process.env, ...config.env }) === 'embedded' ||
    process.env[places.postgres] !== undefined
  )
    return undefined
  const [{ startPostgres }, { startS3rver }] = await Promise.all([import('./postgres.ts'), import('./s3.ts')])
  const [postgres, s3] = await Promise.all([startPostgres(), startS3rver()])
  process.env[places.postgres] = postgres.url
  process.env[places.s3] = s3.endpoint
  return async () => {
    await Promise.all([postgres.stop(), s3.stop()])
  }
}
