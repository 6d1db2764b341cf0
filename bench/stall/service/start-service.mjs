// The built service on a data folder of its own, that can be given few descriptors.
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { environmentOf, root, settingsOf, startListening } from '../../processes/start-listening.mjs'

const auger = 'packages/cli/bin/auger.js'
const key = 'stall-benchmark-key'

/** `descriptors` is the most that it may have open; `profile` a folder for a processor profile. */
export async function startService({ settings = {}, descriptors, profile } = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'auger-stall-'))
  const told = { ...settingsOf(folder, key), AUGER_LOG_LEVEL: 'error', ...settings }
  const profiled = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`]
  const command = [process.execPath, ...profiled, auger, 'serve']
  const limited =
    descriptors === undefined
      ? command
      : ['sh', '-c', `ulimit -n ${descriptors}; exec "$@"`, 'sh', ...command]
  const service = await startListening(limited, told)
  return {
    ...service,
    key,
    folder,
    /** A key of another project. */
    async newProjectKey(name) {
      const project = await administer('project', 'create', name, '--json')
      return (await administer('key', 'create', '--project', String(project.id), '--json')).key
    },
    async stop() {
      await service.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }

  async function administer(...argv) {
    const { stdout } = await promisify(execFile)(process.execPath, [auger, ...argv], {
      cwd: root,
      env: environmentOf(told),
    })
    return JSON.parse(stdout)
  }
}
