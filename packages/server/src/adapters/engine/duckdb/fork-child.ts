import { fork, type ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** Starts the child's program. Its environment is empty but for the time zone: it inherits no secret of the server's. */
export function forkChild(): ChildProcess {
  const fromSource = import.meta.url.endsWith('.ts')
  return fork(fileURLToPath(new URL(fromSource ? './child.ts' : './child.js', import.meta.url)), [], {
    env: { TZ: 'UTC' },
    execArgv: ['--expose-gc', ...(fromSource ? ['--conditions=source', '--import', typescriptLoader()] : [])],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
}

function typescriptLoader(): string {
  return pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
}
