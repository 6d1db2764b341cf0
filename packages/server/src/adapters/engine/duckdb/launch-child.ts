import { spawn, type ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Isolation } from '../../../ports/engine.ts'
import { limited } from './isolation/limited.ts'
import { sandboxed } from './isolation/sandboxed.ts'
import type { Room } from './room.ts'

export interface LaunchOptions {
  readonly isolation: Isolation
  readonly dataMegabytes: number
  readonly room: Room
}

/** Starts the child's program. Its environment is empty but for the time zone: it inherits no secret of the server's. */
export function launchChild({ isolation, dataMegabytes, room }: LaunchOptions): ChildProcess {
  const [program = '', ...words] = command(isolation, dataMegabytes, room)
  return spawn(program, words, {
    cwd: room.folder,
    env: { TZ: 'UTC', ...(fromSource ? { TSX_DISABLE_CACHE: '1' } : {}) },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc', ...(isolation === 'sandbox' ? (['pipe'] as const) : [])],
  })
}

function command(isolation: Isolation, dataMegabytes: number, room: Room): readonly string[] {
  const node = [process.execPath, '--expose-gc', ...loader, childProgram]
  switch (isolation) {
    case 'process':
      return node
    case 'limits':
      return limited(node, dataMegabytes)
    case 'sandbox':
      return sandboxed(limited(node, dataMegabytes), room)
  }
}

const fromSource = import.meta.url.endsWith('.ts')
const childProgram = fileURLToPath(new URL(fromSource ? './child.ts' : './child.js', import.meta.url))
const loader = fromSource
  ? ['--conditions=source', '--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href]
  : []
