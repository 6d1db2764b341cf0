// The built service in a process of its own on a data folder of its own, that can be given few descriptors.
import { execFile, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { clearTimeout, setTimeout } from 'node:timers'

const root = path.join(import.meta.dirname, '../../..')
const auger = 'packages/cli/bin/auger.js'
const key = 'stall-benchmark-key'
const stopMilliseconds = 10_000

/** `descriptors` is the most that it may have open; `profile` a folder for a processor profile. */
export async function startService({ settings = {}, descriptors, profile } = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'auger-stall-'))
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('AUGER_'))
  const env = {
    ...Object.fromEntries(inherited),
    AUGER_PORT: '0',
    AUGER_DATA_DIR: folder,
    AUGER_API_KEY: key,
    AUGER_RATE_LIMIT: '0',
    AUGER_LOG_LEVEL: 'error',
    ...settings,
  }
  const profiled = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`]
  const command = [process.execPath, ...profiled, auger, 'serve']
  const limited =
    descriptors === undefined
      ? command
      : ['sh', '-c', `ulimit -n ${descriptors}; exec "$@"`, 'sh', ...command]
  const child = spawn(limited[0], limited.slice(1), { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let [said, complained, ending] = ['', '', undefined]
  child.stderr.setEncoding('utf8').on('data', (text) => (complained = (complained + text).slice(-4_000)))
  const ended = new Promise((resolve) =>
    child.once('close', (code, signal) => resolve((ending = signal ?? `code ${code}`))),
  )
  const url = await new Promise((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text) => {
      said = (said + text).slice(-4_000)
      const address = /listening on (http:\/\/\S+)/.exec(said)?.[1]
      if (address !== undefined) resolve(address)
    })
    void ended.then((how) => reject(new Error(`The service ended with ${how}: ${said}${complained}`)))
  })
  return {
    url,
    key,
    folder,
    processId: child.pid,
    /** How it ended, undefined while it lives. */
    ending: () => ending,
    complaints: () => complained,
    /** A key of another project. */
    async newProjectKey(name) {
      const project = await administer('project', 'create', name, '--json')
      return (await administer('key', 'create', '--project', String(project.id), '--json')).key
    },
    async stop() {
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), stopMilliseconds)
      await ended
      clearTimeout(timer)
      await rm(folder, { recursive: true, force: true })
    },
  }

  async function administer(...argv) {
    const { stdout } = await promisify(execFile)(process.execPath, [auger, ...argv], { cwd: root, env })
    return JSON.parse(stdout)
  }
}
