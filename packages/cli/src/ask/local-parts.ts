import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { compose, type Parts } from '@auger/server/compose'
import { readConfig } from '@auger/server/config'
import type { Owner } from '@auger/server/domain/owner'
import { newProject } from '@auger/server/first-project'
import { startWorker } from '@auger/server/worker/start-worker'

/** The whole service without its door, in a temporary folder that is gone afterwards. */
export async function withLocalParts(work: (parts: Parts, owner: Owner) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'auger-'))
  const faults: unknown[] = []
  const onError = (error: unknown) => void faults.push(error)
  try {
    const config = {
      ...readConfig(),
      dataFolder: folder,
      jobQuota: null,
      storageQuota: null,
      engines: 1,
      analystProcesses: 1,
    }
    const parts = await compose(config, onError)
    try {
      const project = newProject('local', config, parts.clock.now())
      await parts.store.projects.create(project)
      const worker = await startWorker({ deps: parts, engines: 1, onError })
      await work(parts, { projectId: project.id, userId: 'local' }).finally(() => worker.stop(1_000))
    } finally {
      await parts.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
