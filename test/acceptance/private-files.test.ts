import { lstat, readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { kindOfRun } from '../services/stores.ts'
import { askerOf } from './asker-of.ts'
import { isRemote, useOwnService } from './service.ts'

const service = useOwnService()

describe.skipIf(isRemote)('the data folder', () => {
  it('[V-12] holds nothing that anyone else on the machine may read', async () => {
    const { client, session_id, dataset_id } = await askerOf(service(), 'orchard.csv')
    const question = 'What is the total Crates by Orchard?'
    const { blocks } = await client.jobs.ask({ session_id, dataset_id, question })
    for (const block of blocks) if (block.type === 'IMAGE') await fetch(block.content.url)

    const { dataFolder } = service().local
    const names = ['.', ...(await readdir(dataFolder, { recursive: true }))]
    // Of what lies in a bucket there are copies of what was needed here.
    const [kept, files] =
      kindOfRun() === 'shared'
        ? [['s3', 's3/cache'], 2]
        : [['auger.db', 'auger.db-wal', 'auger.db-shm', 'secret'], 4]
    for (const found of [...kept, 'temporary']) expect(names).toContain(found)
    expect(names.filter((name) => /\.(parquet|csv|json|png)$/.test(name)).length).toBeGreaterThanOrEqual(
      files,
    )
    const open: string[] = []
    for (const name of names) {
      const stats = await lstat(join(dataFolder, name)).catch(() => undefined)
      if (stats !== undefined && (stats.mode & 0o077) !== 0)
        open.push(`${name} ${(stats.mode & 0o777).toString(8)}`)
    }
    expect(open).toEqual([])
  })

  it.skipIf(process.platform !== 'linux')(
    '[V-12] gets files that are closed from their first byte',
    async () => {
      const status = await readFile(`/proc/${service().local.processId}/status`, 'utf8')
      expect(status).toMatch(/^Umask:\t0077$/m)
    },
  )
})
