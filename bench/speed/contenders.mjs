// The servers that are compared, each in a process of its own on a data folder of its own.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { settingsOf, startListening } from '../processes/start-listening.mjs'

export const key = 'speed-benchmark-key'

/** `profile` is a folder for a processor profile; `settings` are variables of the environment. */
export const startService = ({ profile, settings = {} } = {}) =>
  start('service', (folder) => ({
    script: [
      ...(profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`]),
      'packages/cli/bin/auger.js',
      'serve',
    ],
    environment: { ...settingsOf(folder, key), ...settings },
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
  // The service logs to stderr; where it goes costs next to nothing, as with most who run it.
  const { url, processId, stop } = await startListening([process.execPath, ...script], environment, 'ignore')
  return {
    name,
    url,
    processId,
    folder,
    async stop() {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
