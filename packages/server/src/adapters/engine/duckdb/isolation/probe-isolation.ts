import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Isolation } from '../../../../ports/engine.ts'
import { startEngineChild } from '../engine-child.ts'
import { findIsolation } from './find-isolation.ts'

/** What this machine offers, for those who only want to know. */
export async function probeIsolation(): Promise<{ readonly level: Isolation; readonly reason: string }> {
  const temporaryFolder = await mkdtemp(join(tmpdir(), 'isolation-'))
  try {
    const { isolation, child, shortfall } = await findIsolation((level) =>
      startEngineChild({ memoryMegabytes: 128, temporaryFolder, isolation: level }),
    )
    child.kill()
    await child.gone
    return { level: isolation, reason: shortfall ?? '' }
  } finally {
    await rm(temporaryFolder, { recursive: true, force: true })
  }
}
