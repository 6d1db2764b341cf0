import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { startEngineChild } from './engine-child.ts'
import { findIsolation } from './find-isolation.ts'

// As on a machine where bubblewrap was never installed.
vi.mock('../../../isolation/sandboxed.ts', async (original) => ({
  ...(await original<object>()),
  sandboxed: (command: readonly string[]) => ['/nowhere/bwrap', ...command],
}))

test('without bubblewrap the engine starts at the next level and says what is missing', async () => {
  const temporaryFolder = await mkdtemp(join(tmpdir(), 'no-bubblewrap-'))
  const found = await findIsolation(
    (isolation) => startEngineChild({ memoryMegabytes: 128, temporaryFolder, isolation }),
    'linux',
  )
  expect(found.isolation).not.toBe('sandbox')
  expect(found.shortfall).toBe('sandbox failed: spawn /nowhere/bwrap ENOENT')
  found.child.kill()
  await found.child.gone
})
