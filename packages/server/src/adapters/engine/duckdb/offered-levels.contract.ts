import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Isolation } from '../../../ports/engine.ts'
import { openDuckdbEngine } from './index.ts'

/** The levels that tests run at. A machine that lacks one says so loudly, and one that checks every change must have them all. */
export async function offeredLevels(): Promise<readonly Isolation[]> {
  const temporaryFolder = await mkdtemp(join(tmpdir(), 'isolation-'))
  const { engine, shortfall } = await openDuckdbEngine({ engines: 1, memoryMegabytes: 128, temporaryFolder })
  await engine.close()
  await rm(temporaryFolder, { recursive: true, force: true })
  if (engine.isolation === 'sandbox') return ['limits', 'sandbox']
  const lack = `SKIPPED: no test runs in the sandbox on this machine. ${shortfall}`
  if (process.env['CI'] !== undefined) throw new Error(lack)
  process.stderr.write(`${lack}\n`)
  return [engine.isolation]
}
