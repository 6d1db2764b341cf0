// The servers that are compared, each in a process of its own on a data folder of its own.
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../..')
export const key = 'speed-benchmark-key'

/** `profile` is a folder for a processor profile; `settings` are variables of the environment. */
export const startService = ({ profile, settings = {} } = {}) =>
  start('service', (folder) => ({
    script: [
      ...(profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`]),
      'packages/cli/bin/auger.js',
      'serve',
    ],
    environment: {
      AUGER_PORT: '0',
      AUGER_DATA_DIR: folder,
      AUGER_API_KEY: key,
      AUGER_RATE_LIMIT: '0',
      ...settings,
    },
  }))

/** `log` is a level of Fastify's own request log, or silent. */
export const startBare = (log) =>
  start(`bare, log ${log}`, (folder) => ({
    script: ['bench/speed/bare-server.mjs', path.join(folder, 'bare.db'), log],
    environment: {},
  }))

async function start(name, describe) {
  const folder = await mkdtemp(path.join(tmpdir(), 'auger-speed-'))
  const { script, environment } = describe(folder)
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([variable]) => !variable.startsWith('AUGER_')),
  )
  // The service logs to stderr; where it goes costs next to nothing, as with most who run it.
  const child = spawn(process.execPath, script, {
    cwd: root,
    env: { ...inherited, ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const url = await new Promise((resolve, reject) => {
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (text) => {
      said += text
      const address = /listening on (http:\/\/\S+)/.exec(said)?.[1]
      if (address !== undefined) resolve(address)
    })
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}: ${said}`)))
  })
  return {
    name,
    url,
    processId: child.pid,
    folder,
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
