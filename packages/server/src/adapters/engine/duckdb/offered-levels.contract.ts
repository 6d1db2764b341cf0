import type { Isolation } from '../../../ports/engine.ts'
import { probeIsolation } from './isolation/probe-isolation.ts'

/** The levels that tests run at. A machine that lacks one says so loudly, and one that checks every change must have them all. */
export async function offeredLevels(): Promise<readonly Isolation[]> {
  const { level, reason } = await probeIsolation()
  if (level === 'sandbox') return ['limits', 'sandbox']
  const lack = `SKIPPED: no test runs in the sandbox on this machine. ${reason}`
  if (process.env['CI'] !== undefined) throw new Error(lack)
  process.stderr.write(`${lack}\n`)
  return [level]
}
