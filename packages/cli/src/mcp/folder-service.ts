import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { createClient } from '@auger/sdk'
import { agentsKey } from '@auger/server/agents-project'
import type { Config } from '@auger/server/config'
import { agentsProjectId } from '@auger/server/domain/project'
import { openStore } from '@auger/server/open-store'
import { signingSecret } from '@auger/server/secret'
import { toldAddress } from '@auger/server/told-address'
import { takeTurn } from './take-turn.ts'

export interface Place {
  readonly url: string
  readonly key: string
  /** Ends the service, where it is ours. */
  stop(): Promise<void>
}

/**
 * The service of a data folder: the one that runs on it, else one in this process. Every agent starts a process of ours, and two
 * services on one folder would take each other's jobs.
 */
export async function serviceOf(config: Config): Promise<Place> {
  await mkdir(config.dataFolder, { recursive: true, mode: 0o700 })
  return takeTurn(path.join(config.dataFolder, 'starting'), async () => {
    const key = await keyOf(config)
    const url = await toldAddress(config.dataFolder)
    if (url !== undefined && (await answers(url, key))) return { url, key, stop: async () => undefined }
    const { serve } = await import('@auger/server')
    const here: Config = { ...config, host: '127.0.0.1', port: 0, publicUrl: undefined }
    const service = await serve(here, {
      ensureProject: async () => ({ projectId: agentsProjectId, madeKey: undefined }),
    })
    return { url: service.url, key, stop: () => service.stop() }
  })
}

async function keyOf(config: Config): Promise<string> {
  const store = await openStore(config)
  try {
    return await agentsKey(store, config, await signingSecret(config.dataFolder, config.secret), new Date())
  } finally {
    await store.close()
  }
}

/** Whoever knows the key has the same data: another service may have got the address since. */
async function answers(url: string, apiKey: string): Promise<boolean> {
  const client = createClient({ baseUrl: url, apiKey, userId: 'mcp' })
  return client.datasets.list({ page_size: 1 }, { signal: AbortSignal.timeout(5_000) }).then(
    () => true,
    () => false,
  )
}
