import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { engineContract } from '../../../ports/engine.contract.ts'
import { childrenOf } from './children.contract.ts'
import { createDuckdbEngine } from './index.ts'
import type { Isolation } from '../../../ports/engine.ts'

/** What wraps a child may take it along. */
function kill(processId: number): void {
  try {
    process.kill(processId, 'SIGKILL')
  } catch {
    // It is gone already.
  }
}

/** All that an engine must do, at a level of isolation. */
export const contractAt = (isolation: Isolation): void =>
  engineContract(`DuckDB (${isolation})`, async () => {
    const before = childrenOf(process.pid)
    const engine = createDuckdbEngine({
      engines: 2,
      memoryMegabytes: 256,
      temporaryFolder: await mkdtemp(join(tmpdir(), 'duckdb-')),
      isolation,
    })
    return {
      engine,
      async crash() {
        const own = childrenOf(process.pid).filter((processId) => !before.includes(processId))
        for (const processId of own) kill(processId)
        // The idle ones are killed too, and are not given work once that was noticed.
        while (childrenOf(process.pid).some((processId) => own.includes(processId))) await wait(20)
        // The engine hears of it when their pipes are closed, a little later.
        await wait(200)
      },
    }
  })
