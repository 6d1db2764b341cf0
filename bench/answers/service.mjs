// The built service on a data folder that outlives it, without limits on how much is asked.
import path from 'node:path'
import { createClient } from '@auger/sdk'
import { settingsOf, startListening } from '../processes/start-listening.mjs'

const key = 'answers-benchmark-key'

const endWithParent = path.join(import.meta.dirname, '../processes/end-with-parent.mjs')

/** `settings` are further ones, such as those of a model. */
export async function startService(folder, settings = {}) {
  const { url, ending, complaints, stop } = await startListening(
    [process.execPath, '--import', endWithParent, 'packages/cli/bin/auger.js', 'serve'],
    { ...settingsOf(folder, key), AUGER_LOG_LEVEL: 'error', ...settings },
  )
  // Whoever asks then fails, and cleans up.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop)
  return {
    clientOf: (userId) => createClient({ baseUrl: url, apiKey: key, userId }),
    /** An error of a service that has ended is everyone's. */
    mustLive() {
      if (ending() !== undefined) throw new Error(`The service has ended: ${complaints()}`)
    },
    stop,
  }
}
