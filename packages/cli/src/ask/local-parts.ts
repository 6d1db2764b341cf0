import { rm } from 'node:fs/promises'
import { compose, type Parts } from '@auger/server/compose'
import type { Owner } from '@auger/server/domain/owner'
import { newProject } from '@auger/server/domain/new-project'
import { startWorker } from '@auger/server/worker/start-worker'
import type { Local } from './start-local.ts'

/** The whole service without its door, whose folder is gone afterwards. */
export async function withLocalParts(
  { config, programs }: Local,
  work: (parts: Parts, owner: Owner) => Promise<void>,
): Promise<void> {
  const faults: unknown[] = []
  const onError = (error: unknown) => void faults.push(error)
  try {
    const parts = await compose(config, onError, { programs, lasting: false })
    try {
      const project = newProject('local', config, parts.clock.now())
      await parts.store.projects.create(project)
      // Nobody will look at what the dataset holds.
      const worker = await startWorker({ deps: parts, engines: 1, offers: false, onError })
      await work(parts, { projectId: project.id, userId: 'local' }).finally(() => worker.stop(1_000))
    } finally {
      await parts.close()
    }
  } finally {
    await rm(config.dataFolder, { recursive: true, force: true })
  }
}
