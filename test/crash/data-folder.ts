import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { openEmbeddedStore } from '@auger/server/adapters/store/embedded'
import { objectKeys } from '@auger/server/domain/file'
import { noCost } from '@auger/server/domain/cost'
import { openFolderObjects } from '@auger/server/open-objects'
import {
  aFile,
  aFinding,
  aSession,
  aSource,
  aTable,
  aWord,
  anEntry,
  anOwner,
  keptDataset,
  keptJob,
  later,
  times,
} from '@auger/server/ports/store-samples.contract'

export interface Filling {
  readonly sessions: number
  readonly jobs: number
  readonly sources: number
}

/** What no database may change: bytes of every plane, and what looks like the end of something. */
const words = ['東京', 'ß\u0000ü', "it's \\ 100%", '𝔘 🦀', 'line\nbreak\u2028', '']

/** Fills a data folder through the store's port, without waiting for the disk. */
export async function fillDataFolder(dataFolder: string, filling: Filling): Promise<void> {
  const store = await openEmbeddedStore(join(dataFolder, 'auger.db'), undefined, false)
  const objects = await openFolderObjects(dataFolder)
  try {
    const owner = await anOwner(store)
    const sessions = times(filling.sessions, (number) =>
      aSession(owner, { name: `${number} ${words[number % words.length]}` }),
    )
    for (const session of sessions) await store.sessions.create(session, filling.sessions)
    for (let number = 0; number < filling.jobs; number++) {
      const session = sessions[number % sessions.length]
      if (session === undefined) throw new Error('There are no sessions')
      const job = await keptJob(store, session)
      await store.jobs.claim(job.id)
      await store.jobs.append(job.id, [aWord(`${number} ${words[number % words.length]}`)])
      if (number % 50 === 0) {
        await objects.put(objectKeys.result(job.id, 1, 'csv'), Readable.from([`n\n${number}\n`]))
        await store.jobs.countResults(job.id, [{ name: '1.csv', size: 10 }])
      }
      // Some are under way as long as there is a store.
      if (number % 100 !== 99)
        await store.jobs.finish(job.id, { state: 'failed', cost: noCost }, later, () => [aWord('the end')])
    }
    for (let number = 0; number < filling.sources; number++) {
      const dataset = await keptDataset(store, owner)
      // One is larger than what goes up whole.
      const bytes = randomBytes(number === 0 ? 17 * 2 ** 20 : 1_000 + number)
      const file = aFile(owner, { size: bytes.length })
      await objects.put(objectKeys.file(file.id), Readable.from([bytes]))
      await store.files.create(file)
      const source = aSource(dataset, file)
      await store.sources.create(source)
      const key = objectKeys.table(source.id, 0, 1, 'ab'.repeat(32))
      await objects.put(key, Readable.from([bytes.subarray(0, 500)]))
      const table = aTable(source, 1, { objectKey: key })
      await store.sources.saveTables(
        source.id,
        aFinding({ tables: [table], lexicon: [anEntry(table, `value ${number}`)] }),
      )
    }
  } finally {
    await store.close()
  }
}
