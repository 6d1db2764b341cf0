// A server in a process of its own, started from the root of the checkout with none of the settings of whoever measures it.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { clearTimeout, setTimeout } from 'node:timers'

export const root = path.join(import.meta.dirname, '../..')
const mostSaid = 4_000
const stopMilliseconds = 10_000

/** What a service is told that is measured: a port of its own, no limit on how much is asked. */
export const settingsOf = (folder, key) => ({
  AUGER_PORT: '0',
  AUGER_DATA_DIR: folder,
  AUGER_API_KEY: key,
  AUGER_RATE_LIMIT: '0',
})

/** The environment without our settings, and these instead. */
export const environmentOf = (settings) => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('AUGER_'))),
  ...settings,
})

/** Waits until it says where it listens. `complaints` is what becomes of its stderr: pipe, or ignore. */
export async function startListening([program, ...words], settings, complaints = 'pipe') {
  const child = spawn(program, words, {
    cwd: root,
    env: environmentOf(settings),
    stdio: ['ignore', 'pipe', complaints],
  })
  let [said, complained, ending] = ['', '', undefined]
  child.stderr?.setEncoding('utf8').on('data', (text) => (complained = (complained + text).slice(-mostSaid)))
  const ended = new Promise((resolve) =>
    child.once('close', (code, signal) => resolve((ending = signal ?? `code ${code}`))),
  )
  const url = await new Promise((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text) => {
      said = (said + text).slice(-mostSaid)
      const address = /listening on (http:\/\/\S+)/.exec(said)?.[1]
      if (address !== undefined) resolve(address)
    })
    void ended.then((how) => reject(new Error(`${words.join(' ')} ended with ${how}: ${said}${complained}`)))
  })
  return {
    url,
    processId: child.pid,
    /** How it ended, undefined while it lives. */
    ending: () => ending,
    complaints: () => complained,
    async stop() {
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), stopMilliseconds)
      await ended
      clearTimeout(timer)
    },
  }
}
