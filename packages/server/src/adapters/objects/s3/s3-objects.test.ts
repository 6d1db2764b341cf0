import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { startS3rver, startSwift, withoutSwift, type S3Server } from '../../../../../../test/services/s3.ts'
import { objectsContract } from '../../../ports/objects.contract.ts'
import { openS3Objects } from './open-s3-objects.ts'

const servers = [
  ['s3rver', startS3rver, undefined],
  ['OpenStack Swift', startSwift, withoutSwift],
] as const

describe.each(servers)('%s', (name, start, without) => {
  describe.skipIf(without !== undefined)('that runs', () => {
    let server: S3Server
    beforeAll(async () => {
      server = await start()
    })
    afterAll(() => server.stop())

    objectsContract(`a bucket of ${name}`, async () => {
      const folder = await mkdtemp(join(tmpdir(), 'auger-objects-'))
      const { endpoint } = server
      const settings = { bucket: await server.bucket(), region: 'us-east-1', endpoint, directUrl: undefined }
      const disk = { free: () => Promise.resolve(Infinity) }
      return openS3Objects(settings, { folder, cacheBytes: 2 ** 26, keptMilliseconds: 60_000, disk })
    })
  })
})
