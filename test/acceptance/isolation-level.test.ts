import { describe, expect, it, vi } from 'vitest'
import { offeredLevels } from '../../packages/server/src/adapters/engine/duckdb/offered-levels.contract.ts'
import { startServer, type LocalServer, type ServerSettings } from './server.ts'

const levels = await offeredLevels()

/** The same machine as if bubblewrap did not work on it. */
const withoutBubblewrap = [
  'bwrap',
  '--die-with-parent',
  '--dev-bind',
  '/',
  '/',
  '--ro-bind',
  '/bin/false',
  '/usr/bin/bwrap',
]

async function readiness(
  settings: ServerSettings,
  command: readonly string[] = [],
): Promise<{ readonly told: unknown; readonly log: string }> {
  const server: LocalServer = await startServer(settings, { command })
  try {
    const told: unknown = await fetch(`${server.url}/readyz`).then((response) => response.json())
    // Lines are written together, and a service that is killed with what is around it does not write its last ones.
    await vi.waitFor(() => expect(server.log()).toContain('"isolation"'), { timeout: 10_000 })
    return { told, log: server.log() }
  } finally {
    await server.stop()
  }
}

describe.runIf(levels.includes('sandbox'))('what holds the engine back', () => {
  it('[V-11] /readyz and the log tell the sandbox', async () => {
    const { told, log } = await readiness({ AUGER_ISOLATION: 'required' })
    expect(told).toEqual({ status: 'ready', isolation: 'sandbox' })
    expect(log).toContain('"isolation":"sandbox"')
    expect(log).not.toContain('the engine has no sandbox')
  })

  it('[V-11] without bubblewrap they tell the lower level, and the log why', async () => {
    const { told, log } = await readiness({}, withoutBubblewrap)
    expect(told).toEqual({ status: 'ready', isolation: 'limits' })
    expect(log).toContain('"isolation":"limits"')
    expect(log).toMatch(/"reason":"sandbox failed: .+the engine has no sandbox/)
  })

  it('[V-11] AUGER_ISOLATION=required does not start below the best', async () => {
    await expect(readiness({ AUGER_ISOLATION: 'required' }, withoutBubblewrap)).rejects.toThrow(
      /AUGER_ISOLATION is "required", but this machine offers no better than "limits": sandbox failed/,
    )
  })
})
