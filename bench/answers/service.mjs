// The built service in a process of its own, on a data folder that outlives it, without limits on how much is asked.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { createClient } from '@auger/sdk'

const root = path.join(import.meta.dirname, '../..')
const key = 'answers-benchmark-key'
const mostSaid = 4_000

export async function startService(folder) {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('AUGER_'))
  const child = spawn(process.execPath, ['packages/cli/bin/auger.js', 'serve'], {
    cwd: root,
    env: {
      ...Object.fromEntries(inherited),
      AUGER_PORT: '0',
      AUGER_DATA_DIR: folder,
      AUGER_API_KEY: key,
      AUGER_RATE_LIMIT: '0',
      AUGER_LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [said, complained, alive] = ['', '', true]
  child.stderr.setEncoding('utf8').on('data', (text) => (complained = (complained + text).slice(-mostSaid)))
  const ended = new Promise((resolve) => child.once('close', resolve)).then((code) => {
    alive = false
    return code
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  // Whoever asks then fails, and cleans up.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop)
  const url = await new Promise((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text) => {
      said = (said + text).slice(-mostSaid)
      const address = /listening on (http:\/\/\S+)/.exec(said)?.[1]
      if (address !== undefined) resolve(address)
    })
    void ended.then((code) => reject(new Error(`The service ended with ${code}: ${said}${complained}`)))
  })
  return {
    clientOf: (userId) => createClient({ baseUrl: url, apiKey: key, userId }),
    /** An error of a service that has ended is everyone's. */
    mustLive() {
      if (!alive) throw new Error(`The service has ended: ${complained}`)
    },
    stop,
  }
}
